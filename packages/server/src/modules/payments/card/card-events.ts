import { sql } from 'kysely'
import type { CardEvent, Cards } from '../../../ports/cards.ts'
import { noteDecline } from './declines.ts'
import { type DisputeDeps, noteDispute } from './disputes.ts'
import { noteSetupDecline } from './saved/setups.ts'

export type CardEventDeps = DisputeDeps & { readonly cards: Cards }

/**
 * Handles a webhook. The event only says that something happened: the state is read from the provider, so that events
 * may come late, twice and in any order. An event is stored after its effect, so that a crash repeats it.
 */
export async function onCardEvent(deps: CardEventDeps, event: CardEvent): Promise<void> {
  const { db, cards } = deps
  const seen = await db
    .selectFrom('payment_events')
    .select('id')
    .where('id', '=', event.id)
    .executeTakeFirst()
  if (seen) return
  if (event.setupId && event.type === 'setup_intent.setup_failed') await noteSetupDecline(deps, event.setupId)
  else if (event.intentId && event.dispute) await noteDispute(deps, event.intentId, event.dispute)
  else if (event.intentId) {
    const { status, bookingRequestId } = await cards.retrieve(event.intentId)
    const isDecline = event.type === 'payment_intent.payment_failed'
    // The browser may try card after card on an intent: over the limit it ends.
    if (isDecline && (await noteDecline(db, bookingRequestId)))
      await cards.cancel(event.intentId, `declines:${bookingRequestId}`).catch(() => undefined)
    await db
      .updateTable('payments')
      .set({ status, updated_at: sql`now()` })
      .where('intent_id', '=', event.intentId)
      .execute()
  }
  await db
    .insertInto('payment_events')
    .values({ id: event.id, type: event.type, intent_id: event.intentId ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
