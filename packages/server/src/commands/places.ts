import { ensureWorld } from '../compose.ts'

// node commands/places.ts <home> [world]: builds a missing index of places; with `world` without Testville.
const [home, extent] = process.argv.slice(2)
if (!home) throw new Error('usage: node commands/places.ts <home> [world]')
await ensureWorld(home, extent !== 'world')
