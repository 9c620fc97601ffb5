export {
  type Attempt,
  createSecurity,
  type SecurityStore,
  type SessionsState,
} from './security.ts'
