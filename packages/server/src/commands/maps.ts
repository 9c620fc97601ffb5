import { ensureMaps } from '../compose.ts'

// node commands/maps.ts <home>: builds missing map data.
const [home] = process.argv.slice(2)
if (!home) throw new Error('usage: node commands/maps.ts <home>')
await ensureMaps(home)
