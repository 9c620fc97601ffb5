import { ensureWorld } from './compose.ts'

// node places-command.ts <home>: builds the index of places, if it is not there yet.
const [home] = process.argv.slice(2)
if (!home) throw new Error('usage: node places-command.ts <home>')
await ensureWorld(home)
