// Builds everything in sdk/dist: `node sdk/build/all.ts`; or one part: `cdn` the files for pages, `npm` the modules of the
// package, the card frame and the gallery, `package` the package's declarations and its tarball.
import { buildWords } from '@staykit/words/build'
import { buildCardFrame } from './card-frame.ts'
import { buildCdn } from './cdn.ts'
import { buildGallery } from './gallery.ts'
import { writeKnown } from './known.ts'
import { buildManifest } from './manifest.ts'
import { writeDeclared } from './npm/declared.ts'
import { buildNpm } from './npm.ts'
import { buildTarball } from './tarball.ts'

const started = performance.now()
const [only] = process.argv.slice(2)
const isWanted = (part: 'cdn' | 'npm' | 'package') => only === undefined || only === part
buildWords()
await writeKnown()
await Promise.all([
  isWanted('cdn') && buildCdn(),
  ...(isWanted('npm') ? [buildCardFrame(), buildNpm().then(buildManifest), buildGallery()] : []),
])
if (isWanted('package')) {
  await writeDeclared()
  await buildTarball()
}
console.log(`sdk built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
