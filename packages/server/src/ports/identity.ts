/** A member as the identity provider knows them; `email` is lower-case. */
export interface IdentityUser {
  readonly id: string
  readonly email: string
  readonly isConfirmed: boolean
}

/** Somebody at another provider: `issuer` and `subject` never mean anybody else. */
export interface IdentityLink {
  readonly provider: string
  readonly issuer: string
  readonly subject: string
}

/** `busy`: too many passwords wait to be checked; nothing was looked at. */
export type SignInResult =
  | { readonly kind: 'ok'; readonly user: IdentityUser; readonly sessionId: string }
  | { readonly kind: 'wrong' | 'unconfirmed' | 'busy' }

/**
 * Whoever keeps members, their sessions, and the passwords of the built-in user pool: called by the account calls and the jobs that
 * follow them.
 * Emails are compared in lower case. What is not said here to be thrown is a failure of the provider.
 */
export interface Identity {
  /** Hashes a password. Throws TooBusy when too many wait. */
  hash(password: string): Promise<string>
  /** The user of an address, confirmed or not; undefined for nobody. */
  find(email: string): Promise<IdentityUser | undefined>
  findById(userId: string): Promise<IdentityUser | undefined>
  /** Makes an unconfirmed user, or gives one that is still unconfirmed this password. */
  register(email: string, passwordHash: string): Promise<IdentityUser>
  /** The address is the user's: from now on they may sign in. */
  confirm(userId: string): Promise<void>
  /** One password check, whether the user exists or not; begins a session. */
  signIn(email: string, password: string): Promise<SignInResult>
  /** Sets a password and ends every session of the user, but for the one that is named. */
  replacePassword(userId: string, passwordHash: string, keptSession?: string): Promise<void>
  /** Ends every session of the user, but for the one that is named. */
  endSessions(userId: string, keptSession?: string): Promise<void>
  /** Gives a user another address, which is theirs already. False when it is somebody's. */
  changeEmail(userId: string, email: string): Promise<boolean>
  /** The user of somebody at another provider, by the issuer and subject of an ID token. */
  findLinked(link: Pick<IdentityLink, 'issuer' | 'subject'>): Promise<IdentityUser | undefined>
  /** Whom a user is at an issuer: the subject; undefined where they are not linked. */
  subjectOf(userId: string, issuer: string): Promise<string | undefined>
  /** Makes a user who signs in by another provider only. The address is theirs. */
  registerLinked(email: string, link: IdentityLink): Promise<IdentityUser>
  /** From now on the user may sign in by that provider too. */
  link(userId: string, link: IdentityLink): Promise<void>
  /** Begins a session of whoever has shown elsewhere who they are: its id. */
  beginSession(userId: string): Promise<string>
  /** Ends one session; one that is not there is ended already. */
  endSession(sessionId: string): Promise<void>
}

/** Members as every pool needs them: their records, their links with other providers, their sessions. */
export type Members = Pick<
  Identity,
  | 'find'
  | 'findById'
  | 'findLinked'
  | 'subjectOf'
  | 'registerLinked'
  | 'link'
  | 'changeEmail'
  | 'beginSession'
  | 'endSessions'
>

export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}
