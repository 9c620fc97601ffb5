import { randomUUID } from 'node:crypto'
import type { Session, UserInfo } from '@staykit/contract'
import { isEmail, passwordProblem } from '@staykit/domain'
import { ApiError } from '../../kernel/http/api-error.ts'
import { keyFor } from '../../kernel/http/signed-token.ts'
import { enqueue } from '../../kernel/jobs/jobs.ts'
import { type IdentityUser, TooBusy } from '../../ports/identity.ts'
import { PIN_QUEUE, SIGN_UP_QUEUE } from './account-jobs.ts'
import type { AccountsDeps } from './deps.ts'
import { createPins, type PinPurpose } from './pins.ts'

/**
 * Sign-up, sign-in and passwords. What could tell a known address from an unknown one happens in a job after the
 * answer, so both get the same body after the same work.
 */
export interface Accounts {
  signUp(email: string, password: string, refId: string): Promise<void>
  /** Mails a pin again, if there is somebody to mail it to. */
  sendPin(purpose: PinPurpose, email: string, refId: string): Promise<void>
  confirm(email: string, pin: string): Promise<void>
  signIn(email: string, password: string, refId: string): Promise<Session>
  resetPassword(email: string, pin: string, newPassword: string): Promise<void>
}

export function createAccounts(deps: AccountsDeps): Accounts {
  const { db, identity, sessions } = deps
  const pins = createPins(db, keyFor(deps.config.AUTH_SECRET, 'pins'), deps.now)

  const usePin = async (email: string, purpose: PinPurpose, pin: string): Promise<IdentityUser> => {
    const user = await identity.find(email)
    const result = user ? await pins.use(user.id, purpose, pin) : 'wrong'
    return user && result === 'ok' ? user : refusePin(result)
  }

  return {
    async signUp(email, password, refId) {
      checkEmail(email)
      checkPassword(password)
      const password_hash = await identity.hash(password).catch(busy)
      const id = randomUUID()
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('sign_ups').values({ id, email, password_hash, ref_id: refId }).execute()
        await enqueue(trx, { queue: SIGN_UP_QUEUE, subject: id })
      })
    },
    async sendPin(purpose, email, refId) {
      checkEmail(email)
      await enqueue(db, { queue: PIN_QUEUE, subject: randomUUID(), data: { purpose, email, refId } })
    },
    async confirm(email, pin) {
      const user = await usePin(email, 'confirm', pin)
      await identity.confirm(user.id)
    },
    async signIn(email, password, refId) {
      const result = await identity.signIn(email, password)
      if (result.kind === 'ok') {
        await ensureProfile(deps, result.user.id, refId)
        return sessions.begin(result.user, result.sessionId, refId)
      }
      return result.kind === 'busy' ? busy(new TooBusy()) : refuseSignIn(result.kind)
    },
    async resetPassword(email, pin, newPassword) {
      checkPassword(newPassword)
      const user = await usePin(email, 'reset', pin)
      await identity.replacePassword(user.id, await identity.hash(newPassword).catch(busy))
      // Whoever read the pin owns the address.
      if (!user.isConfirmed) await identity.confirm(user.id)
    },
  }
}

function refusePin(result: Awaited<ReturnType<ReturnType<typeof createPins>['use']>>): never {
  if (result === 'expired')
    throw new ApiError(400, 'ExpiredCodeException', 'This code has expired. Please ask for a new one.')
  throw new ApiError(
    400,
    'CodeMismatchException',
    'This code is not right. Please check it, or ask for a new one.',
  )
}

function refuseSignIn(kind: 'unconfirmed' | 'wrong'): never {
  if (kind === 'unconfirmed')
    throw new ApiError(
      403,
      'UserNotConfirmedException',
      'Please confirm your sign-up with the code we mailed you.',
    )
  throw new ApiError(401, 'NotAuthorizedException', 'Incorrect email or password.')
}

/** Fills in created and refID at the first login (ACC-050), and perhaps more. */
export async function ensureProfile(
  { db }: Pick<AccountsDeps, 'db'>,
  userId: string,
  refId: string,
  info: UserInfo = {},
): Promise<void> {
  await db
    .insertInto('profiles')
    .values({ user_id: userId, ref_id: refId, info: JSON.stringify(info) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

function checkEmail(email: string): void {
  if (!isEmail(email)) throw new ApiError(400, 'BAD_REQUEST', 'Please enter a valid e-mail address.')
}

/** The words of ACC-058 and ACC-059. */
function checkPassword(password: string): void {
  const problem = passwordProblem(password)
  if (!problem) return
  const words =
    problem === 'too-short'
      ? 'Password requires 8 character minimum'
      : 'Password requires one uppercase letter, one number, and one special character'
  throw new ApiError(400, 'InvalidPasswordException', words)
}

function busy(error: unknown): never {
  if (!(error instanceof TooBusy)) throw error
  throw new ApiError(429, 'LimitExceededException', 'We are very busy. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  })
}
