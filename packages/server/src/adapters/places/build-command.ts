import { buildIndex } from './build-index.ts'
import { writeIndex } from './index-file.ts'
import { sourceAirports, sourceCities } from './sources.ts'

// node build-command.ts <file> [<more cities as JSON>]: builds the index of places, in a separate process because it
// needs much memory once.
const [file, extra = '[]'] = process.argv.slice(2)
if (!file) throw new Error('usage: node build-command.ts <file> [<more cities as JSON>]')
writeIndex(file, ...buildIndex(sourceCities(JSON.parse(extra)), sourceAirports()))
