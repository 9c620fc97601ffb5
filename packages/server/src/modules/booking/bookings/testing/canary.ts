import { bookSync2, type WireContract } from '@staykit/contract'
import { type Kysely, sql } from 'kysely'
import pLimit from 'p-limit'
import { expect } from 'vitest'
import type { Database } from '../../../../kernel/db/database.ts'
import { testCards } from '../../../../sandbox/cards/test-cards.ts'
import { type Ask, newBookingRequestId, payloadFor, type Traveller, traveller } from './traveller.ts'

/** A CVC and a realistic number that occur nowhere else, so that finding them means that they were stored. */
export const CVC = '907'
export const REAL = '4539578763621486'
export const numbers = [...testCards.map(({ number }) => number), REAL]

/** A way for a card to reach the server: accepted, refused, or in a wrong field. */
type Flow = (who: Traveller, number: string, cvc: string, ask: Ask) => Promise<unknown>

const refused = (status: number, call: Promise<unknown>) => expect(call).rejects.toMatchObject({ status })

const fieldsOf = (cardNumber: string, cvcCode: string) => ({
  ...{ cardNumber, cvcCode, cardHolder: 'Maya Okafor', cardType: 'VI' },
})

const flows: readonly Flow[] = [
  async (who, number, cvc) => {
    const agreed = await agreedBy(who)
    const id = newBookingRequestId()
    const { clientSecret, paymentIntent } = await who.openPayment(agreed, id)
    await who.typeCard(clientSecret, number, { cvc })
    await who.api(bookSync2, payloadFor(agreed, id, { paymentIntent }))
  },
  async (who, number, cvc) =>
    who.api(bookSync2, payloadFor(await agreedBy(who), newBookingRequestId(), fieldsOf(number, cvc))),
  async (who, _, cvc) => {
    const agreed = await agreedBy(who)
    await refused(422, who.api(bookSync2, payloadFor(agreed, newBookingRequestId(), fieldsOf(REAL, cvc))))
    const { clientSecret } = await who.openPayment(agreed, newBookingRequestId())
    await refused(422, who.typeCard(clientSecret, REAL, { cvc }))
  },
  async (who, number, cvc, ask) => {
    const payload = payloadFor(await agreedBy(who), newBookingRequestId(), fieldsOf(number, cvc))
    const misplaced = `cardNumber=${number}&cvcCode=${cvc}`
    await refused(400, who.post(`/api/book/sync2?${misplaced}`, { ...payload, total: `${number} ${cvc}` }))
    await refused(404, who.post(`/api/cards/${number}/${cvc}`, payload))
    await refused(400, who.post('/payment/card-frame/confirm', { number, cvc, cardNumber: Number(number) }))
    const named = traveller(ask, () => ({ 'x-request-id': number }))
    await refused(400, named.post('/api/book/contract', { cardNumber: number, cvcCode: cvc }))
  },
]

let day = 0
/** A contract on its own day, so that rooms last; the next day when it is sold out. */
async function agreedBy(who: Traveller): Promise<WireContract> {
  for (let tries = 0; ; tries++) {
    try {
      return await who.contract({ inDays: 20 + (day++ % 300) })
    } catch (error) {
      if (tries > 20) throw error
    }
  }
}

/** Sends `count` cards to the server, in every flow with every number. */
export async function typeCards(ask: Ask, count: number): Promise<void> {
  const who = traveller(ask)
  const someAtOnce = pLimit(4)
  const one = async (index: number) => {
    const { number = REAL } = testCards[Math.floor(index / flows.length) % testCards.length] ?? {}
    const cvc = number.startsWith('37') ? `${CVC}1` : CVC
    await flows[index % flows.length]?.(who, number, cvc, ask)
  }
  await Promise.all(Array.from({ length: count }, (_, index) => someAtOnce(() => one(index))))
}

/** Every value of every table of the server and of its queues, as text. */
export async function everything(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  const texts = await Promise.all(
    rows.map(({ schema, name }) =>
      sql<{
        text: string
      }>`select to_jsonb(t)::text as text from ${sql.table(`${schema}.${name}`)} t`.execute(db),
    ),
  )
  return texts.flatMap((result) => result.rows.map(({ text }) => text)).join('\n')
}

/**
 * Which card values a text contains, in any grouping. Yes or no only, because a failure must not print a whole
 * database.
 */
export function cardsIn(text: string): string[] {
  const together = text.replace(/(?<=\d)[ -](?=\d)/g, '')
  return [
    ...numbers.filter((number) => together.includes(number)),
    ...(/cvcCode/.test(text) ? ['cvcCode'] : []),
    ...(new RegExp(`"${CVC}1?\\\\*"`).test(text) ? ['the CVC'] : []),
  ]
}
