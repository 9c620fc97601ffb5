import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { copyStreets } from '../compose.ts'
import { readEnvironment, repositoryRoot } from '../config.ts'

// npm run maps -- <address or path of a .pmtiles file of the world>: copies the streets of the demo cities.

const USAGE = `usage: npm run maps -- <archive>

<archive> is the address or the path of a .pmtiles file of the world in the scheme of Protomaps, Shortbread or OpenMapTiles.
Protomaps offers a new one each day (https://maps.protomaps.com/builds), such as https://build.protomaps.com/20261201.pmtiles.
The command reads only the parts of the demo cities at the zooms 10 to 15, some hundred megabytes. After an interruption the
same command continues. Restart the server afterwards.

Without network on this machine: run "pmtiles extract" of https://github.com/protomaps/go-pmtiles on another one, and give
the path of its file. The data are from OpenStreetMap (ODbL); maps show the attribution.`

const [from] = process.argv.slice(2)
if (!from || from.startsWith('-')) {
  console.error(USAGE)
  process.exit(2)
}
try {
  const file = join(repositoryRoot, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const { STAYKIT_HOME } = readEnvironment(process.env)
  const { path, size } = await copyStreets(STAYKIT_HOME, from, console.log)
  console.log(`${path}: ${Math.round(size / 1024 / 1024)} MB. Restart the server to use it.`)
} catch (error) {
  const { message, cause } = error as Error
  console.error(`maps: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`)
  process.exit(1)
}
