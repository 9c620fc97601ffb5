export { change, readOnce, USER_MS } from './loader.ts'
