import { ensureMaps, ensureWorld } from './compose.ts'

// node places-command.ts <home> [world]: builds the index of places and what maps are drawn from, if they are not there yet; with `world` without Testville.
const [home, extent] = process.argv.slice(2)
if (!home) throw new Error('usage: node places-command.ts <home>')
await Promise.all([ensureWorld(home, extent !== 'world'), ensureMaps(home)])
