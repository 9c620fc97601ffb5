export { type ChangeCost, changeCost } from './cost.ts'
export { type NextRates, nextRates } from './same-room.ts'
export { type Change, endChange, replacedAt, storeChange, storedChange } from './stored.ts'
