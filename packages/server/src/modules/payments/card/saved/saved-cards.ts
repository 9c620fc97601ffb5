import { createHash, randomUUID } from 'node:crypto'
import { type DeclinedBy, declineOf, type WireCard } from '@staykit/contract'
import { isExpiry } from '@staykit/domain'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { ApiError } from '../../../../kernel/http/api-error.ts'
import type { CardIntent, Cards, CardToSave, SavedCard } from '../../../../ports/cards.ts'
import type { PaymentDeps as Deps } from '../../deps.ts'
import { noteDecline } from '../declines.ts'
import type { CardAddress, PaymentTables } from '../tables.ts'

type CardRow = Selectable<PaymentTables['saved_cards']>
type PaymentDeps = Pick<Deps, 'db' | 'now'> & { readonly cards: Cards }

/** Editable facts of a saved card. */
export interface CardWords extends CardAddress {
  readonly card_holder?: string | undefined
  readonly is_default?: boolean | undefined
  readonly exp_month?: number | undefined
  readonly exp_year?: number | undefined
}

export async function cardsOf(db: Kysely<Database>, member: string): Promise<WireCard[]> {
  const rows = await db
    .selectFrom('saved_cards')
    .selectAll()
    .where('user_id', '=', member)
    .orderBy('created_at')
    .execute()
  return rows.map(wireCardOf)
}

export function wireCardOf(row: CardRow): WireCard {
  return {
    customer_pm_id: row.id,
    card_type: row.brand,
    last_four: row.last_four,
    card_holder: row.card_holder,
    is_default: row.is_default,
    exp_month: row.exp_month,
    exp_year: row.exp_year,
    ...row.address,
  }
}

/** The member's own card. Throws 404 UNKNOWN_CARD, also for another's. */
export async function cardOf(db: Kysely<Database>, member: string, id: string): Promise<CardRow> {
  const row = await db
    .selectFrom('saved_cards')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', member)
    .executeTakeFirst()
  if (!row) throw new ApiError(404, 'UNKNOWN_CARD', "We can't find this card.")
  return row
}

/** The member's card, unless it has expired (AQ-69). Throws 404 UNKNOWN_CARD or 422 PAYMENT_DECLINED. */
export async function chargeableCard({ db, now, cards }: PaymentDeps, member: string, id: string) {
  const row = await cardOf(db, member, id)
  if (row.provider !== cards.provider) throw new ApiError(404, 'UNKNOWN_CARD', "We can't find this card.")
  if (isPast(row, now())) throw declined({ code: 'expired_card', message: 'Your card has expired.' })
  return savedOf(row)
}

export const isPast = ({ exp_month, exp_year }: Pick<CardRow, 'exp_month' | 'exp_year'>, now: Date) =>
  !isExpiry(String(exp_month), String(exp_year % 100).padStart(2, '0'), now.toISOString())

export const savedOf = (row: CardRow): SavedCard => ({
  token: row.token,
  customer: row.customer,
  brand: row.brand,
  lastFour: row.last_four,
  expMonth: row.exp_month,
  expYear: row.exp_year,
})

/** Pays an intent with a saved card; a completed payment stays as it is. Throws 402 PAYMENT_DECLINED. */
export async function payWithSaved(
  { cards, db }: PaymentDeps,
  opened: CardIntent,
  card: SavedCard,
): Promise<CardIntent> {
  // A challenge of another card was abandoned: this card replaces it.
  const isOther = opened.status === 'requires_action' && opened.card?.lastFour !== card.lastFour
  const isOpen = opened.status === 'requires_payment_method' || isOther
  // A retry after a decline is a new attempt: the key must not return the old one.
  const intent = isOpen
    ? await cards.confirmSaved(opened.id, card, `saved:${opened.id}:${card.token}:${randomUUID()}`)
    : opened
  const { failure, status } = intent
  if (status === 'requires_payment_method') {
    await noteDecline(db, intent.bookingRequestId)
    throw declined(failure ?? { code: 'card_declined', message: 'Your card was declined.' })
  }
  return intent
}

/** A provider's refusal of a card: `details.reason` is the provider's own code. */
export const declined = (failure: DeclinedBy) =>
  new ApiError(402, 'PAYMENT_DECLINED', failure.message, declineOf(failure))

/** Saves a card; undefined when the member already has it. */
export async function storeCard(
  db: Kysely<Database>,
  provider: string,
  member: string,
  card: CardToSave,
  words: CardWords,
): Promise<CardRow | undefined> {
  return db.transaction().execute(async (trx) => {
    // Serialised per member, so that there is one default.
    await trx.selectFrom('users').select('id').where('id', '=', member).forUpdate().execute()
    const others = await trx
      .selectFrom('saved_cards')
      .select(['fingerprint'])
      .where('user_id', '=', member)
      .execute()
    const fingerprint = createHash('sha256').update(`${provider}:${card.fingerprint}`).digest('base64url')
    if (others.some((other) => other.fingerprint === fingerprint)) return undefined
    const isDefault = words.is_default ?? others.length === 0
    if (isDefault) await clearDefault(trx, member)
    return trx
      .insertInto('saved_cards')
      .values({
        id: `pm_${randomUUID()}`,
        user_id: member,
        provider,
        token: card.token,
        customer: card.customer,
        fingerprint,
        brand: card.brand,
        last_four: card.lastFour,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        card_holder: words.card_holder?.trim() ?? '',
        is_default: isDefault,
        address: JSON.stringify(addressIn(words)),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

export function clearDefault(trx: Kysely<Database>, member: string) {
  return trx
    .updateTable('saved_cards')
    .set({ is_default: false })
    .where('user_id', '=', member)
    .where('is_default', '=', true)
    .execute()
}

export function addressIn(words: CardWords): CardAddress {
  const { card_holder: _, is_default: _d, exp_month: _m, exp_year: _y, ...address } = words
  return address
}
