export type { Clock, Environment, History, KeyValueStore, Navigation, Timers } from './environment.ts'
export { type MemoryEnvironment, memoryEnvironment } from './memory-environment.ts'
export { readJson, safeStorage, type TextStorage } from './storage.ts'
