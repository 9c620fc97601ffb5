export { inTurn } from './in-turn.ts'
export { change, readOnce, USER_MS } from './loader.ts'
