import type { WireError } from '@staykit/contract'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import type { MethodDeps } from '../method.ts'
import { endSource, lockSource, transferExpired } from './sources.ts'

/** Marks that a booking waits for it. False when it has expired, or was abandoned. */
export async function claimSource(trx: Kysely<Database>, id: string): Promise<boolean> {
  const claimed = await trx
    .updateTable('bitcoin_sources')
    .set({ claimed_at: sql`now()` })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'paid'])
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}

/**
 * Ends a transfer without any payment, or after its time, because its traveller books the same room again. Later
 * amounts are owed back.
 */
export async function giveUpSource(
  trx: Kysely<Database>,
  deps: Pick<MethodDeps, 'now'>,
  id: string,
): Promise<WireError | undefined> {
  const source = await lockSource(trx, id)
  const isIdle = source.state === 'open' && source.received_satoshi === 0 && source.seen_satoshi === 0
  if (!isIdle && source.state !== 'expired') return undefined
  if (isIdle) await endSource(trx, deps, id)
  return transferExpired
}
