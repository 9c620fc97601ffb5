import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import node from '@astrojs/node'
import { defineConfig } from 'astro/config'
import { build } from 'esbuild'

const sources = fileURLToPath(new URL('src', import.meta.url))

/** `virtual:worker`: the service worker as one script, and a version of all that the site is built of. */
const worker = {
  name: 'staykit-worker',
  resolveId: (/** @type {string} */ id) => (id === 'virtual:worker' ? '\0worker' : undefined),
  async load(/** @type {string} */ id) {
    if (id !== '\0worker') return undefined
    const { outputFiles } = await build({
      entryPoints: [join(sources, 'worker/main.ts')],
      bundle: true,
      format: 'iife',
      minify: true,
      target: 'es2022',
      write: false,
    })
    const hash = createHash('sha256')
    const files = readdirSync(sources, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(readFileSync(file))
    const exported = { code: outputFiles[0].text, version: hash.digest('hex').slice(0, 12) }
    return Object.entries(exported)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
}

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  // The pages' policy allows no inline code or style (src/middleware.ts).
  build: { inlineStylesheets: 'never' },
  // Whole in dist: what runs it needs no package beside it.
  vite: { build: { assetsInlineLimit: 0 }, ssr: { noExternal: true }, plugins: [worker] },
})
