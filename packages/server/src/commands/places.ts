import { ensureWorld } from '../compose.ts'

// node commands/places.ts <home> [world]: builds the index of places if it is not there yet; with `world` without Testville.
const [home, extent] = process.argv.slice(2)
if (!home) throw new Error('usage: node commands/places.ts <home> [world]')
await ensureWorld(home, extent !== 'world')
