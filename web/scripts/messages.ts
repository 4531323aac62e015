/** Writes the union of all message ids, so that a misspelt id is a type error: src/lib/messages.gen.ts. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { catalogues, idsOf } from './catalogues.ts'

const ids = [...new Set(catalogues('en').flatMap((file) => idsOf(readFileSync(file, 'utf8'))))].sort()
const target = `${import.meta.dirname}/../src/lib/messages.gen.ts`
const draft = `${target}.${process.pid}`
writeFileSync(
  draft,
  `// Made by \`npm run messages\` from the English catalogues.\nexport type MessageId =\n${ids.map((id) => `  | '${id}'`).join('\n')}\n`,
)
renameSync(draft, target) // a check that runs at the same time never reads half a file
