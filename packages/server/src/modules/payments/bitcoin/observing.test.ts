import { describe, expect, it } from 'vitest'
import type { SeenTransfer } from '../../../ports/bitcoin.ts'
import { about, dueIn } from '../../booking/bookings/testing/jobs.ts'
import { PAYMENT_CHANGED_QUEUE } from '../method.ts'
import { giveAllBack, observe, settleSource } from './settlement.ts'
import type { SourceRow } from './sources.ts'
import { at, DUE, EXPIRES, sourcesForThisFile } from './testing/sources.ts'

const { db, clock, depsWith, inOne, source, stored } = sourcesForThisFile()

const wakes = (row: SourceRow) => dueIn(db(), PAYMENT_CHANGED_QUEUE, row.booking_request_id)

describe('the state of a transfer', () => {
  let transfers = 0
  const seen = (satoshi: number, seconds = -60, isFinal = true): SeenTransfer => ({
    txid: `tx-${transfers++}`,
    satoshi,
    at: at(seconds),
    isFinal,
  })
  /** Reads the state `seconds` after the end; returns the stored state, and whether the booking was woken. */
  async function look(row: SourceRow, list: readonly SeenTransfer[], seconds: number, expires = EXPIRES) {
    clock.now = at(seconds)
    const state = await inOne((trx) => observe(trx, depsWith(), row.id, { expires, transfers: list }))
    const after = await stored(row.id)
    expect(after.state).toBe(state)
    const { received_satoshi: received, seen_satoshi, owed_satoshi: owed } = after
    return [state, received, seen_satoshi, owed, (await wakes(row)) !== undefined]
  }

  it('makes the booking wait until all of it is final, and then resume', async () => {
    const row = await source()
    const [first, second] = [seen(DUE - 1), seen(1)]
    expect(await look(row, [first], -30)).toEqual(['open', DUE - 1, DUE - 1, 0, false])
    expect(await look(row, [first, { ...second, isFinal: false }], -20)).toEqual([
      'open',
      DUE - 1,
      DUE,
      0,
      false,
    ])
    expect(await look(row, [first, second], -10)).toEqual(['paid', DUE, DUE, 0, true])
    expect(await wakes(row)).toEqual(about(0))
    expect(await look(row, [first, second], -5)).toEqual(['paid', DUE, DUE, 0, true])
  })

  it('ends after its last instant, not at it, and later only while something is not final yet', async () => {
    const [short, slow] = [await source(), await source()]
    const half = seen(500)
    expect(await look(short, [half], 0)).toEqual(['open', 500, 500, 0, false])
    expect(await look(short, [half], 0.001)).toEqual(['expired', 500, 500, 500, true])
    const pending = seen(DUE, 0, false)
    expect(await look(slow, [pending], 3_600)).toEqual(['open', 0, DUE, 0, false])
    expect(await look(slow, [{ ...pending, isFinal: true }], 7_200)).toEqual(['expired', DUE, DUE, DUE, true])
    const claimed = await source({ claimed_at: EXPIRES })
    const late = { ...seen(DUE, 0), isFinal: true }
    expect(await look(claimed, [late], 7_200)).toEqual(['paid', DUE, DUE, 0, true])
  })

  it('treats a transfer after the end as late and owed; one that is not final then keeps nothing open', async () => {
    const row = await source()
    const late = seen(DUE, 0.001)
    expect(await look(row, [{ ...late, isFinal: false }], 0)).toEqual(['open', 0, 0, 0, false])
    const pending = seen(200, -1, false)
    expect(await look(row, [late, pending], 60)).toEqual(['open', DUE, 200, DUE, false])
    expect(await look(row, [late, { ...pending, isFinal: true }], 120)).toEqual([
      'expired',
      DUE + 200,
      200,
      DUE + 200,
      true,
    ])
    const gone = await source()
    const never = { ...seen(DUE, 1), isFinal: false }
    expect(await look(gone, [never], 2)).toEqual(['expired', 0, 0, 0, true])
  })

  it('ends with the provider’s own end if that is sooner', async () => {
    const row = await source()
    expect(await look(row, [seen(DUE, -60)], -30, at(-100))).toEqual(['expired', DUE, 0, DUE, true])
    expect((await stored(row.id)).expires_at).toEqual(at(-100))
    const other = await source()
    expect(await look(other, [], 1, at(100))).toEqual(['expired', 0, 0, 0, true])
    expect((await stored(other.id)).expires_at).toEqual(EXPIRES)
  })

  it('owes back the share of a penalty’s rest, and later satoshi in full', async () => {
    const row = await source({ claimed_at: EXPIRES })
    const paid = seen(DUE)
    await look(row, [paid], -30)
    await inOne((trx) => settleSource(trx, row.id))
    const back = () => inOne((trx) => giveAllBack(trx, depsWith(), row.id, true, 0.25))
    for (let time = 0; time < 2; time++) expect(await back()).toBe(true)
    const rest = DUE - Math.round(DUE / 4)
    expect(await stored(row.id)).toMatchObject({ state: 'settled', owed_satoshi: rest })
    const late = seen(5)
    for (let time = 0; time < 2; time++) await look(row, [paid, late], 60)
    expect(await stored(row.id)).toMatchObject({ state: 'settled', owed_satoshi: rest + 5 })
  })

  it('owes a surplus, each satoshi once, with a mail each time', async () => {
    const row = await source({ claimed_at: EXPIRES })
    const paid = seen(DUE + 7)
    expect(await look(row, [paid], -30)).toEqual(['paid', DUE + 7, DUE + 7, 7, true])
    await inOne((trx) => settleSource(trx, row.id))
    const more = seen(5)
    expect(await look(row, [paid, more], 60)).toEqual(['settled', DUE + 12, DUE + 12, 12, true])
    expect(await look(row, [paid, more], 90)).toEqual(['settled', DUE + 12, DUE + 12, 12, true])
    expect(await inOne((trx) => giveAllBack(trx, depsWith(), row.id, true))).toBe(true)
    expect(await stored(row.id)).toMatchObject({ state: 'failed', owed_satoshi: DUE + 12 })
    const mails = await db()
      .selectFrom('mails')
      .select(['key', 'recipient', 'subject', 'body_text'])
      .where('key', 'like', `bitcoin-refund:${row.id}:%`)
      .orderBy('id')
      .execute()
    const amounts = ['0.00000007', '0.00000005', '0.00001']
    expect(mails.map(({ key, recipient, subject }) => [key, recipient, subject])).toEqual(
      [7, 12, DUE + 12].map((inAll, index) => [
        `bitcoin-refund:${row.id}:${inAll}`,
        'ann@example.com',
        `Refund of ${amounts[index]} BTC: Hotel & Spa`,
      ]),
    )
    for (const [index, reason] of [
      'more than the price',
      'not needed for your stay',
      'not needed',
    ].entries()) {
      expect(mails[index]?.body_text).toContain(
        `We owe you ${amounts[index]} BTC of your transfer for Hotel & Spa.`,
      )
      expect(mails[index]?.body_text).toContain(reason)
      expect(mails[index]?.body_text).toContain(`Payment: ${row.id}.`)
    }
    const entries = await db()
      .selectFrom('ledger_entries')
      .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
      .select(['booking', 'account', 'amount_minor', 'currency'])
      .where('booking', '=', `${row.id}:${DUE + 12}`)
      .orderBy('account')
      .execute()
    expect(
      entries.map(({ account, amount_minor, currency }) => [account, Number(amount_minor), currency]),
    ).toEqual([
      ['bitcoin_settled', DUE, 'BTC'],
      ['refund_payable', -DUE, 'BTC'],
    ])
  })

  it('settles only when it is paid, and can be returned only in the state that was read', async () => {
    for (const state of ['open', 'settled', 'expired', 'failed'] as const) {
      const { id } = await source({ state })
      await expect(
        inOne((trx) => settleSource(trx, id)),
        state,
      ).rejects.toMatchObject({
        name: 'RetryLater',
        message: `bitcoin source ${id} is ${state}, not paid`,
      })
    }
    const paid = await source({ state: 'paid', received_satoshi: DUE })
    const back = (was?: boolean, id = paid.id) => inOne((trx) => giveAllBack(trx, depsWith(), id, was))
    await expect(back(true)).rejects.toMatchObject({ name: 'RetryLater' })
    const settled = await source({ state: 'settled' })
    await expect(back(false, settled.id)).rejects.toMatchObject({ name: 'RetryLater' })
    const expired = await source({ state: 'expired' })
    expect(await back(undefined, expired.id)).toBe(false)
    expect((await stored(expired.id)).state).toBe('expired')
    expect(await back(undefined, 'btc_none')).toBe(false)
  })
})
