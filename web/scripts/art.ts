/** Renders the pieces that a game names in its web/art/pieces.json, as HTML with their styles: one JSON text for all.
 *
 * `python -m tests.browser.art` turns them into plain SVG, for pictures that are drawn without the page. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { createServer } from 'vite'

type Piece = [component: string, props: Record<string, unknown>]

const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  plugins: [
    svelte({ configFile: false, preprocess: vitePreprocess(), compilerOptions: { runes: true, css: 'injected' } }),
  ],
  resolve: { alias: { $shell: new URL('../src', import.meta.url).pathname }, dedupe: ['svelte'] },
})

const { render } = await server.ssrLoadModule('svelte/server')
const found: Record<string, Record<string, string>> = {}
for (const file of globSync('../src/nenuphar/games/*/web/art/pieces.json').sort()) {
  const game = file.split('/').at(-4) ?? ''
  found[game] = {}
  for (const [name, [component, props]] of Object.entries(
    JSON.parse(readFileSync(file, 'utf8')) as Record<string, Piece>,
  )) {
    const path = component.startsWith('$shell/')
      ? component.replace('$shell', '/src')
      : `/@fs${resolve(dirname(file), component)}`
    const { default: drawing } = await server.ssrLoadModule(path)
    const { head, body } = render(drawing, { props })
    found[game][name] = `${head}${body}`
  }
}
await server.close()
process.stdout.write(JSON.stringify(found))
