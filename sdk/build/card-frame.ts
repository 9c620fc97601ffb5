// Builds the scripts and the style of the card frame, which the server serves from its own origin: `node
// sdk/build/card-frame.ts`.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { rollup } from 'rollup'
import { compress } from './cdn/finish.ts'
import { minified, onwarn, plugins } from './cdn/plugins.ts'
import { cardFrameFolder, source } from './paths.ts'
import { minifyCss } from './plugins/css.ts'
import { languageFiles, languages, writeLanguages } from './plugins/languages.ts'

const folder = `${source}card-frame/`

/** dist/card-frame: files with a hash in their names, and manifest.json, which maps the names. */
export async function buildCardFrame(): Promise<void> {
  const next = cardFrameFolder.replace(/\/$/, `.next-${process.pid}/`)
  await rm(next, { recursive: true, force: true })
  await mkdir(next, { recursive: true })
  const translated = languageFiles((catalogue) => ['card-frame', 'refusals'].includes(catalogue))
  const bundle = await rollup({
    input: { main: `${folder}main.ts` },
    plugins: plugins([languages(translated)]),
    onwarn,
  })
  const { output } = await bundle.write({
    dir: next,
    format: 'es',
    entryFileNames: '[name]-[hash].js',
    plugins: [minified()],
  })
  await bundle.close()
  const css = await minifyCss(await readFile(`${folder}frame.css`, 'utf8'))
  const style = `style-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
  await writeFile(next + style, css)
  const messages = await writeLanguages(translated, next)
  const hashed = [...output.map(({ fileName }) => fileName), ...messages, style].sort()
  const script = output.find((part) => part.type === 'chunk' && part.isEntry)?.fileName
  await writeFile(`${next}manifest.json`, `${JSON.stringify({ script, style, hashed }, null, 2)}\n`)
  await compress(next)
  await rm(cardFrameFolder, { recursive: true, force: true })
  await rename(next, cardFrameFolder)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildCardFrame()
