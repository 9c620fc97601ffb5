import type { IdentityUser } from './identity.ts'

/**
 * Reasons for a refusal of the pool.
 * - wrong: no such user, or a wrong password. unconfirmed: the password is right, the address is not confirmed.
 * - reset-needed: the password is invalid until a new one is set.
 * - wrong-pin, expired-pin: an invalid code.
 * - weak-password: `reason` has the pool's rule, when it is stricter than ours.
 * - busy: too many requests now. away: no answer; its state is unknown.
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
  /** The pool's own text, shown to the user. */
  readonly reason: string | undefined

  constructor(kind: PoolProblem, reason?: string, options?: ErrorOptions) {
    super(`the user pool says ${kind}`, options)
    this.kind = kind
    this.reason = reason
  }
}

/** Prefix of the names of hosted user pools: trials are separate from production (ACC-196). */
export const poolPrefix = (isQa: boolean): string => (isQa ? 'qa-' : 'prod-')

/** Origin of a request: the brand of its mails, and their language (BCP 47). */
export interface Asker {
  readonly refId: string
  readonly locale?: string | undefined
}

/** An authenticated member. `sessionId` is set when authentication already began a session. */
export interface PoolLogin {
  readonly user: IdentityUser
  readonly sessionId?: string | undefined
}

/** The member who makes the change. */
export type PoolMember = Pick<IdentityUser, 'id' | 'email'>

/**
 * Stores email addresses with passwords, and confirms addresses. Called by the account calls. Sessions, devices,
 * passkeys and social logins are outside of it. Addresses are lower-case. Every method may throw PoolRefusal. Methods
 * for visitors answer the same for known and unknown addresses; the result goes to the address by mail.
 */
export interface UserPool {
  readonly name: 'built-in' | 'cognito'
  /**
   * Mails a code to an unused address. `known`: a member has the address, and the caller should mail them; with `asked`
   * the pool does that itself.
   */
  signUp(email: string, password: string, from: Asker): Promise<'asked' | 'known'>
  resendCode(email: string, from: Asker): Promise<void>
  /** With `password` the member gets that password, without it the password of the sign-up. */
  confirm(email: string, pin: string, password?: string): Promise<void>
  signIn(email: string, password: string): Promise<PoolLogin>
  /** Whether the member has a password; those of other providers may have none. */
  hasPassword(member: PoolMember): Promise<boolean>
  /** Whether the password is the member's. */
  isPassword(member: PoolMember, password: string): Promise<boolean>
  forgot(email: string, from: Asker): Promise<void>
  /** Sets a password and ends every session. `isKnownDevice`: the device has signed in to this account before. */
  reset(email: string, pin: string, password: string, isKnownDevice: boolean): Promise<void>
  /** Sets a password and ends every session except `keptSession`. Throws `wrong` for a wrong old password. */
  changePassword(member: PoolMember, old: string, password: string, keptSession: string): Promise<void>
  /** Whether a user has the address. */
  isTaken(email: string): Promise<boolean>
  /** Changes a member's address to a confirmed one. False when another user has it. */
  changeEmail(member: PoolMember, email: string): Promise<boolean>
  /** Ends the pool's own sessions of a member; the caller ends ours. */
  signOutEverywhere(member: PoolMember): Promise<void>
  /** Name of a user at the pool, for `remove`; undefined for the built-in pool. */
  nameOf(person: { readonly email: string; readonly userId: string | undefined }): Promise<string | undefined>
  /** Removes a user from the pool, by `nameOf`; succeeds when there is none. */
  remove(name: string): Promise<void>
}
