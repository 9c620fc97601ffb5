import {
  abandonBitcoinSource,
  bookStatus,
  bookSync2,
  createBitcoinSource,
  type WireContract,
} from '@staykit/contract'
import { fromMajor } from '@staykit/domain'
import { expect } from 'vitest'
import type { SandboxPayment } from '../../../../sandbox/bitcoin/bitcoin.ts'
import { type SignedIn, signedIn } from '../../../booking/bookings/testing/member.ts'
import type { BookingServer } from '../../../booking/bookings/testing/server.ts'
import { newBookingRequestId, payloadFor, REF_ID } from '../../../booking/bookings/testing/traveller.ts'

interface Begun {
  readonly who: SignedIn
  readonly id: string
}

/** Opens a bitcoin payment, as the checkout does. */
export async function openQuote(who: SignedIn, agreed: WireContract, bookingRequestId: string) {
  const { dueNow, currencyCode: currency } = agreed.rate.price
  const { data } = await who.api(createBitcoinSource, {
    price: fromMajor(dueNow, currency).minor,
    currency,
    email: who.email,
    contract: agreed.meta.contract,
    bookingRequestId,
    refId: REF_ID,
  })
  return data
}

export const statusOf = ({ who, id }: Begun) =>
  who.api(bookStatus, { bookingRequestID: id, email: who.email })
export const abandon = ({ who, id }: Begun) =>
  who.api(abandonBitcoinSource, { bookingRequestId: id, refId: REF_ID })
export const reaches = (one: Begun, status: string) =>
  expect.poll(async () => (await statusOf(one)).status).toBe(status)

/** Bookings by bitcoin at a server, with their transfers. */
export const transfersAt = (server: BookingServer) => {
  /** Opens a payment and books with it, as the checkout does. */
  async function begun(hotel?: string) {
    const who = await signedIn(server)
    const agreed = await who.contract(hotel ? { hotel } : {})
    const id = newBookingRequestId()
    const source = await openQuote(who, agreed, id)
    const response = { id: source.id }
    const payload = payloadFor(agreed, id, { paymentMethod: 'BITCOIN', email: who.email, response })
    const answer = await who.api(bookSync2, payload)
    return { who, agreed, id, source, payload, answer }
  }

  /** A button of /dev/bitcoin. */
  async function pay(source: string, how: SandboxPayment) {
    const body = new URLSearchParams({ source, how }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await server.app.request('/dev/bitcoin', { method: 'POST', body, headers })
    expect(response.status).toBe(303)
  }

  /** Mails to a traveller about an owed amount. */
  const owedMails = ({ who }: Pick<Begun, 'who'>) =>
    server.deps.db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', who.email)
      .where('key', 'like', 'bitcoin-refund:%')
      .execute()
  /** Received = settled + owed + held, in satoshi, over the whole ledger of a source. */
  async function books(source: string) {
    const rows = await server.deps.db
      .selectFrom('ledger_entries')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
      .select(['account'])
      .select(({ fn }) => fn.sum<number>('amount_minor').as('minor'))
      .where('booking', 'like', `${source}%`)
      .groupBy('account')
      .execute()
    const of = (account: string) => Math.abs(rows.find((row) => row.account === account)?.minor ?? 0)
    const parts = {
      received: of('bitcoin_held'),
      waiting: of('bitcoin_deposits'),
      settled: of('bitcoin_settled'),
      owed: of('refund_payable'),
    }
    expect(parts.received).toBe(parts.waiting + parts.settled + parts.owed)
    return parts
  }
  return { begun, pay, owedMails, books }
}
