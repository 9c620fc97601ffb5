import { nightsOf, type Stay } from '../dates/stay-dates.ts'
import type { Occupancy } from '../stay/occupancy.ts'
import { add, type Money, money, multiply, subtract } from './money.ts'

/** A property (resort) fee and where it is collected (OQ-09). */
export interface PropertyFee {
  readonly amount: Money
  readonly collect: 'now' | 'hotel'
}

/** Input of a price: room charges for the whole stay and all rooms. */
export interface PriceParts {
  readonly nightly: readonly Money[]
  readonly rooms: number
  readonly taxRate: number
  readonly propertyFee?: PropertyFee | undefined
  /** The usual price of one night of one room, when the supplier states one. */
  readonly strikethrough?: Money | undefined
}

/** Every amount shown or charged for one stay; all in one currency. */
export interface StayPrice {
  /** Average price of one room for one night, without taxes: the "display" price. */
  readonly display: Money
  readonly displayStrikethrough?: Money | undefined
  /** The all-in total at the struck nightly price, by the same arithmetic; there when that price is. */
  readonly finalStrikethrough?: Money | undefined
  readonly subtotal: Money
  readonly taxes: Money
  readonly total: Money
  readonly propertyFee: Money
  /** Total plus property fee: the all-in total that the traveller pays. */
  readonly final: Money
  readonly dueNow: Money
  readonly dueAtHotel: Money
}

/**
 * Price arithmetic (HOT-137). What is shown adds up: the nights' average is rounded first, to what is charged in the
 * currency, and the subtotal is that nightly price times nights times rooms. Taxes are rounded once, on the subtotal.
 * Throws RangeError without nights.
 */
export function stayPrice(parts: PriceParts): StayPrice {
  const [first, ...rest] = parts.nightly
  if (!first) throw new RangeError('a stay has at least one night')
  const display = multiply(add(first, ...rest), 1 / parts.nightly.length)
  const propertyFee = parts.propertyFee?.amount ?? money(0, first.currency)
  const { subtotal, taxes, total } = charges(display, parts)
  const final = add(total, propertyFee)
  const dueAtHotel = parts.propertyFee?.collect === 'hotel' ? propertyFee : money(0, first.currency)
  const { strikethrough } = parts
  return {
    display,
    displayStrikethrough: strikethrough,
    finalStrikethrough: strikethrough && add(charges(strikethrough, parts).total, propertyFee),
    subtotal,
    taxes,
    total,
    propertyFee,
    final,
    dueNow: subtract(final, dueAtHotel),
    dueAtHotel,
  }
}

function charges(display: Money, { nightly, rooms, taxRate }: PriceParts) {
  const subtotal = money(display.minor * nightly.length * rooms, display.currency)
  const taxes = multiply(subtotal, taxRate)
  return { subtotal, taxes, total: add(subtotal, taxes) }
}

/**
 * The all-in total that a shown total is compared with: of the server, otherwise room and taxes in proportion and the
 * property fee unchanged. Undefined unless it is above the total.
 */
export function struckTotal(price: StayPrice): Money | undefined {
  const { display, displayStrikethrough: struck, total, propertyFee, final } = price
  if (!struck) return undefined
  const share = display.minor > 0 ? struck.minor / display.minor : 1
  const all = price.finalStrikethrough ?? add(multiply(total, share), propertyFee)
  return all.minor > final.minor ? all : undefined
}

/** Percent that a stay saves, on totals with taxes and fees: the only source of a percentage that a screen shows. */
export function savingOf(price: StayPrice): number {
  return savingsPercent(price.final, struckTotal(price))
}

/** Nights of all rooms together. */
export const roomNights = (stay: Stay, occupancy: Occupancy): number => nightsOf(stay) * occupancy.length

/**
 * All-in price of one room for one night: what "per night" means on a screen, in the price filter and in the calendar.
 * Its order is that of the totals. `units` is `roomNights` of the stay.
 */
export function nightlyTotal(final: Money, units: number): Money {
  return multiply(final, 1 / units)
}

/** Percent saved against the strikethrough price, rounded: the meaning of "Save N%" (OQ-22). 0 without a basis. */
export function savingsPercent(display: Money, strikethrough?: Money): number {
  if (!strikethrough || strikethrough.minor <= 0) return 0
  return Math.round(((strikethrough.minor - display.minor) / strikethrough.minor) * 100)
}

/** The profile's statistic, which divides by the price paid (HOT-341): full 200, price 150 gives 33. */
export function averageSavingsPercent(full: number, price: number): number {
  return price === 0 ? 0 : Math.round(((full - price) / price) * 100)
}

/** Savings of the lite banner: rounded down to a multiple of 5. */
export function liteBannerPercent(percent: number): number {
  return Math.floor(percent / 5) * 5
}

/** Reward points: the final total in US dollars, rounded, at least 100 (HOT-222); none where nothing is paid. */
export function rewardPoints(finalDollars: number): number {
  if (finalDollars <= 0) return 0
  return Math.max(100, Math.round(finalDollars))
}

/** Available above 0, rounded down, and in a search result under 10,000 US dollars at the day's rate. */
export function isAvailable(displayInUsd: number, inSearch = false): boolean {
  return Math.floor(displayInUsd) > 0 && (!inSearch || displayInUsd < 10_000)
}
