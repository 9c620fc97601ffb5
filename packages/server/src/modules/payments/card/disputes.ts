import { formatMoney } from '@staykit/domain'
import { sql } from 'kysely'
import type { CardDispute } from '../../../ports/cards.ts'
import type { Brands } from '../../brands/brands.ts'
import type { ModuleDeps } from '../../deps.ts'
import { tellOperations } from '../../operations/notice.ts'

export interface DisputeDeps extends Pick<ModuleDeps, 'config' | 'db' | 'log'> {
  readonly brands: Brands
}

/** Writes down what a bank says of a payment, and tells operations of each change, once. */
export async function noteDispute(deps: DisputeDeps, intentId: string, dispute: CardDispute): Promise<void> {
  const { db, brands } = deps
  const { id, amount, reason, status } = dispute
  const request = await db
    .selectFrom('booking_requests')
    .select(['ref_id', 'trip_number'])
    .where('payment_reference', '=', intentId)
    .executeTakeFirst()
  const payment = await db
    .selectFrom('payments')
    .select('ref_id')
    .where('intent_id', '=', intentId)
    .executeTakeFirst()
  const refId = request?.ref_id ?? payment?.ref_id
  const brand = refId === undefined ? undefined : await brands.of(refId)
  await db.transaction().execute(async (trx) => {
    const row = {
      payment_reference: intentId,
      amount_minor: amount.minor,
      currency: amount.currency,
      reason,
      status,
    }
    const noted = await trx
      .insertInto('disputes')
      .values({ id, ...row })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ status, amount_minor: amount.minor, updated_at: sql`now()` })
          // Events come twice, and late: what is closed stays closed.
          .where(({ eb, ref }) =>
            eb.and([
              eb(ref('disputes.status'), '<>', status),
              eb(ref('disputes.status'), 'not in', ['won', 'lost']),
            ]),
          ),
      )
      .executeTakeFirst()
    if (!noted.numInsertedOrUpdatedRows || !brand) return
    await tellOperations(trx, deps, brand, {
      key: `dispute:${id}:${status}`,
      subject: `Dispute ${statusWords[status] ?? status}: ${request?.trip_number ?? intentId}`,
      words: [
        'A traveller has asked the bank for the money of a stay. The provider takes it back until the dispute is decided.',
        'Answer at the provider before its deadline: with the confirmation, the terms that were agreed to, and what was written since.',
      ],
      lines: [
        ['Trip number', request?.trip_number ?? 'none'],
        ['Payment', intentId],
        ['Amount', formatMoney(amount)],
        ['Reason', reason],
        ['Status', status],
      ],
    })
  })
}

const statusWords: Readonly<Record<string, string>> = {
  needs_response: 'opened',
  under_review: 'under review',
  won: 'won',
  lost: 'lost',
}
