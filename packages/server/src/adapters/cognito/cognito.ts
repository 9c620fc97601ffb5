import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Members } from '../../ports/identity.ts'
import { PoolRefusal, type UserPool } from '../../ports/user-pool.ts'
import { type Ask, asking, type CognitoOptions, issuerOf } from './client.ts'
import { type Directory, directoryOf } from './directory.ts'
import { memberOf } from './members.ts'
import { poolCheck } from './pool-name.ts'
import { type PublicCalls, publicCalls } from './public-calls.ts'
import { asAnyPin, asForAnybody, exceptionOf } from './refusals.ts'

export interface CognitoPool extends UserPool {
  readonly name: 'cognito'
  /**
   * Checks the settings of the pool. Throws ConfigError, and PoolRefusal while it is unreachable; then each call
   * repeats the check.
   */
  check(): Promise<void>
}

export interface CognitoPoolOptions extends CognitoOptions {
  /** Trials: the name of the pool begins with qa-, otherwise with prod- (ACC-196). */
  readonly isQa: boolean
  readonly members: Members
  readonly log: Logger
  /** Delay of answers to visitors, ms, so that time reveals nothing about the users of the pool. */
  readonly answerAfterMs?: number
}

const ANSWER_AFTER_MS = 1_000

interface Parts {
  readonly calls: PublicCalls
  readonly directory: Directory
  readonly members: Members
  readonly issuer: string
  readonly log: Logger
  /** Delays an answer to the same duration for all visitors. */
  readonly evenly: <Answer>(work: Promise<Answer>) => Promise<Answer>
}

/**
 * An Amazon Cognito user pool with addresses, passwords, codes and their mails. The member is ours, linked with the
 * subject in the pool; the pool's tokens are not stored. Calls use `@aws-sdk/client-cognito-identity-provider`, 5 s
 * each.
 */
export function createCognitoPool(options: CognitoPoolOptions): CognitoPool {
  const send = asking(options)
  const check = poolCheck(send, options.poolId, options.isQa)
  const ask: Ask = async (question) => {
    await check()
    return send(question)
  }
  const { members, log, answerAfterMs = ANSWER_AFTER_MS } = options
  const parts: Parts = {
    calls: publicCalls(ask, options),
    directory: directoryOf(ask, options.poolId),
    members,
    issuer: issuerOf(options),
    log,
    async evenly(work) {
      const [done] = await Promise.allSettled([work, sleep(answerAfterMs)])
      if (done.status === 'rejected') throw done.reason
      return done.value
    },
  }
  return { name: 'cognito', check, ...strangersOf(parts), ...membersOf(parts) }
}

/** Calls for visitors, about any address. */
function strangersOf({
  calls,
  directory,
  members,
  evenly,
  log,
}: Parts): Pick<UserPool, 'signUp' | 'resendCode' | 'confirm' | 'forgot' | 'reset'> {
  const signUp: UserPool['signUp'] = async (email, password, { locale }) => {
    try {
      await calls.signUp(email, password, locale)
      return 'asked'
    } catch (error) {
      if (exceptionOf(error) !== 'UsernameExistsException') throw error
    }
    const user = await directory.find(email)
    if (user?.isConfirmed) return 'known'
    // An unconfirmed sign-up may come from anybody: the next one gets a random password, until the reader of the code
    // sets one.
    if (user) await directory.remove(user.name)
    await calls.signUp(email, nobodysPassword(), locale)
    return 'asked'
  }
  return {
    signUp: (email, password, from) => evenly(signUp(email, password, from)),
    resendCode: (email, { locale }) => evenly(asForAnybody(calls.resend(email, locale))),
    async confirm(email, pin, password) {
      await evenly(asAnyPin(calls.confirm(email, pin)))
      if (password !== undefined) await directory.setPassword(email, password)
    },
    forgot: (email, { locale }) => evenly(asForAnybody(calls.forgot(email, locale))),
    async reset(email, pin, password, isKnownDevice) {
      const set = calls.reset(email, pin, password)
      // A device that has signed in knows that the address has an account: it gets the reason.
      await evenly(isKnownDevice ? set.then(() => undefined) : asAnyPin(set))
      const member = await members.find(email)
      if (member) await members.endSessions(member.id)
      await directory.signOut(email).catch(logFailure(log))
    },
  }
}

/** Calls for members who sign in or are signed in. */
function membersOf(parts: Parts): Omit<UserPool, 'name' | keyof ReturnType<typeof strangersOf>> {
  const { calls, directory, members, issuer, log } = parts
  const subjectOf = (userId: string) => members.subjectOf(userId, issuer)
  return {
    async signIn(email, password) {
      const person = await calls.authenticate(email, password)
      if (!person.isVerified) throw new PoolRefusal('unconfirmed')
      return { user: await memberOf(members, issuer, person) }
    },
    hasPassword: async ({ email }) => (await directory.find(email)) !== undefined,
    async isPassword({ email }, password) {
      try {
        await calls.authenticate(email, password)
        return true
      } catch (error) {
        if (error instanceof PoolRefusal && error.kind === 'wrong') return false
        throw error
      }
    },
    async changePassword({ id, email }, old, password, keptSession) {
      const { accessToken } = await calls.authenticate(email, old)
      await calls.changePassword(accessToken, old, password)
      await members.endSessions(id, keptSession)
      await directory.signOut(email).catch(logFailure(log))
    },
    isTaken: async (email) => ((await members.find(email)) ?? (await directory.find(email))) !== undefined,
    changeEmail: ({ id }, email) => changeEmail(parts, id, email),
    async signOutEverywhere({ id }) {
      const subject = await subjectOf(id)
      if (subject) await directory.signOut(subject)
    },
    async nameOf({ email, userId }) {
      const subject = userId && (await subjectOf(userId))
      return subject || (await directory.find(email))?.name
    },
    remove: (name) => directory.remove(name),
  }
}

/** Changes the address in the pool too, for members who are in it. */
async function changeEmail(
  { directory, members, issuer }: Parts,
  id: string,
  email: string,
): Promise<boolean> {
  const holder = await members.find(email)
  if (holder) return holder.id === id
  const subject = await members.subjectOf(id, issuer)
  try {
    if (subject) await directory.setEmail(subject, email)
  } catch (error) {
    if (exceptionOf(error) === 'AliasExistsException') return false
    throw error
  }
  return members.changeEmail(id, email)
}

/** Logs a failure of a follow-up: the change itself is done, and other programs may keep their tokens. */
const logFailure = (log: Logger) => (error: unknown) =>
  log.warn({ err: error }, 'the user pool did not end its own sessions of a member')

/** A long random password of all kinds of characters that no one has. */
const nobodysPassword = () => `${randomBytes(24).toString('base64url')}aA1!`
