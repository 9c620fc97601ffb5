// Builds everything under sdk/dist: `node sdk/build/all.ts`; with `cdn` only the script files of pages.
import { buildCardFrame } from './card-frame.ts'
import { buildCdn } from './cdn.ts'
import { buildGallery } from './gallery.ts'
import { writeKnown } from './known.ts'
import { writeIndex } from './languages.ts'
import { buildManifest } from './manifest.ts'
import { buildNpm } from './npm.ts'
import { buildTarball } from './tarball.ts'

const started = performance.now()
const onlyCdn = process.argv[2] === 'cdn'
await Promise.all([writeIndex(), writeKnown()])
await Promise.all([
  buildCdn(),
  ...(onlyCdn ? [] : [buildCardFrame(), buildNpm().then(buildManifest), buildGallery()]),
])
if (!onlyCdn) await buildTarball()
console.log(`sdk built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
