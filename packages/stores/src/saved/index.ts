export { type KeptHotels, viewedHere } from './kept.ts'
export { CHANGED, createSaved, type SavedStore, savedOf } from './saved.ts'
export type { SavedState } from './shown.ts'
