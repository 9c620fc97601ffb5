// Builds everything under sdk/dist: `node sdk/build/all.ts`; with `cdn` only the script files.
import { buildCdn } from './cdn.ts'
import { buildManifest } from './manifest.ts'
import { buildNpm } from './npm.ts'

const started = performance.now()
const onlyCdn = process.argv[2] === 'cdn'
await Promise.all([buildCdn(), onlyCdn ? undefined : buildNpm().then(buildManifest)])
console.log(`sdk built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
