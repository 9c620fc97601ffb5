import { exponentOf, type Money, money } from '@staykit/domain'
import { CardError } from '../../ports/cards.ts'

// Stripe's own units, which differ from ISO 4217: https://docs.stripe.com/currencies#zero-decimal
const zeroDecimal = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
/** Their last digit must be 0. */
const threeDecimal = new Set('BHD JOD KWD OMR TND'.split(' '))

function decimalsOf(currency: string): number {
  if (zeroDecimal.has(currency)) return 0
  return threeDecimal.has(currency) ? 3 : 2
}

/** The amount in Stripe's units. Throws CardError REFUSED for an amount that Stripe cannot charge exactly. */
export function toStripe({ minor, currency }: Money): number {
  const exponent = exponentOf(currency) - decimalsOf(currency)
  const units = exponent > 0 ? minor / 10 ** exponent : minor * 10 ** -exponent
  const isExact = Number.isSafeInteger(units) && (!threeDecimal.has(currency) || units % 10 === 0)
  if (!isExact)
    throw new CardError('REFUSED', `Cards cannot be charged ${minor} minor units of ${currency}.`, 'amount')
  return units
}

/** Converts Stripe's units into minor units of ISO 4217. */
export function fromStripe(units: number, currency: string): Money {
  const exponent = exponentOf(currency) - decimalsOf(currency)
  return money(exponent > 0 ? units * 10 ** exponent : units / 10 ** -exponent, currency)
}
