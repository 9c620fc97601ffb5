import { randomUUID } from 'node:crypto'
import { keyFor } from '../../../kernel/http/signed-token.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import { type Asker, PoolRefusal, type UserPool } from '../../../ports/user-pool.ts'
import { PIN_QUEUE, SIGN_UP_QUEUE } from './account-jobs.ts'
import type { AccountsDeps } from './deps.ts'
import { createPins, type PinPurpose } from './pins.ts'

type Needs = Pick<AccountsDeps, 'db' | 'identity' | 'config' | 'now'>

/**
 * The built-in pool: passwords and codes in our own tables. Work that could distinguish known from unknown addresses
 * runs in a job after the answer, so both get the same body after the same work.
 */
export function createBuiltInPool(deps: Needs): UserPool {
  const { db, identity } = deps
  const usePin = pinUse(deps)
  const sendPin = async (purpose: PinPurpose, email: string, { refId, locale }: Asker) => {
    await enqueue(db, { queue: PIN_QUEUE, subject: randomUUID(), data: { purpose, email, refId, locale } })
  }
  return {
    name: 'built-in',
    async signUp(email, password, { refId, locale = null }) {
      const password_hash = await identity.hash(password)
      const id = randomUUID()
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('sign_ups').values({ id, email, password_hash, ref_id: refId, locale }).execute()
        await enqueue(trx, { queue: SIGN_UP_QUEUE, subject: id })
      })
      return 'asked'
    },
    resendCode: (email, from) => sendPin('confirm', email, from),
    forgot: (email, from) => sendPin('reset', email, from),
    async confirm(email, pin, password) {
      const { user, passwordHash } = await usePin(email, 'confirm', pin)
      const own = password === undefined ? passwordHash : await identity.hash(password)
      if (own) await identity.replacePassword(user.id, own)
      await identity.confirm(user.id)
    },
    async reset(email, pin, password, isKnownDevice) {
      const { user } = await usePin(email, 'reset', pin, isKnownDevice)
      await identity.endUnprovenLogins(user.id)
      await identity.replacePassword(user.id, await identity.hash(password))
      // The reader of the code owns the address.
      if (!user.isConfirmed) await identity.confirm(user.id)
    },
    ...membersOf(deps),
  }
}

/** Calls of members who sign in or are signed in. */
function membersOf({
  identity,
}: Needs): Pick<
  UserPool,
  | 'signIn'
  | 'hasPassword'
  | 'isPassword'
  | 'changePassword'
  | 'isTaken'
  | 'changeEmail'
  | 'signOutEverywhere'
  | 'nameOf'
  | 'remove'
> {
  return {
    async signIn(email, password) {
      const result = await identity.signIn(email, password)
      if (result.kind !== 'ok') throw new PoolRefusal(result.kind)
      return result
    },
    hasPassword: ({ id }) => identity.hasPassword(id),
    isPassword: async ({ email }, password) => (await identity.signIn(email, password)).kind === 'ok',
    async changePassword({ id, email }, old, password, keptSession) {
      const checked = await identity.signIn(email, old)
      if (checked.kind !== 'ok') throw new PoolRefusal(checked.kind)
      // Also ends the session that this check began.
      await identity.replacePassword(id, await identity.hash(password), keptSession)
    },
    isTaken: async (email) => (await identity.find(email)) !== undefined,
    changeEmail: ({ id }, email) => identity.changeEmail(id, email),
    signOutEverywhere: async () => undefined,
    nameOf: async () => undefined,
    remove: async () => undefined,
  }
}

/** Uses a code: returns its member, with the password of its sign-up. Throws PoolRefusal for an invalid code. */
function pinUse({ db, identity, config, now }: Needs) {
  const pins = createPins(db, keyFor(config.AUTH_SECRET, 'pins'), now)
  // Looks the member up only after a right code: until then a guess costs the same for every address.
  return async (email: string, purpose: PinPurpose, pin: string, isKnownDevice = false) => {
    const result = await pins.use(email, purpose, pin, isKnownDevice)
    if (result.kind !== 'ok') throw new PoolRefusal(result.kind === 'expired' ? 'expired-pin' : 'wrong-pin')
    const user = await identity.find(email)
    if (!user) throw new PoolRefusal('wrong-pin')
    return { user, passwordHash: result.passwordHash }
  }
}
