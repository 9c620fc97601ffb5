// Builds the component gallery of the documentation: `node sdk/build/gallery.ts`. Its output, dist/gallery, is not
// part of any package or page of a partner.
import { globSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { modelOf, type Piece } from './gallery/model.ts'
import { galleryFolder, source } from './paths.ts'
import { cssText } from './plugins/esbuild-css.ts'
import { preactAliases } from './plugins/preact.ts'
import { languagesOf } from './plugins/test-languages.ts'

/** Languages besides English, for right-to-left states. */
const translated = ['ar']

/** The gallery pages: `ui/stepper/stepper.gallery.tsx`, relative to sdk/src. */
export const galleryFiles = (): string[] => globSync('**/*.gallery.tsx', { cwd: source }).sort()

export const pieceOf = (file: string): string => basename(file, '.gallery.tsx')

const pagesModule = () => {
  const files = galleryFiles()
  const imports = files.map((file, index) => `import { page as p${index} } from './${file}'`)
  const named = files.map((file, index) => `'${pieceOf(file)}': p${index},`)
  return `${imports.join('\n')}\nexport const pages = {${named.join('\n')}}`
}

async function bundle(contents: string, minify: boolean): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    tsconfigRaw: {},
    alias: { ...preactAliases },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [cssText, languagesOf(translated)],
    minify,
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/** dist/gallery: gallery.js, which registers `<stay-gallery>`, and pieces.json with the texts and data of each component. */
export async function buildGallery(): Promise<void> {
  const next = galleryFolder.replace(/\/$/, `.next-${process.pid}/`)
  await mkdir(next, { recursive: true })
  const pages = pagesModule()
  const start = `${pages}\nimport { defineGallery } from './entries/gallery.tsx'\ndefineGallery(pages)`
  // Runs the pages to read their descriptions.
  const read = join(next, 'pages.mjs')
  await writeFile(read, await bundle(pages, false))
  const gallery = (await import(pathToFileURL(read).href)) as {
    readonly pages: Parameters<typeof modelOf>[1]
  }
  const pieces: readonly Piece[] = modelOf(galleryFiles(), gallery.pages)
  await rm(read)
  await writeFile(join(next, 'pieces.json'), `${JSON.stringify(pieces, null, 2)}\n`)
  await writeFile(join(next, 'gallery.js'), await bundle(start, true))
  await rm(galleryFolder, { recursive: true, force: true })
  await rename(next, galleryFolder)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildGallery()
