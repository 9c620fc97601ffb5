import {
  bookingBalances,
  bookingPayment,
  bookSync2,
  createBitcoinSource,
  fromWireCoin,
  type WireContract,
} from '@staykit/contract'
import { fromMajor, splitOverCoins } from '@staykit/domain'
import { describe, it } from 'vitest'
import type { CrashPoint } from '../../packages/server/src/kernel/jobs/crash-points.ts'
import { createSessions } from '../../packages/server/src/modules/accounts/members/sessions.ts'
import { type SignedIn, signedIn } from '../../packages/server/src/modules/booking/bookings/testing/member.ts'
import {
  newBookingRequestId,
  payloadFor,
  REF_ID,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { type TestDatabase, testDatabase } from '../../packages/server/src/testing/database.ts'
import { AUTH_SECRET, startProcess } from '../faults/server-process.ts'
import { patience } from '../patience.ts'

const WITHIN_MS = patience(60)

/** A member whose calls go to the server that runs at the moment. */
async function member({ db }: TestDatabase, server: { url: string }): Promise<SignedIn> {
  const sessions = createSessions({ db, secrets: [AUTH_SECRET], now: () => new Date() })
  const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init)
  return signedIn({ deps: { db, sessions } }, { ask })
}

async function payFromWallet(who: SignedIn, agreed: WireContract, bookingRequestId: string) {
  const coins = (await who.api(bookingBalances, {})).data?.balances.map(fromWireCoin) ?? []
  const cents = Math.round((agreed.dueNowUsd ?? 0) * 100)
  // The initial settings, before any of them is frozen: a retry sends the same body as the first attempt.
  const whole = coins.filter(({ symbol }) => symbol === 'BTC').map((coin) => ({ ...coin, amountFrozen: 0 }))
  const payment_methods = splitOverCoins(cents, whole).map(({ symbol: token, amount }) => ({ token, amount }))
  const { contract } = agreed.meta
  await who.api(bookingPayment, { payment_methods, contract, bookingRequestId, refId: REF_ID })
  const more = { paymentMethod: 'WALLET', email: who.email } as const
  await who.api(bookSync2, payloadFor(agreed, bookingRequestId, more))
}

async function payByBitcoin(who: SignedIn, agreed: WireContract, bookingRequestId: string, url: string) {
  const { dueNow, currencyCode: currency } = agreed.rate.price
  const price = fromMajor(dueNow, currency).minor
  const { contract } = agreed.meta
  const more = { email: who.email, bookingRequestId, refId: REF_ID }
  const { data } = await who.api(createBitcoinSource, { price, currency, contract, ...more })
  const response = { id: data.id }
  const payload = payloadFor(agreed, bookingRequestId, {
    paymentMethod: 'BITCOIN',
    response,
    email: who.email,
  })
  await who.api(bookSync2, payload)
  const body = new URLSearchParams({ source: data.id, how: 'exact' })
  await fetch(`${url}/dev/bitcoin`, { method: 'POST', body, redirect: 'manual' })
}

/** The records of server, payment provider and supplier. */
async function books({ db }: TestDatabase) {
  const states = await db.selectFrom('booking_requests').select('state').execute()
  const rooms = await db.selectFrom('supplier_bookings').select('status').execute()
  const coins = await db.selectFrom('sandbox_coins').select('symbol').where('frozen_units', '<>', 0).execute()
  const payments = await db.selectFrom('sandbox_wallet_payments').select('state').execute()
  const sources = await db.selectFrom('bitcoin_sources').select(['state', 'owed_satoshi']).execute()
  const imbalances = await db.selectFrom('ledger_imbalances').selectAll().execute()
  const artifacts = await db.selectFrom('artifacts').select('state').execute()
  const minted = await db.selectFrom('sandbox_artifacts').select('id').execute()
  return {
    requests: states.map(({ state }) => state),
    rooms: rooms.map(({ status }) => status),
    frozen: coins.length,
    payments: payments.map(({ state }) => state),
    sources: sources.map(({ state, owed_satoshi }) => `${state} ${owed_satoshi}`),
    imbalances: imbalances.length,
    artifacts: artifacts.map(({ state }) => state),
    minted: minted.length,
  }
}

const booked = {
  requests: ['complete'],
  rooms: ['booked'],
  frozen: 0,
  payments: [] as string[],
  sources: [] as string[],
  imbalances: 0,
  artifacts: ['created'],
  minted: 1,
}
const fromWallet = { ...booked, payments: ['settled'] }
const byBitcoin = { ...booked, sources: ['settled 0'] }

const cases: readonly [CrashPoint, 'wallet' | 'bitcoin'][] = [
  ['after-freeze-call', 'wallet'],
  ['after-capture-call', 'wallet'],
  ['after-artifact-call', 'wallet'],
  ['after-transfer-recorded', 'bitcoin'],
  ['after-capture-call', 'bitcoin'],
]

describe.concurrent('kill -9 during a payment with coins', () => {
  for (const [point, way] of cases) {
    it(`${way}, ${point}: one booking, one payment, one artifact`, async ({ expect }) => {
      const database = await testDatabase(3)
      try {
        const first = await startProcess(database.url, point)
        const now = { url: first.url }
        const who = await member(database, now)
        const agreed = await who.contract()
        const id = newBookingRequestId()
        const pay = () =>
          way === 'wallet' ? payFromWallet(who, agreed, id) : payByBitcoin(who, agreed, id, now.url)
        await Promise.all([pay().catch(() => undefined), first.ended])
        expect(await first.ended).toBe('SIGKILL')
        // Control: without a new server the work stays unfinished.
        const expected = way === 'wallet' ? fromWallet : byBitcoin
        expect(await books(database)).not.toEqual(expected)
        const second = await startProcess(database.url)
        try {
          now.url = second.url
          // Where the page got no answer, the traveller retries with the same request.
          if (point === 'after-freeze-call') await pay()
          await expect.poll(() => books(database), { timeout: WITHIN_MS, interval: 250 }).toEqual(expected)
        } finally {
          await second.stop()
        }
      } finally {
        await database.drop()
      }
    })
  }
})
