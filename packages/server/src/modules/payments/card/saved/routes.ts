import { addCard, createSetupIntent, DUPLICATE_CARD, deleteCard, updateCard } from '@staykit/contract'
import { ApiError, notFound, refuse } from '../../../../kernel/http/api-error.ts'
import { callRoute } from '../../../../kernel/http/call-route.ts'
import type { Member } from '../../../../kernel/http/member.ts'
import type { Routes, ServerContext } from '../../../../kernel/http/server-env.ts'
import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import { CardError, type CardToSave } from '../../../../ports/cards.ts'
import { testCardOf } from '../../../../ports/test-cards.ts'
import type { PaymentDeps as Deps } from '../../deps.ts'
import { customerOf } from '../payments.ts'
import { FORGET_CARD_QUEUE } from './forget.ts'
import {
  addressIn,
  type CardWords,
  cardOf,
  clearDefault,
  declined,
  isPast,
  savedOf,
  storeCard,
  wireCardOf,
} from './saved-cards.ts'
import { noteSetupDecline, openSetup } from './setups.ts'

/** POST /api/profile/users/{userId}/payment, POST and DELETE …/payment/{id}: the member's own cards only. */
export function cardRoutes(routes: Routes, deps: Deps): void {
  const { cards, db } = deps
  const own = (c: ServerContext, caller: Member, userId: string): string => {
    if (caller.id !== userId) throw notFound('User not found')
    c.header('cache-control', 'no-store')
    return caller.id
  }
  callRoute(routes, createSetupIntent, async (_, c, caller) => {
    c.header('cache-control', 'no-store')
    const { id, clientSecret } = await openSetup(deps, caller).catch(unavailable)
    return { data: { clientSecret, setupIntent: id } }
  })
  callRoute(
    routes,
    addCard,
    async ({ userId, paymentIntent, setupIntent, card_number, ...words }, c, caller) => {
      const member = own(c, caller, userId)
      if ([paymentIntent, setupIntent, card_number].filter(Boolean).length !== 1)
        throw new ApiError(400, 'BAD_REQUEST', 'Name one of paymentIntent, setupIntent and card_number.')
      const card = paymentIntent
        ? await paidCard(deps, member, paymentIntent)
        : await setUpCard(
            deps,
            member,
            setupIntent ?? (await typedSetup(deps, caller, card_number ?? '', words)),
          )
      if (!card)
        throw new ApiError(404, 'UNKNOWN_CARD', 'There is no card of a payment or setup of yours to save.')
      const row = await storeCard(db, cards.provider, member, card, words)
      return row ? { customer_pm_id: row.id, card: wireCardOf(row) } : { customer_pm_id: DUPLICATE_CARD }
    },
  )
  callRoute(routes, updateCard, async ({ userId, id, ...words }, c, caller) => {
    const member = own(c, caller, userId)
    await refuseOldLogin(deps, caller)
    return { card: wireCardOf(await change(deps, member, id, words)) }
  })
  callRoute(routes, deleteCard, async ({ userId, id }, c, caller) => {
    const member = own(c, caller, userId)
    await refuseOldLogin(deps, caller)
    const row = await cardOf(db, member, id)
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('saved_cards').where('id', '=', id).execute()
      if (row.provider === cards.provider)
        await enqueue(trx, { queue: FORGET_CARD_QUEUE, subject: row.token })
    })
    return { ok: true as const }
  })
}

/** The card of a payment of the member. */
async function paidCard(
  { cards, db }: Deps,
  member: string,
  intent: string,
): Promise<CardToSave | undefined> {
  const payment = await db
    .selectFrom('payments')
    .select('intent_id')
    .where('intent_id', '=', intent)
    .where('user_id', '=', member)
    .executeTakeFirst()
  return payment && (await cards.cardOf(intent).catch(unavailable))
}

/** The card of a setup of the member. */
async function setUpCard(deps: Deps, member: string, id: string): Promise<CardToSave | undefined> {
  const card = await deps.cards.cardOfSetup(id).catch(unavailable)
  return card?.customer === (await customerOf(deps, member).catch(unavailable)) ? card : undefined
}

/** Confirms a published test number as a setup. Throws 422 RAW_CARD_REFUSED for every other number (OQ-10). */
async function typedSetup(deps: Deps, member: Member, number: string, words: CardWords): Promise<string> {
  if (!testCardOf(number)) throw refuse('notATestCard')
  const { cards, now } = deps
  const { exp_month: expMonth = 12, exp_year: expYear = now().getUTCFullYear() + 1 } = words
  const { id } = await openSetup(deps, member).catch(unavailable)
  const card = { number, expMonth, expYear }
  return cards.confirmTestSetup(id, card, `typed:${id}`).catch(async (error: unknown) => {
    if (!(error instanceof CardError) || error.kind !== 'REFUSED') return unavailable(error)
    await noteSetupDecline(deps, id)
    throw declined(error)
  })
}

/** Throws 401 LOGIN_REQUIRED: saved cards need a recent login with the password. */
export async function refuseOldLogin({ sessions }: Pick<Deps, 'sessions'>, member: Member): Promise<void> {
  if (await sessions.isFresh(member)) return
  throw refuse('loginToUseCards')
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
  throw refuse('cardProviderAway')
}
