export type { AuthStatus, Provider } from './provider.ts'
export { createSession, type SessionStore, type User } from './session.ts'
export { hasStoredSession } from './stored.ts'
export type { SessionOptions } from './tokens.ts'
