import type { Passkey } from '@staykit/contract'
import type { Selectable } from 'kysely'
import type { Member } from '../../../kernel/http/member.ts'
import { writeMail } from '../../mail/post-office.ts'
import type { AccountsDeps } from '../members/deps.ts'
import { localeOf, storeLocale } from '../members/locales.ts'
import { deviceOf, type Seen } from '../members/security/device.ts'
import { passkeyAddedMail } from '../members/security/security-mail.ts'
import { giveChallenge, spendChallenge } from './challenges.ts'
import { checkMade, checkSigned, type Made, type Page, refusePasskey, type Signed } from './checked.ts'
import type { PasskeyTables } from './tables.ts'

type Row = Selectable<PasskeyTables['passkeys']>
type Deps = Pick<AccountsDeps, 'db' | 'brands' | 'now'>

/** Challenge for a passkey of this page's host: for a login, or a new one of a member. */
export const ask = ({ db, now }: Deps, { host }: Page, userId?: string): Promise<string> =>
  giveChallenge(db, { host, ...(userId && { userId }) }, now())

/** The member of the passkey that signed. Throws 400 NotAuthorizedException for an invalid answer. */
export async function whoSigned({ db, now }: Deps, page: Page, credential: Signed): Promise<string> {
  const { host } = page
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', credential.id)
    .where('host', '=', host)
    .executeTakeFirst()
  // The challenge is spent even without such a passkey.
  const spend = (challenge: string) => spendChallenge(db, challenge, { host }, now())
  const storedCredential = {
    publicKey: row?.public_key ?? new Uint8Array(),
    counter: Number(row?.counter ?? 0),
  }
  const counter = await checkSigned(page, credential, storedCredential, spend)
  if (!row) return refusePasskey()
  const used = await db
    .updateTable('passkeys')
    .set({ counter, used_at: now() })
    .where('id', '=', row.id)
    .where('counter', '=', row.counter)
    .executeTakeFirst()
  // A copy of the passkey has signed meanwhile.
  return used.numUpdatedRows ? row.user_id : refusePasskey()
}

/** Stores a new passkey and mails its member. Throws 400 NotAuthorizedException for an invalid answer. */
export async function add(
  { db, brands, now }: Deps,
  page: Page,
  member: Member,
  { credential, seen }: { readonly credential: Made; readonly seen: Seen },
): Promise<Passkey> {
  const { host } = page
  const spend = (challenge: string) => spendChallenge(db, challenge, { host, userId: member.id }, now())
  const { id, publicKey, counter } = await checkMade(page, credential, spend)
  const row = {
    ...{ id, host, counter, user_id: member.id, public_key: Buffer.from(publicKey) },
    ...{ user_agent: seen.userAgent ?? null, created_at: now(), used_at: null },
  }
  await storeLocale(db, member.id, seen.locale)
  const locale = await localeOf(db, member.id)
  const to = { key: `passkey:${id}`, email: member.email, brand: await brands.of(member.refId), locale }
  await db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('passkeys')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    // An id in use is never given to another member.
    if (!inserted.numInsertedOrUpdatedRows) return refusePasskey()
    await writeMail(trx, passkeyAddedMail(to, seen))
  })
  return toPasskey(row)
}

/** The latest first. */
export async function list({ db }: Deps, { id }: Pick<Member, 'id'>): Promise<Passkey[]> {
  const own = db.selectFrom('passkeys').selectAll().where('user_id', '=', id)
  return (await own.orderBy('created_at', 'desc').execute()).map(toPasskey)
}

export async function remove({ db }: Deps, { id }: Pick<Member, 'id'>, passkey: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', id).where('id', '=', passkey).execute()
}

const toPasskey = ({ id, host, user_agent, created_at, used_at }: Row): Passkey => ({
  id,
  host,
  ...deviceOf(user_agent),
  createdAt: created_at.toISOString(),
  ...(used_at && { usedAt: used_at.toISOString() }),
})
