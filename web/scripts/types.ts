/** Writes the types of every game from its Python types: web/types.gen.ts in its folder. With
 * --check it only compares. */
import { json } from 'node:stream/consumers'
import type { OpenAPI3 } from 'openapi-typescript'
import { keep, typesOf } from './schemas.ts'

const documents = (await json(process.stdin)) as Record<string, OpenAPI3>
for (const [folder, document] of Object.entries(documents)) {
  const target = `${folder}/types.gen.ts`
  const text = `// Made by \`npm run types\` from the game's Python types.\n${await typesOf(document)}`
  keep(target, text, `${target} does not fit the game's Python types any more: npm run types`)
}
