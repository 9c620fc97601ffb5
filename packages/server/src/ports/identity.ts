/** A member as the identity provider knows them; `email` is lower-case. */
export interface IdentityUser {
  readonly id: string
  readonly email: string
  readonly isConfirmed: boolean
}

/** `busy`: too many passwords wait to be checked; nothing was looked at. */
export type SignInResult =
  | { readonly kind: 'ok'; readonly user: IdentityUser; readonly sessionId: string }
  | { readonly kind: 'wrong' | 'unconfirmed' | 'busy' }

/** Whoever keeps members, their passwords and their sessions. */
export interface Identity {
  /** Hashes a password. Throws TooBusy when too many wait. */
  hash(password: string): Promise<string>
  find(email: string): Promise<IdentityUser | undefined>
  /** Makes an unconfirmed user, or gives one that is still unconfirmed this password. */
  register(email: string, passwordHash: string): Promise<IdentityUser>
  confirm(userId: string): Promise<void>
  /** One password check, whether the user exists or not; begins a session. */
  signIn(email: string, password: string): Promise<SignInResult>
  /** Sets a password and ends every session of the user. */
  replacePassword(userId: string, passwordHash: string): Promise<void>
  endSession(sessionId: string): Promise<void>
}

export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}
