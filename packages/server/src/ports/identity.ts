/** A member at the identity provider; `email` is lower-case. */
export interface IdentityUser {
  readonly id: string
  readonly email: string
  readonly isConfirmed: boolean
}

/** An account at another provider; `issuer` and `subject` identify it for good. */
export interface IdentityLink {
  readonly provider: string
  readonly issuer: string
  readonly subject: string
}

/** Providers whose accounts do not prove that their owner receives the mail of their address. */
export const unprovenProviders: readonly string[] = ['facebook']

/** `busy`: too many passwords wait to be checked; none was checked. */
export type SignInResult =
  | { readonly kind: 'ok'; readonly user: IdentityUser; readonly sessionId: string }
  | { readonly kind: 'wrong' | 'unconfirmed' | 'busy' }

/**
 * Stores members, their sessions, and the passwords of the built-in user pool. Called by the account calls and their
 * jobs. Emails are compared in lower case. Any error without a name here is a failure of the provider.
 */
export interface Identity {
  /** Hashes a password. Throws TooBusy when too many wait. */
  hash(password: string): Promise<string>
  /** The user of an email address, confirmed or not; undefined for none. */
  find(email: string): Promise<IdentityUser | undefined>
  findById(userId: string): Promise<IdentityUser | undefined>
  /** Creates an unconfirmed user, or sets this password for one that is still unconfirmed. */
  register(email: string, passwordHash: string): Promise<IdentityUser>
  /** Confirms the address: the user may sign in. */
  confirm(userId: string): Promise<void>
  /** Checks one password, even for an unknown user, so that time reveals nothing; begins a session. */
  signIn(email: string, password: string): Promise<SignInResult>
  /** Sets a password and ends every session of the user except `keptSession`. */
  replacePassword(userId: string, passwordHash: string, keptSession?: string): Promise<void>
  hasPassword(userId: string): Promise<boolean>
  /** Ends every session of the user except `keptSession`. */
  endSessions(userId: string, keptSession?: string): Promise<void>
  /** Changes the email address of a user to one that is confirmed. False when another user has it. */
  changeEmail(userId: string, email: string): Promise<boolean>
  /** The user of an account at another provider, by issuer and subject of an ID token. */
  findLinked(link: Pick<IdentityLink, 'issuer' | 'subject'>): Promise<IdentityUser | undefined>
  /** Subject of a user at an issuer; undefined without a link. */
  subjectOf(userId: string, issuer: string): Promise<string | undefined>
  /** Creates a user who signs in only through another provider. The address is confirmed. */
  registerLinked(email: string, link: IdentityLink): Promise<IdentityUser>
  /**
   * The owner of the address signs in for the first time: when every login until now is of `unprovenProviders`, it may be
   * of another person. Ends those logins, with passkeys and sessions.
   */
  endUnprovenLogins(userId: string): Promise<void>
  /** Lets the user sign in through that provider too. */
  link(userId: string, link: IdentityLink): Promise<void>
  /** Begins a session for a user who is already authenticated; returns its id. */
  beginSession(userId: string): Promise<string>
  /** Ends one session; succeeds when there is none. */
  endSession(sessionId: string): Promise<void>
}

/** Members as every pool needs them: records, links to other providers, sessions. */
export type Members = Pick<
  Identity,
  | 'find'
  | 'findById'
  | 'endUnprovenLogins'
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
