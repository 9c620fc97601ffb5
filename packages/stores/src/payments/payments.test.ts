import {
  bookingPayment,
  CallError,
  type Client,
  createPaymentIntent,
  fromWireContract,
  getUser,
  type WireCard,
} from '@staykit/contract'
import { bookedFixture, contractFixture, priceFixture, rateFixture } from '@staykit/contract/fixtures'
import { describe, expect, it } from 'vitest'
import type { Progress } from '../booking/progress.ts'
import { emptyCustomer } from '../customer/index.ts'
import { isTransferComplete } from './bitcoin/index.ts'
import { addPaidCard, cardName, createCards, payByCard, paymentForm, savedCards } from './card/index.ts'
import { dueNowOf, rulesOf } from './index.ts'
import { payByWallet } from './wallet/pay-by-wallet.ts'

const contract = fromWireContract(contractFixture())
const order = { bookingRequestId: 'request-1', contract, email: 'maya@example.com' }
const error = (code: string, message = '') => new CallError({ code, message })

function clientThat(answer: unknown) {
  const requests: unknown[] = []
  const client = (async (call: unknown, body: unknown) => {
    requests.push([call, body])
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Client
  return { asked: requests, client }
}

describe('the payment methods of a booking and a checkout', () => {
  const booking = fromWireContract(bookedFixture())
  const waiting = { status: 'BITCOIN_TRANSFER_TIMEOUT' } as const

  it('a card says its type and last four digits, where the booking has them', () => {
    const { paidWith } = rulesOf('CREDIT')
    expect(paidWith({ ...booking, creditCardType: 'amex', creditCardLastFour: '0005' })).toEqual({
      type: 'American Express',
      last: '0005',
    })
    const { creditCardType: _type, ...untyped } = booking
    expect(paidWith({ ...untyped, creditCardLastFour: '4242' })).toEqual({ type: '', last: '4242' })
    expect(paidWith({ ...booking, creditCardLastFour: undefined })).toBeUndefined()
    expect([rulesOf('WALLET').paidWith(booking), rulesOf('BITCOIN').paidWith(booking)]).toEqual([{}, {}])
  })

  it('a name that no folder has is a fault of the program', () => {
    expect(() => rulesOf('GOLD' as 'CREDIT')).toThrow('no rules for GOLD')
  })

  it('[OQ-37] only a quote that ran out, and a transfer that came short, end a payment by bitcoin', () => {
    const { expiredBy, expiredAfter } = rulesOf('BITCOIN')
    const expired = { kind: 'expired', method: 'BITCOIN', received: 0 }
    expect(expiredBy?.({ ...waiting, transfer: { due: 100, received: 40 } } as never)).toEqual({
      ...expired,
      received: 40,
    })
    expect(expiredBy?.(waiting as never)).toEqual(expired)
    expect(expiredBy?.({ status: 'BITCOIN_TRANSFER_PENDING' } as never)).toBeUndefined()
    expect(expiredAfter?.(error('QUOTE_EXPIRED'))).toEqual(expired)
    expect(expiredAfter?.(error('SOLD_OUT'))).toBeUndefined()
  })

  it('a transfer is complete when the booking that works on it says so', () => {
    const working = (status: string) => ({ kind: 'working', status }) as Progress
    expect(isTransferComplete(working('BITCOIN_TRANSFER_COMPLETE'))).toBe(true)
    expect(isTransferComplete(working('BITCOIN_TRANSFER_PENDING'))).toBe(false)
    expect(isTransferComplete({ kind: 'failed', status: 'BITCOIN_TRANSFER_COMPLETE' } as never)).toBe(false)
  })

  it.each([
    ['amex', 'American Express'],
    ['diners', 'Diners Club'],
    ['jcb', 'JCB'],
    ['visa_electron', 'Visa Electron'],
    ['visa', 'Visa'],
    ['', ''],
  ])('a card of type %j is called %j', (type, name) => {
    expect(cardName(type)).toBe(name)
  })
})

describe('saved cards', () => {
  const wire = (id: string, year: number, month: number): WireCard => ({
    ...{ customer_pm_id: id, card_type: 'visa', last_four: '4242', card_holder: 'Maya Okafor' },
    ...{ is_default: false, exp_month: month, exp_year: year },
  })

  it('[PLT-089] the latest expiry comes first, by month too; years of one digit are read', () => {
    const list = [wire('a', 2031, 1), wire('b', 2030, 12), wire('c', 2031, 2), wire('d', 2107, 1)]
    expect(savedCards(list, '2030-06-15').map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b'])
    expect(savedCards([wire('d', 2107, 1)], '2030-06-15')[0]?.expires).toBe('01-2107')
  })

  it('load for a member, or say that they could not', async () => {
    const { asked: requests, client } = clientThat({ data: { cardList: [wire('a', 2031, 1)] } })
    const cards = createCards({ client, today: () => '2030-06-15' })
    expect(cards.$cards.get()).toEqual({ kind: 'loading' })
    await cards.load('u1')
    expect(cards.$cards.get()).toMatchObject({ kind: 'ready', cards: [{ id: 'a' }] })
    expect(requests).toEqual([[getUser, { id: 'u1' }]])
    const failing = createCards({ client: clientThat(error('NETWORK')).client, today: () => '2030-06-15' })
    await failing.load('u1')
    expect(failing.$cards.get()).toEqual({ kind: 'error' })
  })

  it('a card that cannot be saved says why, and is no failure of the booking', async () => {
    const { client } = clientThat(error('SERVER_ERROR', 'Not now.'))
    expect(await addPaidCard(client, 'u1', 'pi_1', paymentForm(emptyCustomer))).toMatchObject({
      code: 'CARD_NOT_SAVED',
      message: 'Not now.',
    })
  })

  it('[HOT-352] the form is trimmed, and its lines are 49 characters at most', () => {
    const long = 'x'.repeat(60)
    const customer = { ...emptyCustomer, firstName: long, lastName: 'y', billingAddress: ` ${long} ` }
    const { cardholder, address, type, id } = paymentForm({
      ...customer,
      ...{ city: ` ${long} `, postalCode: ' 02139 ', phoneNumber: ' 1234567 ' },
    })
    expect([type, id]).toEqual(['', 'NEW'])
    expect([cardholder, address.addressLineOne, address.city]).toEqual(Array(3).fill('x'.repeat(49)))
    expect([address.postalCode, address.phoneNumber]).toEqual(['02139', '1234567'])
  })
})

describe('paying', () => {
  it('[HOT-170] [HOT-171] only a payment that was made starts a booking; one made before is not made again', async () => {
    const opened = { data: { clientSecret: 'secret', paymentIntent: 'pi_1' } }
    const confirm = (status: string) => async (secret: string) => ({
      ...{ status, paymentIntent: `${secret}-paid`, brand: 'visa', lastFour: '4242', cardHolder: '' },
    })
    const { asked: requests, client } = clientThat(opened)
    expect(await payByCard(client, confirm('requires_capture'))(order)).toEqual({
      paymentIntent: 'secret-paid',
      cardType: 'visa',
    })
    expect(requests).toEqual([[createPaymentIntent, dueNowOf(order)]])
    await expect(payByCard(client, confirm('requires_payment_method'))(order)).rejects.toMatchObject({
      code: 'PAYMENT_DECLINED',
      message: 'The payment was not made.',
    })
    const before = { data: { ...opened.data, status: 'requires_capture' } }
    const nobody = () => Promise.reject(new Error('nobody asked'))
    expect(await payByCard(clientThat(before).client, nobody)(order)).toEqual({ paymentIntent: 'pi_1' })
  })

  it.each([
    ['USD', 467.04, 46_704],
    ['JPY', 70_056, 70_056],
    ['KWD', 143.67, 143_670],
  ])('[HOT-171] [OQ-45] sends the price in minor units of its currency: %s', (currency, dueNow, price) => {
    const rate = rateFixture({ price: priceFixture({ currencyCode: currency, dueNow }) })
    const abroad = { ...order, contract: fromWireContract(contractFixture({ rate })) }
    expect(dueNowOf(abroad)).toMatchObject({ price, currency })
  })

  const parts = [
    { symbol: 'USDC', amount: 12.5, cents: 1250 },
    { symbol: 'BTC', amount: 0, cents: 0 },
  ] as never

  it('[HOT-310] freezes coins with a value; shows the message of a refusal', async () => {
    const { asked: requests, client } = clientThat({ success: true, data: { payment: 'wp_1' } })
    expect(await payByWallet(client, parts, 'No')(order)).toEqual({ paymentIntent: 'wp_1' })
    expect(requests).toEqual([
      [
        bookingPayment,
        {
          payment_methods: [{ token: 'USDC', amount: 12.5 }],
          contract: contract.meta.contract,
          bookingRequestId: 'request-1',
        },
      ],
    ])
    const refused = (answer: unknown) => payByWallet(clientThat(answer).client, parts, 'No')(order)
    await expect(refused({ success: false, err_msgs: ['a', 'b'] })).rejects.toThrow(/^No: a, b$/)
    await expect(refused({ success: false })).rejects.toThrow(/^No$/)
    await expect(refused({ success: true })).rejects.toThrow(/^No$/)
    await expect(refused({ success: false, data: { payment: 'wp_1' } })).rejects.toThrow(/^No$/)
    await expect(refused(error('INSUFFICIENT_FUNDS', 'Too little.'))).rejects.toThrow(/^No: Too little\.$/)
  })

  it('another price, and a fault of the program, are no refusal', async () => {
    for (const reason of [error('PRICE_CHANGED'), new TypeError('not a function')])
      await expect(payByWallet(clientThat(reason).client, parts, 'No')(order)).rejects.toBe(reason)
  })
})
