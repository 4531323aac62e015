/** Writes the types of the wire from the server's own description of it: src/wire.gen.ts. With --check only looks. */
import { readFileSync, writeFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'

const types = await openapiTS((await json(process.stdin)) as OpenAPI3, {
  immutable: true,
  emptyObjectsUnknown: true,
  inject: "import type { Fact } from './facts'",
  // Facts nest, and TypeScript allows that only to a type with a name of its own.
  transform: (_, { path }) => (path?.endsWith('/Fact') ? ts.factory.createTypeReferenceNode('Fact') : undefined),
})
const target = `${import.meta.dirname}/../src/wire.gen.ts`
const text = `// Made by \`npm run wire\` from src/nenuphar/server/wire.\n${astToString(types)}`
if (!process.argv.includes('--check')) {
  writeFileSync(target, text)
} else if (readFileSync(target, 'utf8') !== text) {
  console.error('src/wire.gen.ts does not fit src/nenuphar/server/wire any more: npm run wire')
  process.exit(1)
}
