import { randomUUID } from 'node:crypto'
import type { Session, UserInfo } from '@staykit/contract'
import { isEmail, passwordProblem } from '@staykit/domain'
import { ApiError } from '../../kernel/http/api-error.ts'
import { keyFor } from '../../kernel/http/signed-token.ts'
import { enqueue } from '../../kernel/jobs/jobs.ts'
import { TooBusy } from '../../ports/identity.ts'
import { PIN_QUEUE, SIGN_UP_QUEUE } from './account-jobs.ts'
import type { AccountsDeps } from './deps.ts'
import { createDevices, type Devices } from './devices.ts'
import { createPins, type PinPurpose } from './pins.ts'

/**
 * Sign-up, sign-in and passwords. What could tell a known address from an unknown one happens in a job after the
 * answer, so both get the same body after the same work.
 */
export interface Accounts {
  signUp(email: string, password: string, refId: string): Promise<void>
  /** Mails a pin again, if there is somebody to mail it to. */
  sendPin(purpose: PinPurpose, email: string, refId: string): Promise<void>
  /**
   * The pin is the word of whoever reads the address: with `password` that one is theirs, without it that of the sign-up whose
   * pin it is.
   */
  confirm(email: string, pin: string, password?: string): Promise<void>
  /** `device`: the token that an earlier sign-in gave this device. */
  signIn(email: string, password: string, refId: string, device?: string): Promise<Session>
  resetPassword(email: string, pin: string, newPassword: string, device?: string): Promise<void>
}

export function createAccounts(deps: AccountsDeps): Accounts {
  const { db, identity, sessions } = deps
  const devices = createDevices(deps.config.AUTH_SECRET, deps.now)
  const usePin = pinUse(deps, devices)

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
    async confirm(email, pin, password) {
      if (password !== undefined) checkPassword(password)
      const { user, passwordHash } = await usePin(email, 'confirm', pin)
      const own = password === undefined ? passwordHash : await identity.hash(password).catch(busy)
      if (own) await identity.replacePassword(user.id, own)
      await identity.confirm(user.id)
    },
    async signIn(email, password, refId, device) {
      const result = await identity.signIn(email, password)
      if (result.kind === 'ok') {
        await ensureProfile(deps, result.user.id, refId)
        const session = await sessions.begin(result.user, result.sessionId, refId)
        return { ...session, device: devices.issue(email, devices.of(device, email)) }
      }
      return result.kind === 'busy' ? busy(new TooBusy()) : refuseSignIn(result.kind)
    },
    async resetPassword(email, pin, newPassword, device) {
      checkPassword(newPassword)
      const { user } = await usePin(email, 'reset', pin, device)
      await identity.replacePassword(user.id, await identity.hash(newPassword).catch(busy))
      // Whoever read the pin owns the address.
      if (!user.isConfirmed) await identity.confirm(user.id)
    },
  }
}

/** Uses a pin: the member whose it is, with the password of its sign-up. Throws CodeMismatchException, ExpiredCodeException. */
function pinUse({ db, identity, config, now }: AccountsDeps, devices: Devices) {
  const pins = createPins(db, keyFor(config.AUTH_SECRET, 'pins'), now)
  // Who is a member is asked for only once the pin is right: until then a guess costs the same for every address.
  return async (email: string, purpose: PinPurpose, pin: string, device?: string) => {
    const result = await pins.use(email, purpose, pin, devices.of(device, email) !== undefined)
    if (result.kind !== 'ok') return refusePin(result.kind)
    const user = await identity.find(email)
    return user ? { user, passwordHash: result.passwordHash } : refusePin('wrong')
  }
}

function refusePin(kind: 'expired' | 'wrong'): never {
  if (kind === 'expired')
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
