export type { Ceremonies, Ceremony, NoPasskey } from './ceremony.ts'
export { signInByPasskey } from './login.ts'
export {
  createPasskeys,
  type PasskeyAttempt,
  type PasskeysState,
  type PasskeysStore,
} from './passkeys.ts'
