export { change, forgetRead, readOnce, USER_MS } from './loader.ts'
