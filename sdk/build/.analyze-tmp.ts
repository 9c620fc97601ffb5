import { gzipSync } from 'node:zlib'
import { rollup } from 'rollup'
import { entries, onwarn, plugins } from './cdn/plugins.ts'
import { manualChunks } from './cdn/shared-chunks.ts'
import { elementTags } from './paths.ts'

const bundle = await rollup({
  input: Object.fromEntries(elementTags().map((tag) => [tag, `entry:${tag}`])),
  plugins: plugins([entries()]),
  preserveEntrySignatures: false,
  onwarn,
})
const { output } = await bundle.generate({
  dir: '/tmp/x',
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  manualChunks,
  onlyExplicitManualChunks: true,
  hoistTransitiveImports: true,
  minifyInternalExports: true,
})
const wanted = process.argv.slice(2)
for (const part of output) {
  if (part.type !== 'chunk') continue
  const total = gzipSync(part.code, { level: 9 }).length
  console.log(`${part.name} ${total}`)
  if (!wanted.includes(part.name)) continue
  for (const [id, { code }] of Object.entries(part.modules))
    console.log(
      '   ',
      String(gzipSync(code ?? '', { level: 9 }).length).padStart(5),
      String(code?.length ?? 0).padStart(6),
      id.replace('/work/main/', ''),
    )
}
