import { money } from '@staykit/domain'
import { describe, expect, it, vi } from 'vitest'
import { BitcoinError } from '../../../ports/bitcoin.ts'
import { about, dueIn } from '../../booking/bookings/testing/jobs.ts'
import type { Payment } from '../payable.ts'
import { giveUpSource } from './claim.ts'
import { bitcoinMethod } from './method.ts'
import { transferProgress } from './progress.ts'
import { bitcoinText, type SourceRow, transferOf, WATCH_QUEUE, wireSourceOf } from './sources.ts'
import type { SourceState } from './tables.ts'
import { at, DUE, EXPIRES, sourcesForThisFile } from './testing/sources.ts'
import { watchSource } from './watch.ts'

const { db, clock, warn, depsWith, inOne, source, stored } = sourcesForThisFile()

describe('the watch job of a transfer', () => {
  const nextLook = async (change: Partial<SourceRow>, seconds: number, deps = depsWith()) => {
    const { id } = await source(change)
    clock.now = at(seconds)
    await watchSource(deps, id)
    return dueIn(db(), WATCH_QUEUE, id)
  }
  const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]

  it('runs every 3 s, then every minute, quarter, and six hours, for two weeks', async () => {
    const pending = depsWith(async () => ({
      expires: EXPIRES,
      transfers: [{ txid: 'tx-pending', satoshi: 1, at: at(-1), isFinal: false }],
    }))
    for (const [seconds, wait] of [
      [-60, 3],
      [59, 3],
      [60, MINUTE],
    ] as const)
      expect(await nextLook({}, seconds, pending), `open ${seconds}`).toEqual(about(wait))
    const state = 'settled'
    for (const [seconds, wait] of [
      [-60, MINUTE],
      [HOUR - 1, MINUTE],
      [HOUR, HOUR / 4],
      [DAY - 1, HOUR / 4],
      [DAY, 6 * HOUR],
      [14 * DAY - 1, 6 * HOUR],
    ] as const)
      expect(await nextLook({ state }, seconds), `settled ${seconds}`).toEqual(about(wait))
    expect(await nextLook({ state }, 14 * DAY)).toBeUndefined()
  })

  it('goes on while the provider does not answer, and logs it; other errors are rethrown', async () => {
    warn.mockClear()
    const error = new BitcoinError('no connection')
    expect(
      await nextLook(
        {},
        -60,
        depsWith(() => Promise.reject(error)),
      ),
    ).toEqual(about(3))
    expect(warn.mock.calls).toEqual([
      [{ err: error, source: expect.stringMatching(/^btc_/) }, expect.any(String)],
    ])
    const broken = new TypeError('cannot read it')
    await expect(
      nextLook(
        {},
        -60,
        depsWith(() => Promise.reject(broken)),
      ),
    ).rejects.toBe(broken)
    await watchSource(depsWith(), 'btc_none')
  })

  it('reads only sources of this provider, and gives up on an unopened one after an hour', async () => {
    const read = vi.fn(async () => ({ expires: EXPIRES, transfers: [] }))
    const unopened = { provider_id: null }
    expect(await nextLook(unopened, -60, depsWith(read))).toEqual(about(3))
    expect(await nextLook(unopened, HOUR, depsWith(read))).toEqual(about(HOUR / 4))
    expect(await nextLook(unopened, HOUR + 1, depsWith(read))).toBeUndefined()
    expect(await nextLook({ provider: 'btcpay' }, -60, depsWith(read))).toEqual(about(3))
    expect(read).not.toHaveBeenCalled()
    expect(await nextLook({}, HOUR + 1, depsWith(read))).toEqual(about(HOUR / 4))
    expect(read).toHaveBeenCalledTimes(1)
  })
})

describe('a transfer and its booking', () => {
  const paymentOf = (row: SourceRow, change: Partial<Payment> = {}) =>
    ({
      bookingRequestId: row.booking_request_id,
      quoteId: 'q',
      member: 'ann',
      reference: row.id,
      ...change,
    }) as Payment

  it('belong together by request, contract and member, until it expires', async () => {
    const check = async (
      row: SourceRow,
      change: Partial<Payment> = {},
      response: object | null = { id: row.id },
    ) => {
      const payable = paymentOf(row, change)
      const request = { response, bookingRequestId: payable.bookingRequestId }
      return bitcoinMethod
        .check(depsWith(), request as unknown as Parameters<typeof bitcoinMethod.check>[1], payable)
        .catch(({ code, status }) => [code, status])
    }
    const row = await source()
    expect(await check(row)).toEqual({ reference: row.id })
    expect(await check(await source({ state: 'paid' }))).toEqual({ reference: expect.any(String) })
    const mismatch = ['PAYMENT_MISMATCH', 422]
    expect(await check(row, { member: null })).toEqual(['UNAUTHENTICATED', 401])
    expect(await check(row, { member: 'bob' })).toEqual(mismatch)
    expect(await check(row, { quoteId: 'other' })).toEqual(mismatch)
    expect(await check(row, { bookingRequestId: 'other' })).toEqual(mismatch)
    expect(await check(row, {}, { id: 'btc_none' })).toEqual(mismatch)
    for (const response of [{}, { id: 7 }, null])
      expect(await check(row, {}, response)).toEqual(['PAYMENT_REQUIRED', 402])
    for (const state of ['settled', 'expired', 'failed'] as const)
      expect(await check(await source({ state })), state).toEqual(['QUOTE_EXPIRED', 410])
  })

  it('continue by the state of the transfer', async () => {
    const by = async (state: SourceState) => {
      const payment = paymentOf(await source({ state }))
      const deps = depsWith()
      const { authorise, capture, refund, onClaim } = bitcoinMethod
      const fails = (error: { name: string; seconds?: number; code?: string }) => error.code ?? error.seconds
      return {
        authorise: await authorise(deps, payment, undefined).then(
          (source) =>
            'problem' in source
              ? [source.problem.code, source.status]
              : source.reference === payment.reference,
          fails,
        ),
        capture: await capture(deps, payment),
        refund: await refund(deps, payment, { refund: payment.due, hotelShare: money(0, 'USD') }),
        claim: await inOne((trx) => onClaim(trx, payment)).then(() => 'claimed', fails),
      }
    }
    const gone = (state: SourceState) => ['QUOTE_EXPIRED', state]
    const [capture, refund] = [false, false]
    expect(await by('open')).toEqual({ authorise: 30, capture, refund, claim: 'claimed' })
    expect(await by('paid')).toEqual({ authorise: true, capture: true, refund, claim: 'claimed' })
    const claim = 'QUOTE_EXPIRED'
    expect(await by('settled')).toEqual({ authorise: gone('settled'), capture: true, refund: true, claim })
    for (const state of ['expired', 'failed'] as const)
      expect(await by(state), state).toEqual({ authorise: gone(state), capture, refund, claim })
  })

  it('give way to another while nothing was seen, or when it is over', async () => {
    const giveUp = async (change: Partial<SourceRow>) => {
      const { id } = await source(change)
      clock.now = at(-100)
      const error = await inOne((trx) => giveUpSource(trx, depsWith(), id))
      const { state, expires_at } = await stored(id)
      return [error?.code, state, (expires_at.getTime() - EXPIRES.getTime()) / 1_000]
    }
    expect(await giveUp({})).toEqual(['QUOTE_EXPIRED', 'expired', -100])
    expect(await giveUp({ received_satoshi: 1 })).toEqual([undefined, 'open', 0])
    expect(await giveUp({ seen_satoshi: 1 })).toEqual([undefined, 'open', 0])
    expect(await giveUp({ state: 'paid' })).toEqual([undefined, 'paid', 0])
    expect(await giveUp({ state: 'expired', received_satoshi: 1 })).toEqual(['QUOTE_EXPIRED', 'expired', 0])
  })

  it('show the progress of the transfer, its arrival for a moment, then the progress of the booking', async () => {
    const authorisedAt = at(-600)
    const logged = async (
      change: Partial<SourceRow>,
      stage: 'waiting' | 'authorised' | 'later',
      ms = 0,
      error: { code: 'SOLD_OUT'; message: string } | null = null,
    ) => {
      const row = await source(change)
      clock.now = at(-600 + ms / 1_000)
      return transferProgress(depsWith(), paymentOf(row), { stage, authorisedAt, error })
    }
    const status = (name: string) => ({ status: `BITCOIN_TRANSFER_${name}` })
    expect(await logged({}, 'waiting')).toMatchObject(status('PENDING'))
    expect(await logged({ seen_satoshi: DUE - 1 }, 'waiting')).toMatchObject(status('PENDING'))
    expect(await logged({ seen_satoshi: DUE }, 'waiting')).toMatchObject(status('COMPLETE'))
    expect(await logged({ state: 'paid' }, 'waiting')).toMatchObject(status('COMPLETE'))
    expect(await logged({ state: 'paid' }, 'authorised', 4_999)).toMatchObject(status('COMPLETE'))
    const transfer = { due: DUE, received: 0 }
    expect(await logged({ state: 'paid' }, 'authorised', 5_000)).toEqual({ transfer })
    expect(await logged({ state: 'paid' }, 'later', 0)).toEqual({ transfer })
    expect(await logged({ state: 'expired' }, 'waiting')).toEqual({ ...status('TIMEOUT'), transfer })
    const error = { code: 'SOLD_OUT' as const, message: 'gone' }
    expect(await logged({ state: 'expired' }, 'later', 0, error)).toEqual({
      ...status('TIMEOUT'),
      transfer,
      error,
    })
    const none = { ...paymentOf(await source()), reference: null }
    expect(
      await transferProgress(depsWith(), none, { stage: 'waiting', authorisedAt, error }),
    ).toBeUndefined()
  })

  it('show the amount in bitcoin, with an address for the rest', async () => {
    expect([1, 770_000, 100_000_000, 120_000_000, 1_000_000_000, 123_456_789].map(bitcoinText)).toEqual([
      '0.00000001',
      '0.0077',
      '1',
      '1.2',
      '10',
      '1.23456789',
    ])
    const row = await source({ received_satoshi: 300, seen_satoshi: 400 })
    const uri = (amount: string) => `bitcoin:bcrt1q?amount=${amount}&label=Hotel%20%26%20Spa`
    expect(wireSourceOf(row)).toEqual({
      id: row.id,
      satoshi: DUE,
      original: 60.5,
      currency: 'USD',
      address: 'bcrt1q',
      uri: uri('0.00001'),
      expires: EXPIRES.toISOString(),
    })
    expect(wireSourceOf({ ...row, satoshi: null, address: null })).toMatchObject({ satoshi: 0, address: '' })
    expect(transferOf(row)).toEqual({ due: DUE, received: 400, uri: uri('0.000006') })
    expect(transferOf({ ...row, seen_satoshi: 0 })).toEqual({ due: DUE, received: 300, uri: uri('0.000007') })
    expect(transferOf({ ...row, seen_satoshi: DUE })).toEqual({ due: DUE, received: DUE })
    expect(transferOf({ ...row, state: 'expired' })).toEqual({ due: DUE, received: 400 })
    expect(transferOf({ ...row, satoshi: null })).toEqual({ due: 0, received: 400 })
  })
})
