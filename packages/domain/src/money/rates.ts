/** Input of the rules for a list of rates; prices are decimal amounts per night. */
export interface RateFacts {
  readonly ratePlanCode: string
  readonly isCUG: boolean
  readonly display: number
  readonly strikethrough: number
}

/** Keeps the first rate of each rate plan, and every rate without a plan code. */
export function uniqueByPlan<R extends { ratePlanCode: string }>(rates: readonly R[]): R[] {
  const seen = new Set<string>()
  return rates.filter(({ ratePlanCode }) => {
    if (!ratePlanCode) return true
    const fresh = !seen.has(ratePlanCode)
    seen.add(ratePlanCode)
    return fresh
  })
}

/** Ascending by display minus strikethrough (0 when missing), ties by display, then as they came (OQ-23). */
export function sortRates<R extends Pick<RateFacts, 'display' | 'strikethrough'>>(rates: readonly R[]): R[] {
  const gap = (rate: R) => rate.display - rate.strikethrough
  return [...rates].sort((a, b) => gap(a) - gap(b) || a.display - b.display)
}

/** Returns true if the first of the sorted rates may show "Great Deal!": only with a strikethrough above its price. */
export function isGreatDeal(rate: Pick<RateFacts, 'display' | 'strikethrough'>, index: number): boolean {
  return index === 0 && rate.strikethrough > rate.display
}

/** True or 1, as the wire writes it, in either of the two names. */
export function isCancellable(wire: { free_cancellation?: unknown; is_cancellable?: unknown }): boolean {
  return [wire.free_cancellation, wire.is_cancellable].some((value) => value === true || value === 1)
}

/** CUG when a sop or a rate plan is present, otherwise MER (HOT-128). */
export function rateTypeOf(facts: {
  sop?: string | undefined
  ratePlan?: string | undefined
}): 'CUG' | 'MER' {
  return facts.sop || facts.ratePlan ? 'CUG' : 'MER'
}

/** The brand's flags and the traveller's rights that decide about member-only rates (HOT-246). */
export interface Access {
  readonly restrictedRates: boolean
  readonly userAuthRequired: boolean
  readonly signedIn: boolean
  readonly hasDealCode: boolean
}

/** Returns true if member rates are open: for members, and for holders of a verified deal code. */
export function hasMemberRates({ signedIn, hasDealCode }: Pick<Access, 'signedIn' | 'hasDealCode'>): boolean {
  return signedIn || hasDealCode
}

/** Returns true if a rate is visible: with restrictedRates, visitors see no member-only rates. */
export function isRateVisible(isCUG: boolean, access: Access): boolean {
  return !isCUG || hasMemberRates(access) || !access.restrictedRates
}

/** Returns true if visitors of a brand see what members pay: by its flag, unless rates are restricted. */
export function showsMemberPrices(flags: {
  readonly memberPrices?: boolean | undefined
  readonly restrictedRates: boolean
}): boolean {
  return flags.memberPrices === true && !flags.restrictedRates
}

/** Returns true if Book Now asks for a login first. */
export function needsLogin(isCUG: boolean, access: Access): boolean {
  return !hasMemberRates(access) && (isCUG || access.restrictedRates || access.userAuthRequired)
}
