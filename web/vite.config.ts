/** How the page is built: this folder and the `web` folder of every game become src/nenuphar/web_dist. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env['NENUPHAR_SERVER'] ?? 'http://127.0.0.1:8123'

// The terminal and the page share a catalogue. Every visitor loads it, but nobody reads these there.
const OF_TERMINAL =
  /^(sorry|report|arena|nodes|verified|takeout|preview|picture|backup|restore|check|service|version|tune|endgames|weakened|words|move|serve|answer|over|record|games|shelf|matches|ratings|bot)-[\w-]+ =.*\n(?:[ }].*\n)*/gm
const withoutTerminal: Plugin = {
  name: 'without-terminal',
  enforce: 'pre',
  load(id) {
    const shared = /^(.*nenuphar\/texts\/\w+\.ftl)\?raw$/.exec(id)?.[1]
    if (shared === undefined) return null
    const texts = readFileSync(shared, 'utf8').replace(OF_TERMINAL, '')
    return { code: `export default ${JSON.stringify(texts)}`, moduleType: 'js' }
  },
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), withoutTerminal],
  resolve: {
    alias: { $shell: here('./src') },
    // Games are outside this folder, but their boards use the packages that are installed here.
    dedupe: ['svelte'],
    ...(mode === 'test' ? { conditions: ['browser'] } : {}), // tests run the browser's half of Svelte
  },
  build: {
    outDir: here('../src/nenuphar/web_dist'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0, // the content policy allows no data: addresses for fonts and scripts
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } }, // users should not see messages for developers
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    // A browser for every file would cost four times as much: files share one, and get modules of their own.
    isolate: false,
    pool: 'threads',
    setupFiles: [here('./tests/new_browser.ts')],
    testTimeout: 60_000, // only ends a test that hangs: a busy machine is slow
    include: ['tests/**/*.test.ts', '../src/nenuphar/games/*/web/**/*.test.ts'],
  },
}))
