import type { IdentityUser } from './identity.ts'

/**
 * Why a pool does not do what it was asked for.
 * - wrong: no such user, or another password. unconfirmed: the password is right, the address is not shown to be theirs yet.
 * - reset-needed: the password is void until a new one is set.
 * - wrong-pin, expired-pin: a pin that is not good.
 * - weak-password: `reason` says what the pool asks for, where it is stricter than we are.
 * - busy: too much is asked of it now. away: it does not answer; whether it has done something is not known.
 */
export type PoolProblem =
  | 'wrong'
  | 'unconfirmed'
  | 'reset-needed'
  | 'wrong-pin'
  | 'expired-pin'
  | 'weak-password'
  | 'busy'
  | 'away'

export class PoolRefusal extends Error {
  override readonly name = 'PoolRefusal'
  readonly kind: PoolProblem
  /** In the pool's own words, for whoever types. */
  readonly reason: string | undefined

  constructor(kind: PoolProblem, reason?: string, options?: ErrorOptions) {
    super(`the user pool says ${kind}`, options)
    this.kind = kind
    this.reason = reason
  }
}

/** How names of hosted user pools begin: travellers of a trial are kept apart from those who pay (ACC-196). */
export const poolPrefix = (isQa: boolean): string => (isQa ? 'qa-' : 'prod-')

/** Where a question comes from: whose brand mails go out in, and in which language (BCP 47). */
export interface Asker {
  readonly refId: string
  readonly locale?: string | undefined
}

/** Who has shown who they are: a member of ours. `sessionId`: where the check has begun a session of ours already. */
export interface PoolLogin {
  readonly user: IdentityUser
  readonly sessionId?: string | undefined
}

/** A member whose own doing it is. */
export type PoolMember = Pick<IdentityUser, 'id' | 'email'>

/**
 * Whoever keeps e-mail addresses with passwords, and shows that an address is somebody's: called by the account calls. Sessions,
 * devices, passkeys and logins by other providers are ours, above it. Addresses are lower-case. Every method may throw PoolRefusal.
 * What a stranger may ask answers the same for known and unknown addresses; what follows is mailed to whoever has the address.
 */
export interface UserPool {
  readonly name: 'built-in' | 'cognito'
  /**
   * Mails a pin to an address that is nobody's. `known`: it is a member's, whom the caller should tell; the pool tells them itself where it
   * answers `asked`.
   */
  signUp(email: string, password: string, from: Asker): Promise<'asked' | 'known'>
  resendCode(email: string, from: Asker): Promise<void>
  /** With `password` that one is theirs from now on, without it the one of the sign-up. */
  confirm(email: string, pin: string, password?: string): Promise<void>
  signIn(email: string, password: string): Promise<PoolLogin>
  /** Whether a member still knows their password. */
  isPassword(member: PoolMember, password: string): Promise<boolean>
  forgot(email: string, from: Asker): Promise<void>
  /** Sets a password and ends every session. `isKnownDevice`: it has signed in to this account before. */
  reset(email: string, pin: string, password: string, isKnownDevice: boolean): Promise<void>
  /** Sets a password and ends every session but the one that is kept. Throws `wrong` for another old one. */
  changePassword(member: PoolMember, old: string, password: string, keptSession: string): Promise<void>
  /** Whether an address is somebody's already. */
  isTaken(email: string): Promise<boolean>
  /** Gives a member another address, which is theirs already. False when it is somebody's. */
  changeEmail(member: PoolMember, email: string): Promise<boolean>
  /** Ends what the pool itself has begun for a member; our sessions are the caller's. */
  signOutEverywhere(member: PoolMember): Promise<void>
  /** Name of whoever has an address at the pool, for `remove`; undefined where our own tables are all there is. */
  nameOf(person: { readonly email: string; readonly userId: string | undefined }): Promise<string | undefined>
  /** Takes somebody out of the pool, by `nameOf`; who is gone is removed already. */
  remove(name: string): Promise<void>
}
