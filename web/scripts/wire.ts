/** Writes the types of the wire from the server's own description of it: src/wire.gen.ts. */
import { writeFileSync } from 'node:fs'
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
writeFileSync(target, `// Made by \`npm run wire\` from src/nenuphar/server/wire.py.\n${astToString(types)}`)
