import { writeAreas } from './areas-file.ts'
import { buildAreas } from './build.ts'
import { withCoasts } from './coasts.ts'

// node build-command.ts <file>: builds the areas of maps, in a separate process because it needs much memory once.
const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: node build-command.ts <file>')
withCoasts((coasts) => writeAreas(file, buildAreas(coasts)))
