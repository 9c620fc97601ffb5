import { money, subtract } from '@staykit/domain'
import { describe, expect, it, vi } from 'vitest'
import type { CardIntent, Cards } from '../../../ports/cards.ts'
import type { Payment } from '../payable.ts'
import { authoriseCard } from './authorise.ts'
import { describeCard } from './describe.ts'
import { captureCard, refundCard, voidCard } from './settle.ts'
import { bankForThisFile, broken, fails, later, refusing } from './testing/bank.ts'

const { bank, payment, held, error } = bankForThisFile()

describe('a hold on a card', () => {
  const problem = async (intent: Partial<CardIntent>) =>
    authoriseCard(bank(intent).deps, payment(), undefined)

  it('works only for its request, contract, amount and currency', async () => {
    expect(await problem({})).toEqual({ reference: held().id, details: { ...held().card } })
    expect(await problem({ card: undefined })).toEqual({ reference: held().id, details: undefined })
    const { minor, currency } = held().amount
    for (const other of [
      { bookingRequestId: 'another' },
      { quoteId: 'another' },
      { amount: { minor: minor - 1, currency } },
      { amount: { minor: minor + 1, currency } },
      { amount: { minor, currency: 'EUR' } },
    ])
      expect(await problem(other), JSON.stringify(other)).toEqual({
        problem: {
          code: 'PAYMENT_MISMATCH',
          message: 'The payment is not for this booking. You were not charged.',
        },
        status: 'requires_capture',
      })
  })

  it('gives the reason when it is missing: challenged, declined with its reason, or not completed', async () => {
    expect(await problem({ status: 'requires_action' })).toMatchObject({
      problem: { code: 'PAYMENT_DECLINED', message: expect.stringContaining('Your bank needs to confirm') },
    })
    const failure = { code: 'lost_card', message: 'Your card was declined.' }
    expect(await problem({ status: 'requires_payment_method', failure })).toEqual({
      problem: { code: 'PAYMENT_DECLINED', message: failure.message, details: { reason: 'lost_card' } },
      status: 'requires_payment_method',
    })
    for (const status of ['requires_payment_method', 'canceled', 'processing'] as const)
      expect(await problem({ status }), status).toEqual({
        problem: {
          code: 'PAYMENT_REQUIRED',
          message: 'The payment was not completed. You were not charged.',
        },
        status,
      })
  })

  it('waits when the provider does not answer; a refusal of the provider means no payment', async () => {
    const ask = (retrieve: Cards['retrieve'], change: Partial<Payment> = {}) =>
      authoriseCard(bank({}, { retrieve }).deps, { ...payment(), ...change }, undefined)
    await expect(ask(refusing('UNAVAILABLE'))).rejects.toMatchObject({
      name: 'RetryLater',
      message: 'no answer',
    })
    for (const kind of ['NOT_FOUND', 'REFUSED', 'WRONG_STATE'] as const)
      expect(await ask(refusing(kind)), kind).toMatchObject({ problem: { code: 'PAYMENT_REQUIRED' } })
    await expect(ask(fails(broken))).rejects.toBe(broken)
    // Its process died between opening the payment and storing it in the booking: the request finds it.
    const retrieve = vi.fn(async () => held())
    expect(await ask(retrieve, { reference: null })).toMatchObject({ reference: held().id })
    expect(retrieve).toHaveBeenCalledWith(held().id)
    const unknown = await ask(retrieve, { reference: null, bookingRequestId: 'none' })
    expect(unknown).toMatchObject({ problem: { code: 'PAYMENT_REQUIRED' }, status: undefined })
  })
})

describe('a capture', () => {
  const take = (intent: Partial<CardIntent>, capture?: Cards['capture']) =>
    captureCard(bank(intent, capture && { capture }).deps, payment())

  it('requests the amount once, with a key of the request', async () => {
    const { deps, calls } = bank({})
    expect(await captureCard(deps, payment())).toBe(true)
    expect(calls.capture.mock.calls).toEqual([
      [payment().reference, payment().due, `capture:${payment().bookingRequestId}`],
    ])
    expect(await take({}, async () => ({ ...held(), status: 'canceled' }))).toBe(false)
    // Neither captured nor gone: a slow answer must not cost a booked room.
    const slow = take({}, async () => ({ ...held(), status: 'processing' }))
    await expect(slow).rejects.toMatchObject(later(5))
  })

  it('accepts the provider’s word about another state; else it retries', async () => {
    const wrong = refusing('WRONG_STATE')
    expect(await take({ status: 'succeeded' }, wrong)).toBe(true)
    expect(await take({ status: 'canceled' }, wrong)).toBe(false)
    const again = { ...later(5), message: 'code_WRONG_STATE: no answer' }
    await expect(take({ status: 'requires_capture' }, wrong)).rejects.toMatchObject(again)
    const silent = bank({}, { capture: wrong, retrieve: refusing('UNAVAILABLE') }).deps
    await expect(captureCard(silent, payment())).rejects.toMatchObject(again)
    for (const kind of ['UNAVAILABLE', 'REFUSED', 'NOT_FOUND'] as const)
      for (const status of ['succeeded', 'canceled'] as const)
        await expect(take({ status }, refusing(kind)), kind).rejects.toMatchObject(later(5))
    await expect(take({}, fails(broken))).rejects.toBe(broken)
  })
})

describe('a void', () => {
  it('voids a hold, refunds a capture, and ignores payments of another request', async () => {
    const { bookingRequestId: id, due, reference } = payment()
    const done = async (intent: Partial<CardIntent>, of: Partial<Payment> = {}) => {
      const { deps, calls } = bank(intent)
      await voidCard(deps, { ...payment(), ...of })
      return [calls.cancel.mock.calls, calls.refund.mock.calls]
    }
    expect(await done({})).toEqual([[[reference, `void:${id}`]], []])
    expect(await done({}, { reference: null })).toEqual([[[reference, `void:${id}`]], []])
    expect(await done({ status: 'succeeded' })).toEqual([[], [[reference, due, `undo:${id}`]]])
    expect(await done({ bookingRequestId: 'another', status: 'succeeded' })).toEqual([[], []])
    const { deps, calls } = bank({})
    await voidCard(deps, { ...payment(), reference: null, bookingRequestId: 'none' })
    expect(calls.retrieve).not.toHaveBeenCalled()
  })

  it('ends when there is nothing, and retries when the provider fails', async () => {
    const ask = (retrieve: Cards['retrieve']) => voidCard(bank({}, { retrieve }).deps, payment())
    expect(await ask(refusing('NOT_FOUND'))).toBeUndefined()
    for (const kind of ['UNAVAILABLE', 'WRONG_STATE', 'REFUSED'] as const)
      await expect(ask(refusing(kind)), kind).rejects.toMatchObject(later(5))
    await expect(ask(fails(broken))).rejects.toBe(broken)
  })
})

describe('a refund', () => {
  it('refunds a capture, voids a hold, and reports which', async () => {
    const { bookingRequestId: id, due, reference } = payment()
    const done = async (intent: Partial<CardIntent>, hotelShare = money(0, due.currency)) => {
      const { deps, calls } = bank(intent)
      const wasCaptured = await refundCard(deps, payment(), { refund: subtract(due, hotelShare), hotelShare })
      return [wasCaptured, calls.cancel.mock.calls, calls.refund.mock.calls]
    }
    const charged = { status: 'succeeded', captured: due } as const
    expect(await done(charged)).toEqual([true, [], [[reference, due, `refund:${id}`]]])
    expect(await done({ status: 'requires_capture' })).toEqual([false, [[reference, `cancel:${id}`]], []])
    // Earlier refunds are not repeated.
    const part = money(500, due.currency)
    const remaining = money(due.minor - 500, due.currency)
    expect(await done({ ...charged, refunded: part })).toEqual([
      true,
      [],
      [[reference, remaining, `refund:${id}`]],
    ])
    expect(await done({ ...charged, refunded: due })).toEqual([true, [], []])
    // A penalty is never refunded, also by a repeat.
    const rest = money(due.minor - 300, due.currency)
    expect(await done(charged, money(300, due.currency))).toEqual([
      true,
      [],
      [[reference, rest, `refund:${id}`]],
    ])
    expect(await done({ ...charged, refunded: rest }, money(300, due.currency))).toEqual([true, [], []])
  })

  it('retries soon while the state changes, and every ten minutes, with a log line, when refused', async () => {
    const ask = (refund: Cards['refund']) =>
      refundCard(bank({ status: 'succeeded', captured: payment().due }, { refund }).deps, payment(), {
        refund: payment().due,
        hotelShare: money(0, 'USD'),
      })
    for (const kind of ['WRONG_STATE', 'UNAVAILABLE'] as const)
      await expect(ask(refusing(kind)), kind).rejects.toMatchObject(later(2))
    await expect(ask(fails(broken))).rejects.toBe(broken)
    expect(error).not.toHaveBeenCalled()
    for (const kind of ['REFUSED', 'NOT_FOUND'] as const) {
      await expect(ask(refusing(kind)), kind).rejects.toMatchObject(later(600))
      const expected = { bookingRequestId: payment().bookingRequestId, code: `code_${kind}` }
      expect(error).toHaveBeenLastCalledWith(expected, expect.any(String))
    }
  })
})

describe('a description of a card', () => {
  it('names brand and last four, if known', () => {
    const visa = describeCard({ brand: 'visa', lastFour: '4242', expMonth: 12 })
    expect(visa).toMatchObject({
      source: ' (Visa •••• 4242)',
      form: 'Visa •••• 4242',
      screen: { creditCardType: 'visa', creditCardLastFour: '4242' },
    })
    expect(visa.refund('$1.00')).toBe('$1.00 (Visa •••• 4242), within 5 to 10 days')
    for (const details of [null, {}, { brand: 'visa' }]) {
      const unknown = describeCard(details)
      expect(unknown).toMatchObject({ source: '', form: 'by card', screen: {} })
      expect(unknown.refund('$1.00')).toBe('$1.00, within 5 to 10 days')
    }
  })
})
