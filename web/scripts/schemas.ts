/** TypeScript from an OpenAPI document: one exported type for each of its schemas, and nothing else. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString, type OpenAPI3, type OpenAPITSOptions } from 'openapi-typescript'
import ts from 'typescript'

const REFERENCE = /components\["schemas"\]\["(\w+)"\]/g
// Descriptions that only repeat the type or its name.
const REPEATED = /^ *\/\*\* (@constant|@enum \{\w+\}|\w+) \*\/\n/gm
const TITLED = /^\/\*\*\n \* \w+\n \* @description (.*)\n \*\//gm

export async function typesOf(document: OpenAPI3, how: OpenAPITSOptions = {}): Promise<string> {
  const nodes = await openapiTS({ ...document, paths: {} }, { immutable: true, ...how })
  const schemas = membersOf(membersOf(nodes.filter(ts.isInterfaceDeclaration), 'components'), 'schemas')
  const types = schemas.map((schema) =>
    ts.setSyntheticLeadingComments(
      ts.factory.createTypeAliasDeclaration(
        [ts.factory.createToken(ts.SyntaxKind.ExportKeyword)],
        nameOf(schema),
        undefined,
        schema.type as ts.TypeNode,
      ),
      ts.getSyntheticLeadingComments(schema),
    ),
  )
  return astToString(types).replace(REFERENCE, '$1').replace(REPEATED, '').replace(TITLED, '/** $1 */')
}

/** Writes a file. With --check it only says whether the file is up to date. */
export function keep(target: string, text: string, complaint: string): void {
  if (!process.argv.includes('--check')) {
    writeFileSync(target, text)
  } else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error(complaint)
    process.exitCode = 1
  }
}

type Named = ts.InterfaceDeclaration | ts.PropertySignature

/** The content of the interface or property with this name. */
function membersOf(nodes: readonly Named[], name: string): ts.PropertySignature[] {
  const found = nodes.find((node) => nameOf(node) === name)
  const inside = found && ts.isPropertySignature(found) ? (found.type as ts.TypeLiteralNode) : found
  return [...(inside?.members ?? [])].filter((member) => ts.isPropertySignature(member))
}

const nameOf = (node: Named): string => (node.name as ts.Identifier).text
