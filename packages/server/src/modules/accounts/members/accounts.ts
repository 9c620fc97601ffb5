import { randomUUID } from 'node:crypto'
import type { Session, UserInfo } from '@staykit/contract'
import type { Asker, PoolLogin } from '../../../ports/user-pool.ts'
import { writeMail } from '../../mail/post-office.ts'
import { list as passkeysOf } from '../passkeys/passkeys.ts'
import { alreadyMemberMail } from './account-mail.ts'
import { checkEmail, checkPassword } from './account-refusals.ts'
import type { AccountsDeps } from './deps.ts'
import { createDevices } from './devices.ts'
import { localeOf, localeOfAddress, storeLocale } from './locales.ts'
import { type Seen, storeSeen } from './security/device.ts'
import { newDeviceMail, passwordChangedMail } from './security/security-mail.ts'

/** Sign-up, sign-in and passwords: the pool authenticates; sessions and devices are ours. */
export interface Accounts {
  signUp(email: string, password: string, from: Asker): Promise<void>
  /** Mails a code again, if the address can get one. */
  sendPin(purpose: 'confirm' | 'reset', email: string, from: Asker): Promise<void>
  /**
   * The code proves ownership of the address: with `password` the member gets that one, without it the one of the
   * sign-up with this code.
   */
  confirm(email: string, pin: string, password?: string): Promise<void>
  /** `device`: the token from an earlier sign-in on this device. A device without one causes a mail to the member. */
  signIn(email: string, password: string, from: From): Promise<Session>
  resetPassword(
    email: string,
    pin: string,
    newPassword: string,
    from: Omit<From, 'seen'> & Asker,
  ): Promise<void>
}

/** Origin of a call. */
export interface From {
  readonly refId: string
  readonly device?: string | undefined
  readonly seen: Seen
  /** The member has just signed up. */
  readonly isNew?: boolean | undefined
  /** The provider of a social login. */
  readonly provider?: string | undefined
}

export function createAccounts(deps: AccountsDeps): Accounts {
  const { db, pool } = deps
  const devices = createDevices(deps.config.AUTH_SECRETS, deps.now)

  return {
    async signUp(email, password, from) {
      checkEmail(email)
      checkPassword(password)
      if ((await pool.signUp(email, password, from)) === 'asked') return
      const brand = await deps.brands.of(from.refId)
      await writeMail(
        db,
        alreadyMemberMail({ key: `sign-up:${randomUUID()}`, email, brand, locale: from.locale }),
      )
    },
    async sendPin(purpose, email, from) {
      checkEmail(email)
      await (purpose === 'reset' ? pool.forgot(email, from) : pool.resendCode(email, from))
    },
    async confirm(email, pin, password) {
      if (password !== undefined) checkPassword(password)
      await pool.confirm(email, pin, password)
    },
    async signIn(email, password, from) {
      return beginSession(deps, await pool.signIn(email, password), from)
    },
    async resetPassword(email, pin, newPassword, { refId, device, locale: requestedLocale }) {
      checkPassword(newPassword)
      await pool.reset(email, pin, newPassword, devices.of(device, email) !== undefined)
      const brand = await deps.brands.of(refId)
      const locale = (await localeOfAddress(db, email)) ?? requestedLocale
      const user = await deps.identity.find(email)
      const passkeys = user ? await passkeysOf(deps, user) : []
      const to = { key: `security:${randomUUID()}`, email, brand, locale }
      await writeMail(db, passwordChangedMail(to, passkeys))
    },
  }
}

/** Begins the session of an authenticated member, and mails them when the device is new. */
export async function beginSession(
  { db, identity, sessions, brands, config, now }: AccountsDeps,
  { user, sessionId: begun }: PoolLogin,
  { refId, device, seen, isNew, provider }: From,
): Promise<Session> {
  const devices = createDevices(config.AUTH_SECRETS, now)
  const sessionId = begun ?? (await identity.beginSession(user.id))
  const isFirst = await ensureProfile({ db }, user.id, refId)
  await storeSeen(db, sessionId, seen, provider)
  const session = await sessions.begin(user, sessionId, refId)
  const knownEmails = devices.of(device, user.email)
  const isNewDevice = !knownEmails && !isFirst && !isNew
  const storedLocale = await localeOf(db, user.id)
  // A device that may be a stranger's must not choose the language of the warning.
  if (!isNewDevice || !storedLocale) await storeLocale(db, user.id, seen.locale)
  if (isNewDevice) {
    const locale = storedLocale ?? seen.locale
    const to = { key: `device:${sessionId}`, email: user.email, brand: await brands.of(refId), locale }
    await writeMail(db, newDeviceMail(to, seen, now()))
  }
  return { ...session, device: devices.issue(user.email, knownEmails) }
}

/** Sets created and refID at the first login (ACC-050), and optional fields. Returns whether it was the first. */
export async function ensureProfile(
  { db }: Pick<AccountsDeps, 'db'>,
  userId: string,
  refId: string,
  info: UserInfo = {},
): Promise<boolean> {
  const session = await db
    .insertInto('profiles')
    .values({ user_id: userId, ref_id: refId, info: JSON.stringify(info) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst()
  return Boolean(session.numInsertedOrUpdatedRows)
}
