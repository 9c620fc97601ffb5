export {
  type AuthStatus,
  createSession,
  type SessionOptions,
  type SessionStore,
  type User,
} from './session.ts'
export { hasStoredSession } from './stored.ts'
