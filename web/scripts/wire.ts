/** Writes the types of the wire from the server's own description: src/wire.gen.ts. With --check it only compares. */
import { json } from 'node:stream/consumers'
import type { OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { keep, typesOf } from './schemas.ts'

const types = await typesOf((await json(process.stdin)) as OpenAPI3, {
  emptyObjectsUnknown: true,
  // Facts nest, and the page nests them deeper: src/facts.ts.
  transform: (_, { path }) => (path?.endsWith('/Fact') ? ts.factory.createTypeReferenceNode('Fact') : undefined),
})
const text = types.replace('export type Fact = Fact;', 'import type { Fact } from "./facts";')
keep(
  `${import.meta.dirname}/../src/wire.gen.ts`,
  `// Made by \`npm run wire\` from src/nenuphar/server/wire.\n${text}`,
  'src/wire.gen.ts does not fit src/nenuphar/server/wire any more: npm run wire',
)
