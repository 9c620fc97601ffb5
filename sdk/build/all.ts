// Builds everything in sdk/dist: `node sdk/build/all.ts`; or some parts: `cdn` the files for pages, `frame` the card frame, `npm`
// the modules of the package, `release` the single file and compressed copies, `gallery` that of the documentation, `package`
// the package's declarations and its tarball.
import { buildWords } from '@staykit/words/build'

const started = performance.now()
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  cdn: async () => (await import('./cdn.ts')).buildCdn(),
  frame: async () => (await import('./card-frame.ts')).buildCardFrame(),
  npm: async () => {
    await (await import('./npm.ts')).buildNpm()
    await (await import('./manifest.ts')).buildManifest()
  },
  gallery: async () => (await import('./gallery.ts')).buildGallery(),
  release: async () => (await import('./cdn/release.ts')).buildRelease(),
  package: async () => {
    await (await import('./npm/declared.ts')).writeDeclared()
    await (await import('./tarball.ts')).buildTarball()
  },
}
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)
const { writeKnown } = await import('./known.ts')
buildWords()
await writeKnown()
for (const name of wanted) {
  const build = parts[name]
  if (!build) throw new Error(`there is no part ${name}; there are ${Object.keys(parts).join(', ')}`)
  await build()
}
console.log(`sdk built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
