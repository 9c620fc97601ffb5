export { CHANGE, replacedAt } from './claim.ts'
export { type ChangeCost, changeCost } from './cost.ts'
export { type Change, endChange, keepChange, keptChange } from './kept.ts'
