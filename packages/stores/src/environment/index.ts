export type { Clock, Environment, History, KeyValueStore, Locks, Navigation, Timers } from './environment.ts'
export { personalKeys, removePersonalData } from './personal-data.ts'
export { readJson, safeStorage, type TextStorage } from './storage.ts'
export { type MemoryEnvironment, memoryBrowser, memoryEnvironment } from './testing/memory-environment.ts'
