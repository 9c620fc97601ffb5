export {
  type AuthStatus,
  createSession,
  type SessionStore,
  type User,
} from './session.ts'
export { hasStoredSession } from './stored.ts'
export type { SessionOptions } from './tokens.ts'
