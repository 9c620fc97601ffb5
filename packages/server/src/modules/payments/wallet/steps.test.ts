import { money, splitOverCoins } from '@staykit/domain'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Wallet, WalletError, type WalletErrorKind, type WalletPayment } from '../../../ports/wallet.ts'
import { createSandboxWallet } from '../../../sandbox/wallet/wallet.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { about, dueIn } from '../../booking/bookings/testing/jobs.ts'
import type { MethodDeps } from '../method.ts'
import type { Payment } from '../payable.ts'
import { walletMethod } from './method.ts'
import { expireFrozen, freezeCoins, releaseStale, WALLET_EXPIRY_QUEUE, walletPaymentOf } from './payments.ts'

const CENTS = 12_345
let database: TestDatabase
let count = 0
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const walletThat = (change: Partial<Wallet> = {}) => ({
  ...createSandboxWallet({ db: database.db }),
  ...change,
})
const depsWith = (change: Partial<Wallet> = {}) =>
  ({ db: database.db, wallet: walletThat(change) }) as unknown as MethodDeps & { wallet: Wallet }
const fails = (error: Error) => () => Promise.reject(error)
const refusing = (kind: WalletErrorKind) => fails(new WalletError(kind, `is ${kind}`))
const broken = new TypeError('cannot read it')
const inOne = <T>(run: (trx: TestDatabase['db']) => Promise<T>) => database.db.transaction().execute(run)
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ code, status }) => [code, status],
  )

/** A payment of a new member, with the coins that the wallet gives to a new one. */
function payable(change: Partial<Payment> = {}): Payment & { readonly member: string } {
  const id = `request-${count++}`
  const due = { minor: CENTS, currency: 'USD' }
  const payment = { bookingRequestId: id, quoteId: 'q', refId: '8183', hotelId: 'h', due, dueUsdCents: CENTS }
  return { ...payment, reference: null, details: null, ...change, member: change.member ?? `member-${id}` }
}

async function freeze(payment: ReturnType<typeof payable>, change: Partial<Wallet> = {}) {
  const coins = await walletThat().balances(payment.member)
  return freezeCoins(depsWith(change), payment, splitOverCoins(CENTS, coins))
}

async function frozen() {
  const payment = payable()
  const reference = await freeze(payment)
  return { ...payment, reference }
}

const stateOf = async (id: string) => (await walletThat().find(id)).state
const rowOf = (payment: Payment) => walletPaymentOf(database.db, payment.bookingRequestId)

describe('frozen coins', () => {
  it('make one payment until it expires without a booking; another contract or member has none of it', async () => {
    const payment = await frozen()
    expect(await dueIn(database.db, WALLET_EXPIRY_QUEUE, payment.bookingRequestId)).toEqual(about(45 * 60))
    expect(await rowOf(payment)).toMatchObject({
      payment_id: payment.reference,
      user_id: payment.member,
      quote_id: 'q',
      ref_id: '8183',
      cents: CENTS,
      claimed_at: null,
      expired_at: null,
    })
    expect(await freeze(payment)).toBe(payment.reference)
    const conflict = ['IDEMPOTENCY_CONFLICT', 409]
    expect(await codeOf(freeze({ ...payment, quoteId: 'other' }))).toEqual(conflict)
    expect(await codeOf(freeze({ ...payment, member: 'thief' }))).toEqual(conflict)
  })

  it('freeze again for a traveller who comes back, and never once a booking has begun', async () => {
    const payment = await frozen()
    await expireFrozen(depsWith(), payment.bookingRequestId)
    expect(await stateOf(payment.reference)).toBe('released')
    expect((await rowOf(payment))?.expired_at).toBeInstanceOf(Date)
    const again = await freeze(payment)
    expect(again).not.toBe(payment.reference)
    expect(await rowOf(payment)).toMatchObject({ payment_id: again, expired_at: null })
    await inOne((trx) => walletMethod.onClaim(trx, payment))
    await walletThat().release(again)
    await expect(freeze(payment)).rejects.toMatchObject({ kind: 'WRONG_STATE' })
    const spent = await frozen()
    await walletThat().settle(spent.reference)
    expect(await freeze(spent)).toBe(spent.reference)
    await walletThat().refund(spent.reference)
    await expect(freeze(spent)).rejects.toMatchObject({ kind: 'WRONG_STATE' })
  })

  it('expire unless they are claimed, also when the freezing was never stored', async () => {
    const claimed = await frozen()
    await inOne((trx) => walletMethod.onClaim(trx, claimed))
    await expireFrozen(depsWith(), claimed.bookingRequestId)
    expect(await stateOf(claimed.reference)).toBe('frozen')
    const expired = await frozen()
    await expireFrozen(depsWith(), expired.bookingRequestId)
    expect(await codeOf(inOne((trx) => walletMethod.onClaim(trx, expired)))).toEqual([
      'PAYMENT_REQUIRED',
      402,
    ])

    const noted = await frozen()
    const forget = { payment_id: null }
    const { db } = database
    await db.updateTable('wallet_payments').set(forget).where('payment_id', '=', noted.reference).execute()
    await expireFrozen(depsWith(), noted.bookingRequestId)
    expect(await stateOf(noted.reference)).toBe('released')
    const release = vi.fn(walletThat().release)
    const never = payable()
    await expect(freeze(never, { freeze: refusing('UNAVAILABLE') })).rejects.toMatchObject({
      kind: 'UNAVAILABLE',
    })
    for (const id of [never.bookingRequestId, 'none']) await expireFrozen(depsWith({ release }), id)
    expect(release).not.toHaveBeenCalled()
  })

  it('retry a failing release while the wallet does not answer, and no longer', async () => {
    const { bookingRequestId } = await frozen()
    const expire = (release: Wallet['release']) => expireFrozen(depsWith({ release }), bookingRequestId)
    await expect(expire(refusing('UNAVAILABLE'))).rejects.toMatchObject({ kind: 'UNAVAILABLE' })
    await expect(expire(fails(broken))).rejects.toBe(broken)
    for (const kind of ['WRONG_STATE', 'NOT_FOUND'] as const)
      expect(await expire(refusing(kind))).toBeUndefined()
  })

  it('count as unused a minute later without a booking, for their own member, and not for ever', async () => {
    const payment = await frozen()
    const { db } = database
    const stale = async (secondsAgo: number, member = payment.member) => {
      const release = vi.fn(async (): Promise<WalletPayment> => ({ id: 'x', state: 'released', cents: 1 }))
      const created_at = new Date(Date.now() - secondsAgo * 1_000)
      await db
        .updateTable('wallet_payments')
        .set({ created_at })
        .where('user_id', '=', payment.member)
        .execute()
      await releaseStale(depsWith({ release }), member)
      return release.mock.calls.length
    }
    expect(await stale(40)).toBe(0)
    expect(await stale(65)).toBe(1)
    expect(await stale(65, 'another')).toBe(0)
    expect(await stale(2 * 45 * 60 - 30)).toBe(1)
    expect(await stale(2 * 45 * 60 + 5)).toBe(0)
    const claimed_at = new Date()
    await db
      .updateTable('wallet_payments')
      .set({ claimed_at })
      .where('user_id', '=', payment.member)
      .execute()
    expect(await stale(65)).toBe(0)
  })
})

describe('a booking with coins', () => {
  it('needs its own payment, of its member and contract', async () => {
    const payment = await frozen()
    const check = async (change: Partial<Payment>) => {
      const wanting = { ...payment, ...change }
      const request = { bookingRequestId: wanting.bookingRequestId } as Parameters<
        typeof walletMethod.check
      >[1]
      return walletMethod.check(depsWith(), request, wanting).catch(({ code, status }) => [code, status])
    }
    expect(await check({})).toEqual({ reference: payment.reference })
    expect(await check({ member: null })).toEqual(['UNAUTHENTICATED', 401])
    expect(await check({ bookingRequestId: 'none' })).toEqual(['PAYMENT_REQUIRED', 402])
    expect(await check({ member: 'thief' })).toEqual(['PAYMENT_MISMATCH', 422])
    expect(await check({ quoteId: 'other' })).toEqual(['PAYMENT_MISMATCH', 422])
    const unnoted = payable()
    await codeOf(freeze(unnoted, { freeze: refusing('UNAVAILABLE') }))
    expect(await check({ ...unnoted })).toEqual(['PAYMENT_REQUIRED', 402])
  })

  it('returns the coins of a refused payment at once', async () => {
    const payment = await frozen()
    await inOne(async (trx) => walletMethod.onRefuse?.(trx, payment.bookingRequestId))
    expect(await dueIn(database.db, WALLET_EXPIRY_QUEUE, payment.bookingRequestId)).toEqual(about(0))
  })

  it('finds the coins frozen, and as many as are due', async () => {
    const payment = await frozen()
    const authorise = (change: Partial<Payment> = {}, find?: Wallet['find']) =>
      walletMethod.authorise(depsWith(find && { find }), { ...payment, ...change }, undefined)
    expect(await authorise()).toEqual({ reference: payment.reference })
    const gone = (status: string | undefined) => ({
      problem: {
        code: 'PAYMENT_MISMATCH',
        reason: 'coinsReturned',
        message: 'These coins were returned to you. Please choose the room again.',
      },
      status,
    })
    expect(await authorise({ dueUsdCents: CENTS + 1 })).toEqual(gone('frozen'))
    expect(await authorise({ reference: 'none' })).toEqual(gone(undefined))
    for (const state of ['settled', 'released', 'refunded'] as const)
      expect(await authorise({}, async (id) => ({ id, state, cents: CENTS })), state).toEqual(gone(state))
    await expect(authorise({}, refusing('UNAVAILABLE'))).rejects.toMatchObject({
      name: 'RetryLater',
      message: 'is UNAVAILABLE',
    })
    await expect(authorise({}, fails(broken))).rejects.toBe(broken)
  })

  it('spends the coins once, and reports when they are gone', async () => {
    const payment = await frozen()
    const capture = (settle?: Wallet['settle']) =>
      walletMethod.capture(depsWith(settle && { settle }), payment)
    expect([await capture(), await capture()]).toEqual([true, true])
    expect(await stateOf(payment.reference)).toBe('settled')
    for (const kind of ['WRONG_STATE', 'NOT_FOUND'] as const)
      expect(await capture(refusing(kind))).toBe(false)
    await expect(capture(refusing('UNAVAILABLE'))).rejects.toMatchObject({ name: 'RetryLater' })
    await expect(capture(fails(broken))).rejects.toBe(broken)
  })

  it('returns the share of the coins that the hotel does not get, once', async () => {
    const payment = await frozen()
    const coins = async () => (await walletThat().balances(payment.member ?? '')).map(({ amount }) => amount)
    const before = await coins()
    await walletThat().settle(payment.reference)
    const spent = await coins()
    const half = money(Math.round(payment.due.minor / 2), payment.due.currency)
    for (let time = 0; time < 2; time++)
      expect(await walletMethod.refund(depsWith(), payment, { refund: half, hotelShare: half })).toBe(true)
    const after = await coins()
    // Half a cent is a tenth of a coin of five cents.
    for (const [index, amount] of before.entries()) {
      const half = (amount + (spent[index] ?? 0)) / 2
      expect(Math.abs((after[index] ?? 0) - half)).toBeLessThanOrEqual(0.11)
    }
  })

  it('returns spent or frozen coins, once, and reports which', async () => {
    const [spent, held] = [await frozen(), await frozen()]
    await walletThat().settle(spent.reference)
    const back = (payment: Payment, change: Partial<Wallet> = {}) =>
      walletMethod.refund(depsWith(change), payment, { refund: payment.due, hotelShare: money(0, 'USD') })
    expect([await back(spent), await back(spent)]).toEqual([true, true])
    expect(await stateOf(spent.reference)).toBe('refunded')
    expect([await back(held), await back(held)]).toEqual([false, false])
    expect(await stateOf(held.reference)).toBe('released')
    const find = vi.fn(walletThat().find)
    expect(await back({ ...held, reference: null }, { find })).toBe(false)
    expect(find).not.toHaveBeenCalled()
    expect(await back({ ...held, reference: 'none' })).toBe(false)
    const raced = back(await frozen(), { release: refusing('WRONG_STATE') })
    await expect(raced).rejects.toMatchObject({
      name: 'RetryLater',
      message: 'the coins were spent meanwhile',
    })
    const other = await frozen()
    expect(await walletMethod.void(depsWith(), other)).toBeUndefined()
    expect(await stateOf(other.reference)).toBe('released')
  })
})
