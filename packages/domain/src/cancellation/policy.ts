import { type Money, money, multiply, subtract } from '../money/money.ts'

/** What is charged for a cancellation. */
export type Charge =
  /** A share of what is paid, in basis points: 10,000 is all of it. */
  | { readonly kind: 'percentage'; readonly bps: number }
  /** Minor units of the booking's currency. */
  | { readonly kind: 'fixed'; readonly minor: number }
  /** The price of so many nights of the stay. */
  | { readonly kind: 'nights'; readonly nights: number }

/** An interval of a policy. It ends where the next one begins. */
export interface CancellationTier {
  /** The first instant of the interval, ISO 8601 with an offset; absent in the first tier. */
  readonly from?: string | undefined
  readonly charge: Charge
}

/** What a cancellation costs, by the time at which it is made. */
export interface CancellationPolicy {
  /** IANA zone of the hotel: instants are shown in it. */
  readonly timeZone: string
  /** In order of time, at least one. */
  readonly tiers: readonly CancellationTier[]
}

/** What the traveller has paid for the stay, with taxes and fees. */
export interface PaidStay {
  readonly paid: Money
  readonly nights: number
}

/** Penalty and refund add up to what is paid. */
export interface Settlement {
  readonly penalty: Money
  readonly refund: Money
}

export const FREE: Charge = { kind: 'percentage', bps: 0 }
export const ALL: Charge = { kind: 'percentage', bps: 10_000 }

/** The only tier of a rate that returns nothing. */
export const nonRefundable = (timeZone: string): CancellationPolicy => ({
  timeZone,
  tiers: [{ charge: ALL }],
})

/**
 * Throws RangeError for tiers out of order, an instant that does not exist, or a charge that is not a whole number in its
 * bounds: nothing is repaired.
 */
export function cancellationPolicy(timeZone: string, tiers: readonly CancellationTier[]): CancellationPolicy {
  const [first] = tiers
  if (!first || first.from !== undefined)
    throw new RangeError('a policy begins with a tier without an instant')
  const starts = startsOf({ timeZone, tiers })
  if (starts.some(Number.isNaN) || !isAscending(starts))
    throw new RangeError('the tiers of a policy are not in order of time')
  if (!tiers.every(({ charge }) => isCharge(charge)))
    throw new RangeError('a tier has no whole charge in its bounds')
  return { timeZone, tiers }
}

function isCharge(charge: Charge): boolean {
  if (charge.kind === 'percentage') return isWhole(charge.bps) && charge.bps <= 10_000
  if (charge.kind === 'fixed') return isWhole(charge.minor)
  return isWhole(charge.nights) && charge.nights > 0
}

const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0

/** Whether each value is above the one before. */
export const isAscending = (values: readonly (number | bigint)[]): boolean =>
  values.slice(1).every((value, index) => value > (values[index] ?? value))

/** Index of the interval of an instant, by the starts of all but the first: a start belongs to the interval it begins. */
export const intervalAt = <T extends number | bigint>(starts: readonly T[], at: T): number =>
  starts.filter((start) => start <= at).length

const startsOf = ({ tiers }: CancellationPolicy): number[] =>
  tiers.slice(1).map(({ from }) => Date.parse(from ?? ''))

/** The tier that applies at an instant. */
export function tierAt(policy: CancellationPolicy, at: Date): CancellationTier {
  const tier = policy.tiers[intervalAt(startsOf(policy), at.getTime())]
  if (!tier) throw new RangeError('a policy has at least one tier')
  return tier
}

/**
 * What a charge costs of what is paid, and what comes back: the only place where a penalty is rounded, half away from zero
 * to what is charged in the currency. The rest is the refund. A penalty is at most what is paid.
 */
export function settle(charge: Charge, { paid, nights }: PaidStay): Settlement {
  const penalty = money(Math.min(priceOf(charge, paid, nights), paid.minor), paid.currency)
  return { penalty, refund: subtract(paid, penalty) }
}

function priceOf(charge: Charge, paid: Money, nights: number): number {
  if (charge.kind === 'percentage') return share(paid, charge.bps, 10_000)
  // All nights of a stay have one price: see stayPrice.
  if (charge.kind === 'nights') return share(paid, charge.nights, nights)
  return charge.minor
}

/** All of it without rounding: what is paid may be no multiple of what is charged in the currency today. */
const share = (paid: Money, part: number, whole: number): number =>
  part >= whole ? paid.minor : multiply(money(paid.minor * part, paid.currency), 1 / whole).minor

/** What a cancellation at an instant costs and returns. */
export const settlementAt = (policy: CancellationPolicy, stay: PaidStay, at: Date): Settlement =>
  settle(tierAt(policy, at).charge, stay)

/** Whether a cancellation at some time from an instant on returns less under a policy than under the agreed one. */
export function returnsLess(
  policy: CancellationPolicy,
  agreed: CancellationPolicy,
  stay: PaidStay,
  from: Date,
): boolean {
  const starts = [...startsOf(policy), ...startsOf(agreed)].filter((start) => start > from.getTime())
  const refundOf = (terms: CancellationPolicy, at: number) =>
    settlementAt(terms, stay, new Date(at)).refund.minor
  return [from.getTime(), ...starts].some((at) => refundOf(policy, at) < refundOf(agreed, at))
}

/** Whether a charge is nothing. */
export const isFree = (charge: Charge): boolean =>
  (charge.kind === 'percentage' && charge.bps === 0) || (charge.kind === 'fixed' && charge.minor === 0)

/** Whether nothing comes back, whatever is paid. */
export const isTotal = (charge: Charge): boolean => charge.kind === 'percentage' && charge.bps === 10_000

/** The policy without the tiers that are over at an instant. */
export function policyFrom(policy: CancellationPolicy, at: Date): CancellationPolicy {
  const [first = { charge: ALL }, ...later] = policy.tiers.slice(intervalAt(startsOf(policy), at.getTime()))
  return { ...policy, tiers: [{ charge: first.charge }, ...later] }
}

/** Whether the first tier of a policy is free. */
export const isFreeNow = ({ tiers: [first] }: CancellationPolicy): boolean =>
  first !== undefined && isFree(first.charge)

/** The first instant that is not free, when the policy is free before it. */
export function freeUntil(policy: CancellationPolicy): string | undefined {
  return isFreeNow(policy) ? policy.tiers.find(({ charge }) => !isFree(charge))?.from : undefined
}

/** The first instant from which nothing comes back, if there is one after the first tier. */
export const refundableUntil = ({ tiers }: CancellationPolicy): string | undefined =>
  tiers.find(({ charge }) => isTotal(charge))?.from

/** "50%" in the way of a locale; undefined for a share with a fraction, which is shown as its amount. */
export const percentText = (bps: number, locale: string): string | undefined =>
  bps % 100 === 0 ? new Intl.NumberFormat(locale, { style: 'percent' }).format(bps / 10_000) : undefined
