import { addCard, DUPLICATE_CARD, deleteCard, updateCard } from '@staykit/contract'
import { ApiError, notFound } from '../../../../kernel/http/api-error.ts'
import { callRoute } from '../../../../kernel/http/call-route.ts'
import type { Member } from '../../../../kernel/http/member.ts'
import type { Routes, ServerContext } from '../../../../kernel/http/server-env.ts'
import { CardError } from '../../../../ports/cards.ts'
import type { PaymentDeps as Deps } from '../../deps.ts'
import {
  addressIn,
  type CardWords,
  cardOf,
  clearDefault,
  isPast,
  keepCard,
  savedOf,
  wireCardOf,
} from './saved-cards.ts'

/** POST /api/profile/users/{userId}/payment, POST and DELETE …/payment/{id}: the member's own cards only. */
export function cardRoutes(routes: Routes, deps: Deps): void {
  const { cards, db } = deps
  const own = (c: ServerContext, caller: Member, userId: string): string => {
    if (caller.id !== userId) throw notFound('There is no such user.')
    c.header('cache-control', 'no-store')
    return caller.id
  }
  callRoute(routes, addCard, async ({ userId, paymentIntent, ...words }, c, caller) => {
    const member = own(c, caller, userId)
    const payment = await db
      .selectFrom('payments')
      .select('intent_id')
      .where('intent_id', '=', paymentIntent)
      .where('user_id', '=', member)
      .executeTakeFirst()
    const card = payment && (await cards.cardOf(paymentIntent).catch(unavailable))
    if (!card) throw new ApiError(404, 'UNKNOWN_CARD', 'There is no card of a payment of yours to save.')
    const row = await keepCard(db, cards.provider, member, card, words)
    return row ? { customer_pm_id: row.id, card: wireCardOf(row) } : { customer_pm_id: DUPLICATE_CARD }
  })
  callRoute(routes, updateCard, async ({ userId, id, ...words }, c, caller) => {
    const member = own(c, caller, userId)
    await refuseOldLogin(deps, caller)
    return { card: wireCardOf(await change(deps, member, id, words)) }
  })
  callRoute(routes, deleteCard, async ({ userId, id }, c, caller) => {
    const member = own(c, caller, userId)
    await refuseOldLogin(deps, caller)
    const row = await cardOf(db, member, id)
    await db.deleteFrom('saved_cards').where('id', '=', id).execute()
    await cards.forget(row.token).catch(unavailable)
    return { ok: true as const }
  })
}

/** Throws 401 LOGIN_REQUIRED: what is kept of cards is for whoever has given the password lately. */
export async function refuseOldLogin({ sessions }: Pick<Deps, 'sessions'>, member: Member): Promise<void> {
  if (await sessions.isFresh(member)) return
  throw new ApiError(401, 'LOGIN_REQUIRED', 'Please log in again to use your saved cards.')
}

async function change({ cards, db, now }: Deps, member: string, id: string, words: CardWords) {
  const row = await cardOf(db, member, id)
  const exp_month = words.exp_month ?? row.exp_month
  const exp_year = words.exp_year ?? row.exp_year
  if (exp_month !== row.exp_month || exp_year !== row.exp_year) {
    if (isPast({ exp_month, exp_year }, now()))
      throw new ApiError(400, 'BAD_REQUEST', "Your card's expiration date is in the past.")
    await cards.updateSaved(savedOf(row), { expMonth: exp_month, expYear: exp_year }).catch(unavailable)
  }
  return db.transaction().execute(async (trx) => {
    if (words.is_default) await clearDefault(trx, member)
    return trx
      .updateTable('saved_cards')
      .set({
        exp_month,
        exp_year,
        card_holder: words.card_holder?.trim() ?? row.card_holder,
        is_default: words.is_default ?? row.is_default,
        address: JSON.stringify({ ...row.address, ...addressIn(words) }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

function unavailable(error: unknown): never {
  if (!(error instanceof CardError)) throw error
  throw new ApiError(503, 'PAYMENT_REQUIRED', 'The card provider does not answer. Please try again.')
}
