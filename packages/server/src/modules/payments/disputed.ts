import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import { RefundRefused } from './refund-refused.ts'

/** `open`: the bank decides, and holds the money; `lost`: it has returned the money to the traveller. */
export type Dispute = 'open' | 'lost'

/** No refund is made beside a dispute: the traveller would get the money twice. */
export class RefundDisputed extends RefundRefused {
  readonly dispute: Dispute

  constructor(dispute: Dispute) {
    super(
      dispute === 'open'
        ? 'the bank of the traveller decides about this payment'
        : 'the bank of the traveller has returned this payment',
    )
    this.dispute = dispute
  }
}

/** Statuses in which no money is withdrawn: an inquiry, which a refund may answer, and a dispute that has ended for us. */
const harmless = ['warning_needs_response', 'warning_under_review', 'warning_closed', 'won', 'prevented']

/** The dispute that stops refunds of any of these payments. */
export async function disputeOf(
  db: Kysely<Database>,
  references: readonly string[],
): Promise<Dispute | undefined> {
  if (references.length === 0) return undefined
  const found = await db
    .selectFrom('disputes')
    .select('status')
    .where('payment_reference', 'in', references)
    .where('status', 'not in', harmless)
    .execute()
  if (found.length === 0) return undefined
  return found.some(({ status }) => status !== 'lost') ? 'open' : 'lost'
}

/** Throws RefundDisputed. */
export async function refuseDisputed(db: Kysely<Database>, references: readonly string[]): Promise<void> {
  const dispute = await disputeOf(db, references)
  if (dispute) throw new RefundDisputed(dispute)
}
