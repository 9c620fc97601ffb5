import {
  ALL,
  addNights,
  type CancellationPolicy,
  type Charge,
  cancellationPolicy,
  FREE,
  type StayDate,
} from '@staykit/domain'
import { zonedInstant } from '../../kernel/time/zoned.ts'
import type { Behaviour } from '../testville/hotels.ts'
import { hash, unit } from './hash.ts'

/** Terms of a room. */
export interface Plan {
  readonly code: string
  readonly note: string
  readonly factor: number
  readonly memberOnly: boolean
  /** Of a member plan: the factor of the public plan with the same terms and meals, which its price is compared with. */
  readonly publicFactor?: number | undefined
  /** What a cancellation costs until so many days before check-in; all of the price after that. */
  readonly tiers: readonly PlanTier[]
}

/** Ends at 18:00 at the hotel; on the day of arrival, with that day. */
interface PlanTier {
  readonly charge: Charge
  readonly untilDays: number
}

const free = (untilDays: number): PlanTier => ({ charge: FREE, untilDays })

/** Hotels of Testville whose only public plan has several tiers. */
const TIERS: Partial<Record<Behaviour, readonly PlanTier[]>> = {
  'two-tiers': [free(5), { charge: { kind: 'percentage', bps: 5_000 }, untilDays: 1 }],
  'one-night-penalty': [free(2), { charge: { kind: 'nights', nights: 1 }, untilDays: 0 }],
}

export interface PlansQuestion {
  readonly seed: number
  readonly memberPercent: number
  readonly behaviour: Behaviour
  /** Hotels of Testville have every plan, with free cancellation until the day of arrival. */
  readonly isTest: boolean
  /** Percent off from a verified deal code. */
  readonly dealPercent?: number | undefined
  /** Whether breakfast is included in every room, as the amenity says. */
  readonly hasBreakfast: boolean
}

/**
 * Plans of a hotel, cheapest public one first. Amenities that are free for all guests are in every note, and not sold
 * separately. Each member plan has the terms of a public one.
 */
export function plansOf(question: PlansQuestion): Plan[] {
  const { seed, memberPercent, behaviour, isTest, dealPercent = 0, hasBreakfast } = question
  const tiers = TIERS[behaviour] ?? [free(isTest ? 0 : ([1, 2, 3, 7][hash(seed, 71) % 4] ?? 1))]
  const flexible = 1.06 + 0.08 * unit(seed, 72)
  const withMeal = (note: string) => (hasBreakfast ? `${note}, breakfast included` : note)
  const freeNote = withMeal('Free cancellation')
  const plain = hasBreakfast ? 'Breakfast included' : 'Room only'
  const plans: Plan[] = []
  if (TIERS[behaviour]) plans.push({ code: 'FLX', note: plain, factor: 1, memberOnly: false, tiers })
  else if (behaviour === 'free-cancellation' || behaviour === 'deadline-passed')
    plans.push({ code: 'FLX', note: freeNote, factor: 1, memberOnly: false, tiers })
  else {
    plans.push({ code: 'PUB', note: plain, factor: 1, memberOnly: false, tiers: [] })
    if (isTest || unit(seed, 73) < 0.8)
      plans.push({ code: 'FLX', note: freeNote, factor: flexible, memberOnly: false, tiers })
    if (!hasBreakfast && unit(seed, 74) < 0.45)
      plans.push({ code: 'BRK', note: 'Breakfast included', factor: 1.13, memberOnly: false, tiers: [] })
  }
  const off = Math.max(memberPercent, dealPercent)
  if (off === 0) return plans
  const member = (of: string, code: string, note: string): Plan[] =>
    plans
      .filter((plan) => plan.code === of)
      .map((plan) => {
        const { factor: publicFactor } = plan
        const factor = publicFactor * (1 - off / 100)
        return { ...plan, code, note: withMeal(note), factor, publicFactor, memberOnly: true }
      })
  const members = member('PUB', 'MEM', 'Member rate')
  const hasFree = isTest || members.length === 0 || unit(seed, 75) < 0.5
  return [
    ...plans,
    ...members,
    ...(hasFree
      ? member('FLX', 'MFX', TIERS[behaviour] ? 'Member rate' : 'Member rate, free cancellation')
      : []),
  ]
}

/** The policy of a plan for a stay. */
export function cancellationOf({ tiers }: Plan, checkIn: StayDate, timeZone: string): CancellationPolicy {
  const ends = tiers.map(({ untilDays }) => deadlineOf(checkIn, untilDays, timeZone))
  const charges = [...tiers.map(({ charge }) => charge), ALL]
  return cancellationPolicy(
    timeZone,
    charges.map((charge, index) => (index === 0 ? { charge } : { from: ends[index - 1], charge })),
  )
}

/**
 * An ISO instant with the offset of the hotel's zone: 18:00 this many days before check-in, or the end of that day
 * itself.
 */
export function deadlineOf(checkIn: StayDate, days: number, timeZone: string): string {
  const date = addNights(checkIn, -days)
  return zonedInstant(date, days === 0 ? '23:59' : '18:00', timeZone)
}
