/** Writes the types of every game from its Python types: web/types.gen.ts in its folder. With --check only looks. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

const documents = (await json(process.stdin)) as Record<string, OpenAPI3>
for (const [folder, document] of Object.entries(documents)) {
  const types = await openapiTS(document, { immutable: true, rootTypes: true, rootTypesNoSchemaPrefix: true })
  const target = `${folder}/types.gen.ts`
  const text = `// Made by \`npm run types\` from the game's Python types.\n${astToString(types)}`
  if (!process.argv.includes('--check')) {
    writeFileSync(target, text)
  } else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error(`${target} does not fit the game's Python types any more: npm run types`)
    process.exitCode = 1
  }
}
