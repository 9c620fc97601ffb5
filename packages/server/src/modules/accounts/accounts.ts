import { randomUUID } from 'node:crypto'
import type { Session, UserInfo } from '@staykit/contract'
import { keyFor } from '../../kernel/http/signed-token.ts'
import { enqueue } from '../../kernel/jobs/jobs.ts'
import type { IdentityUser } from '../../ports/identity.ts'
import { writeMail } from '../mail/post-office.ts'
import { PIN_QUEUE, SIGN_UP_QUEUE } from './account-jobs.ts'
import { busy, checkEmail, checkPassword, refusePin, refuseSignIn } from './account-refusals.ts'
import type { AccountsDeps } from './deps.ts'
import { createDevices, type Devices } from './devices.ts'
import { createPins, type PinPurpose } from './pins.ts'
import { keepSeen, type Seen } from './security/device.ts'
import { newDeviceMail, passwordChangedMail } from './security/security-mail.ts'

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
  /** `device`: the token that an earlier sign-in gave this device. A device without one is written to the member. */
  signIn(email: string, password: string, from: From): Promise<Session>
  resetPassword(email: string, pin: string, newPassword: string, from: Omit<From, 'seen'>): Promise<void>
}

/** Where a call comes from. */
export interface From {
  readonly refId: string
  readonly device?: string | undefined
  readonly seen: Seen
  /** They have just signed up. */
  readonly isNew?: boolean | undefined
  /** Another provider, whose login it is. */
  readonly provider?: string | undefined
}

export function createAccounts(deps: AccountsDeps): Accounts {
  const { db, identity } = deps
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
    async signIn(email, password, from) {
      const result = await identity.signIn(email, password)
      if (result.kind !== 'ok') return result.kind === 'busy' ? busy() : refuseSignIn(result.kind)
      return beginSession(deps, result, from)
    },
    async resetPassword(email, pin, newPassword, { refId, device }) {
      checkPassword(newPassword)
      const { user } = await usePin(email, 'reset', pin, device)
      await identity.replacePassword(user.id, await identity.hash(newPassword).catch(busy))
      // Whoever read the pin owns the address.
      if (!user.isConfirmed) await identity.confirm(user.id)
      const brand = await deps.brands.of(refId)
      await writeMail(db, passwordChangedMail({ key: `security:${randomUUID()}`, email, brand }))
    },
  }
}

/** Begins the session of whoever has shown who they are, and writes to them when the device is a new one. */
export async function beginSession(
  { db, sessions, brands, config, now }: AccountsDeps,
  { user, sessionId }: { readonly user: Pick<IdentityUser, 'id' | 'email'>; readonly sessionId: string },
  { refId, device, seen, isNew, provider }: From,
): Promise<Session> {
  const devices = createDevices(config.AUTH_SECRET, now)
  const isFirst = await ensureProfile({ db }, user.id, refId)
  await keepSeen(db, sessionId, seen, provider)
  const session = await sessions.begin(user, sessionId, refId)
  const known = devices.of(device, user.email)
  if (!known && !isFirst && !isNew) {
    const to = { key: `device:${sessionId}`, email: user.email, brand: await brands.of(refId) }
    await writeMail(db, newDeviceMail(to, seen, now()))
  }
  return { ...session, device: devices.issue(user.email, known) }
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

/** Fills in created and refID at the first login (ACC-050), and perhaps more. Answers whether it was the first. */
export async function ensureProfile(
  { db }: Pick<AccountsDeps, 'db'>,
  userId: string,
  refId: string,
  info: UserInfo = {},
): Promise<boolean> {
  const made = await db
    .insertInto('profiles')
    .values({ user_id: userId, ref_id: refId, info: JSON.stringify(info) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst()
  return Boolean(made.numInsertedOrUpdatedRows)
}
