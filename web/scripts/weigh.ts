/** Fails when a first visit to the home page loads too much. */
import { readFileSync, rmSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT_KB = 150
const dist = `${import.meta.dirname}/../../src/nenuphar/web_dist/`

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}
const chunks: Record<string, Chunk> = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))

rmSync(`${dist}.vite`, { recursive: true }) // only this script needs it

// Loaded for the home page, besides what these import: the page, the texts of one language, and the games' covers and
// descriptions.
const asked = (key: string) =>
  /^index\.html$|pages\/Home\.svelte$|(^|nenuphar\/)texts\/fr\.ftl\?raw$|web\/door\/fr\.ftl\?raw$|\/Cover\.svelte$/.test(
    key,
  )

const files = new Set<string>(['index.html', 'theme.js', 'icon.svg'])
for (const key of Object.keys(chunks).filter(asked)) load(key)
function load(key: string): void {
  const chunk = chunks[key]
  if (!chunk || files.has(chunk.file)) return
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
  chunk.imports?.forEach(load)
}

let total = 0
for (const file of [...files].filter((file) => !/latin-ext/.test(file))) {
  const bytes = readFileSync(dist + file)
  const size = /\.(woff2|png)$/.test(file) ? bytes.length : gzipSync(bytes).length
  total += size
}
if (total > LIMIT_KB * 1000) {
  console.error(`The home page loads ${(total / 1000).toFixed(1)} kB, compressed: at most ${LIMIT_KB} are allowed.`)
  process.exit(1)
}
