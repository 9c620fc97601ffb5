import { ensureMaps } from '../compose.ts'

// node commands/maps.ts <home>: cuts the areas that maps are drawn from if they are not there yet.
const [home] = process.argv.slice(2)
if (!home) throw new Error('usage: node commands/maps.ts <home>')
await ensureMaps(home)
