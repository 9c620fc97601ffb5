import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import node from '@astrojs/node'
import { defineConfig } from 'astro/config'
import { build } from 'esbuild'
import sharp from 'sharp'
import { variants } from './art/palettes.mjs'

const sources = fileURLToPath(new URL('src', import.meta.url))

/** `virtual:worker`: the service worker as one script, and a hash of the site's sources as its version. */
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

/** dist/server/compress.cjs, which serve.mjs runs in front of the site: CommonJS, like its packages. */
const compress = {
  name: 'staykit-compress',
  hooks: {
    'astro:build:done': async () => {
      await build({
        entryPoints: [join(sources, 'server/compress.ts')],
        outfile: fileURLToPath(new URL('dist/server/compress.cjs', import.meta.url)),
        bundle: true,
        platform: 'node',
        target: 'node20',
      })
    },
  },
}

/** Widths of the pictures in px: a phone's card, a phone's hero or a tablet, a desktop. */
const widths = [640, 1280, 1920]

/** dist/client/img: the drawings of site/art as bitmaps, in each width (components/Picture.astro). */
const pictures = {
  name: 'staykit-pictures',
  hooks: {
    'astro:build:done': async () => {
      const art = fileURLToPath(new URL('art', import.meta.url))
      const img = fileURLToPath(new URL('dist/client/img', import.meta.url))
      mkdirSync(img, { recursive: true })
      for (const file of readdirSync(art).filter((name) => name.endsWith('.svg'))) {
        const { name } = parse(file)
        const svg = readFileSync(join(art, file), 'utf8')
        for (const [title, drawing] of [[name, svg], ...variants(name, svg)])
          for (const width of widths)
            await sharp(Buffer.from(drawing), { density: 144 })
              .resize({ width })
              .webp({ quality: 60 })
              .toFile(join(img, `${title}-${width}.webp`))
      }
    },
  },
}

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [compress, pictures],
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  // The pages' policy allows no inline code or style (src/middleware.ts).
  build: { inlineStylesheets: 'never' },
  // Bundles everything into dist, so that the server runs without node_modules.
  vite: {
    define: { 'import.meta.env.PICTURE_WIDTHS': JSON.stringify(widths) },
    build: { assetsInlineLimit: 0 },
    ssr: { noExternal: true },
    plugins: [worker],
  },
})
