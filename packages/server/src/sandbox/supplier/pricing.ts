import {
  convert,
  type Money,
  money,
  multiply,
  type Occupancy,
  type PriceParts,
  type StayPrice,
  stayPrice,
} from '@staykit/domain'
import { dayRate } from './day-rates.ts'
import type { Market } from './market.ts'
import { nightPrice, type PricedNight, stayFactor } from './seasons.ts'
import type { Traits } from './traits.ts'

/** Bit of the business centre in the amenity mask: the last of the domain's list. */
const BUSINESS_BIT = 1 << 9

export interface PriceQuestion {
  readonly traits: Pick<Traits, 'base' | 'strike' | 'fee' | 'feeAtHotel' | 'amenities' | 'childrenPayLess'>
  readonly seed: number
  readonly market: Market
  readonly nights: readonly PricedNight[]
  readonly occupancy: Occupancy
  readonly currency: string
  readonly roomFactor: number
  /** Factor of the plan; 1 for the plain public one. */
  readonly planFactor: number
  /** Of a member plan: the factor of the public plan with the same terms. */
  readonly publicFactor?: number | undefined
  /** 1, or more when the supplier has raised the price. */
  readonly rise?: number
}

/** Exact price of a room with a plan for a stay, by the arithmetic of the domain. */
export function priceOf(question: PriceQuestion): StayPrice {
  const { traits, seed, market, nights, occupancy, currency, publicFactor } = question
  const rate = dayRate(currency)
  const guests = traits.childrenPayLess ? guestFactor(occupancy) : 1
  const factor =
    question.roomFactor * guests * question.planFactor * stayFactor(nights.length) * (question.rise ?? 1)
  const isBusiness = isBusinessHotel(traits.amenities)
  const inCurrency = (cents: number): Money => convert(money(cents, 'USD'), currency, rate)
  const nightly = nights.map((night) =>
    inCurrency(Math.round(nightPrice(traits.base, seed, isBusiness, night) * factor)),
  )
  const fee = inCurrency(traits.fee * nights.length * occupancy.length)
  const parts: PriceParts = {
    nightly,
    rooms: occupancy.length,
    taxRate: market.tax,
    propertyFee: { amount: fee, collect: traits.feeAtHotel ? 'hotel' : 'now' },
  }
  const price = stayPrice(parts)
  const strikethrough = publicFactor
    ? publicPrice(question, publicFactor).display
    : usualPrice(traits.strike, price.display)
  return strikethrough.minor > price.display.minor ? stayPrice({ ...parts, strikethrough }) : price
}

/** Part of a room's price that one guest pays. */
const SHARE = 0.2

/** Price of the rooms relative to that for adults, on average: a child under 3 pays no share, one under 12 half of it. */
function guestFactor(occupancy: Occupancy): number {
  let saved = 0
  for (const { childAges } of occupancy)
    for (const age of childAges) saved += age < 3 ? SHARE : age < 12 ? SHARE / 2 : 0
  return 1 - saved / occupancy.length
}

/** Members compare with the public price of the same room on the same terms. */
const publicPrice = (question: PriceQuestion, planFactor: number) =>
  priceOf({ ...question, traits: { ...question.traits, strike: 0 }, planFactor, publicFactor: undefined })

/** The public price compares with the hotel's usual one, if it states one. */
const usualPrice = (percent: number, display: Money) => multiply(display, 1 + percent / 100)

export function isBusinessHotel(amenityMask: number): boolean {
  return (amenityMask & BUSINESS_BIT) !== 0
}
