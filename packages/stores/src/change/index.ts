export { type ChangeCost, changeCost, type Movement, movementFor } from './cost.ts'
export { type NextRates, nextRates } from './same-room.ts'
export { type Change, endChange, replacedAt, storeChange, storedChange, storeGuests } from './stored.ts'
