export type { Clock, Environment, History, KeyValueStore, Navigation, Timers } from './environment.ts'
export { readJson, safeStorage, type TextStorage } from './storage.ts'
export { type MemoryEnvironment, memoryEnvironment } from './testing/memory-environment.ts'
