import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { giveChallenge, spendChallenge } from '../../../accounts/passkeys/challenges.ts'
import {
  checkMade,
  checkSigned,
  type Made,
  type Page,
  refusePasskey,
  type Signed,
} from '../../../accounts/passkeys/checked.ts'
import type { Role } from './roles.ts'

const INVITATION_MS = 24 * 3_600_000

export interface Operator {
  readonly id: string
  readonly name: string
  readonly role: Role
}

interface Deps {
  readonly db: Kysely<Database>
  readonly now: () => Date
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Challenges of operators never fit those of members, whose page may have the same host. */
const purpose = ({ host }: Page, id = '') => ({ host: `operators ${id}@${host}` })

/** Operators with their number of passkeys, by name. */
export const listOperators = (db: Kysely<Database>) =>
  db
    .selectFrom('operators')
    .leftJoin('operator_passkeys', 'operator_passkeys.operator_id', 'operators.id')
    .where('removed_at', 'is', null)
    .groupBy('operators.id')
    .select(({ fn }) => [
      'operators.id',
      'name',
      'role',
      'invited_until',
      fn.count<number>('operator_passkeys.id').as('passkeys'),
    ])
    .orderBy('name')
    .execute()

/** Whether a person can sign in: from then on the token manages operators only. */
export async function hasOperators(db: Kysely<Database>): Promise<boolean> {
  const found = await db
    .selectFrom('operator_passkeys')
    .innerJoin('operators', 'operators.id', 'operator_passkeys.operator_id')
    .where('removed_at', 'is', null)
    .select('operators.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const newInvitation = (now: Date) => {
  const token = randomBytes(24).toString('base64url')
  return {
    token,
    row: { invitation: hashOf(token), invited_until: new Date(now.getTime() + INVITATION_MS) },
  }
}

/** Adds an operator; returns the invitation. Undefined when one has this name, in any case. */
export async function addOperator({ db, now }: Deps, name: string, role: Role): Promise<string | undefined> {
  const { token, row } = newInvitation(now())
  const added = await db
    .insertInto('operators')
    .values({ id: randomBytes(12).toString('base64url'), name, role, removed_at: null, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows ? token : undefined
}

/** A new invitation, such as for a lost phone. It ends sessions and passkeys of the operator. */
export async function inviteAgain({ db, now }: Deps, id: string): Promise<string | undefined> {
  const { token, row } = newInvitation(now())
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('operators')
      .set(row)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    await shutOut(trx, id)
    return changed.numUpdatedRows ? token : undefined
  })
}

/** The row stays, because actions name it. */
export async function removeOperator({ db, now }: Deps, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('operators')
      .set({ removed_at: now(), invitation: null, invited_until: null })
      .where('id', '=', id)
      .execute()
    await shutOut(trx, id)
  })
}

async function shutOut(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.deleteFrom('operator_passkeys').where('operator_id', '=', id).execute()
  await trx.deleteFrom('admin_sessions').where('operator_id', '=', id).execute()
}

/** The operator of an open invitation. */
export const invited = ({ db, now }: Deps, token: string): Promise<Operator | undefined> =>
  db
    .selectFrom('operators')
    .select(['id', 'name', 'role'])
    .where('invitation', '=', hashOf(token))
    .where('invited_until', '>', now())
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** A challenge for a sign-in, or for the first passkey of an operator. */
export const challengeFor = ({ db, now }: Deps, page: Page, id?: string): Promise<string> =>
  giveChallenge(db, purpose(page, id), now())

/** Makes the passkey of an invitation, which ends. Throws 400 NotAuthorizedException. */
export async function acceptInvitation(deps: Deps, page: Page, token: string, made: Made): Promise<Operator> {
  const { db, now } = deps
  const operator = (await invited(deps, token)) ?? refusePasskey()
  const spend = (challenge: string) => spendChallenge(db, challenge, purpose(page, operator.id), now())
  const { id, publicKey, counter } = await checkMade(page, made, spend)
  await db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('operators')
      .set({ invitation: null, invited_until: null })
      .where('id', '=', operator.id)
      .where('invitation', '=', hashOf(token))
      .executeTakeFirst()
    // Two at once make one passkey.
    if (!used.numUpdatedRows) return refusePasskey()
    const row = { id, counter, host: page.host, operator_id: operator.id, public_key: Buffer.from(publicKey) }
    const added = await trx
      .insertInto('operator_passkeys')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (!added.numInsertedOrUpdatedRows) return refusePasskey()
  })
  return operator
}

/** The operator whose passkey signed. Throws 400 NotAuthorizedException. */
export async function operatorSigned({ db, now }: Deps, page: Page, signed: Signed): Promise<Operator> {
  const row = await db
    .selectFrom('operator_passkeys')
    .innerJoin('operators', 'operators.id', 'operator_passkeys.operator_id')
    .where('operator_passkeys.id', '=', signed.id)
    .where('host', '=', page.host)
    .where('removed_at', 'is', null)
    .select(['operators.id', 'name', 'role', 'public_key', 'counter'])
    .executeTakeFirst()
  // The challenge is spent even without such a passkey.
  const spend = (challenge: string) => spendChallenge(db, challenge, purpose(page), now())
  const stored = { publicKey: row?.public_key ?? new Uint8Array(), counter: Number(row?.counter ?? 0) }
  const counter = await checkSigned(page, signed, stored, spend)
  if (!row) return refusePasskey()
  const used = await db
    .updateTable('operator_passkeys')
    .set({ counter })
    .where('id', '=', signed.id)
    .where('counter', '=', row.counter)
    .executeTakeFirst()
  // A copy of the passkey has signed meanwhile.
  if (!used.numUpdatedRows) return refusePasskey()
  const { id, name, role } = row
  return { id, name, role }
}
