import { addCard, bookSync2, type Client, createPaymentIntent, type WireCard } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { paid, setUp } from '../../checkout/testing/checkout-harness.ts'
import { emptyCustomer } from '../../customer/index.ts'
import { addPaidCard, payBySavedCard, paymentForm, savedCards } from './index.ts'

const card = (customer_pm_id: string, exp_year: number, more: Partial<WireCard> = {}): WireCard => ({
  customer_pm_id,
  card_type: 'visa',
  last_four: '4242',
  card_holder: 'Maya Okafor',
  is_default: false,
  exp_month: 6,
  exp_year,
  ...more,
})
const maya = {
  ...emptyCustomer,
  firstName: 'Maya',
  lastName: 'Okafor',
  billingAddress: '18 Alder Street',
  city: 'Cambridge',
  stateCode: 'MA',
  postalCode: '02139',
  phoneNumber: '1234567',
}

describe('saved cards', () => {
  it('[AQ-59] [AQ-69] stand by expiry, latest first, below the default one; past months are expired', () => {
    const list = [
      card('a', 2031),
      card('b', 2030, { exp_month: 5 }),
      card('c', 2033),
      card('d', 2030, { is_default: true }),
    ]
    const cards = savedCards(list, '2030-06-15')
    expect(cards.map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b'])
    expect(cards.filter(({ isExpired }) => isExpired).map(({ id, expires }) => [id, expires])).toEqual([
      ['b', '05-2030'],
    ])
  })

  it('[HOT-272] a booking by a saved card holds customer_pm_id and no card number', async () => {
    const { checkout, client, calls, ready } = setUp({
      [createPaymentIntent.path]: () => ({
        data: { clientSecret: 's', paymentIntent: 'pi_1', status: 'requires_capture' },
      }),
    })
    await ready()
    const challenge = () => Promise.reject(new Error('nobody asked'))
    await checkout.bookRoom('CREDIT', payBySavedCard(client, { id: 'pm_1', type: 'visa' }, challenge))
    expect(calls(createPaymentIntent.path)[0]?.body).toMatchObject({ customer_pm_id: 'pm_1', price: 46704 })
    const body = calls(bookSync2.path)[0]?.body ?? {}
    expect(body).toMatchObject({ customer_pm_id: 'pm_1', paymentIntent: 'pi_1', paymentMethod: 'CREDIT' })
    for (const key of ['cardNumber', 'cvcCode', 'cardHolder']) expect(body).not.toHaveProperty(key)
  })

  it('a bank that asks is answered in the card frame; a challenge that fails books nothing', async () => {
    for (const [status, bookings] of [
      ['requires_capture', 1],
      ['requires_payment_method', 0],
    ] as const) {
      const { checkout, client, calls, ready } = setUp({
        [createPaymentIntent.path]: () => ({
          data: { clientSecret: 'secret', paymentIntent: 'pi_1', status: 'requires_action' },
        }),
      })
      await ready()
      const secrets: string[] = []
      const challenge = async (secret: string) => {
        secrets.push(secret)
        return { ...paid, status }
      }
      await checkout.bookRoom('CREDIT', payBySavedCard(client, { id: 'pm_1', type: 'visa' }, challenge))
      expect(secrets).toEqual(['secret'])
      expect(calls(bookSync2.path)).toHaveLength(bookings)
    }
  })

  it('[HOT-330] [OQ-62] a card that is there already "Cannot add duplicate Credit Card"', async () => {
    const sent: unknown[] = []
    const client = (async (call: unknown, body: unknown) => {
      sent.push([call, body])
      return { customer_pm_id: sent.length === 1 ? 'dupe' : 'pm_2' }
    }) as unknown as Client
    const form = paymentForm(maya)
    expect(await addPaidCard(client, 'u1', 'pi_1', form)).toMatchObject({
      code: 'CARD_DUPLICATE',
      message: 'Cannot add duplicate Credit Card',
    })
    expect(await addPaidCard(client, 'u1', 'pi_1', form)).toBeUndefined()
    expect(sent[0]).toEqual([
      addCard,
      expect.objectContaining({
        userId: 'u1',
        paymentIntent: 'pi_1',
        card_holder: 'Maya Okafor',
        country_code: 'US',
      }),
    ])
  })

  it('[PLT-159] a card of the selector has id, type, name, last four, expiry and default; NEW is one that is typed', () => {
    const wire = card('pm_1', 2034, { card_holder: 'M. Okafor', is_default: true })
    expect(savedCards([wire], '2030-06-15')).toEqual([
      {
        id: 'pm_1',
        type: 'visa',
        name: 'M. Okafor',
        lastFour: '4242',
        expires: '06-2034',
        isDefault: true,
        isExpired: false,
      },
    ])
    expect(paymentForm(maya)).toMatchObject({ id: 'NEW', number: '', cvc: '' })
  })

  it('[HOT-352] the payment form of a saved card has its id, holder and type', () => {
    const [saved] = savedCards([card('pm_1', 2034, { card_holder: 'M. Okafor' })], '2030-06-15')
    if (!saved) throw new Error('no card')
    expect(paymentForm(maya, saved)).toEqual({
      ...paymentForm(maya),
      id: 'pm_1',
      cardholder: 'M. Okafor',
      type: 'visa',
    })
  })

  it('[HOT-352] the payment form of a new card', () => {
    expect(paymentForm(maya, 'visa')).toEqual({
      id: 'NEW',
      cardholder: 'Maya Okafor',
      type: 'visa',
      number: '',
      cvc: '',
      address: {
        addressLineOne: '18 Alder Street',
        city: 'Cambridge',
        countryCode: 'US',
        postalCode: '02139',
        stateCode: 'MA',
        phoneNumber: '1234567',
      },
    })
  })
})
