import { TZDate } from '@date-fns/tz'
import {
  ALL,
  type CancellationPolicy,
  type CancellationTier,
  type Charge,
  cancellationPolicy,
  FREE,
  type Money,
  nonRefundable,
  policyFrom,
} from '@staykit/domain'
import { formatISO } from 'date-fns'

/** What a provider charges for a cancellation from an instant on, as its data says. */
export interface Step {
  /** Milliseconds since 1970; -Infinity for the first step. */
  readonly from: number
  readonly penalty: Money
}

/** ISO 8601 with the offset of the zone. */
export const inZone = (instant: number, timeZone: string): string =>
  formatISO(new TZDate(instant, timeZone)).replace(/Z$/, '+00:00')

interface Facts {
  /** What the provider charges for the stay. */
  readonly total: Money
  readonly timeZone: string
  readonly now: Date
  /** Converts into the currency of the offer. */
  readonly exchange: (amount: Money) => Money
}

/** The policy of a provider's steps, in order of time; steps with the charge of the one before are no tiers. */
export function policyOf(
  steps: readonly Step[],
  { total, timeZone, now, exchange }: Facts,
): CancellationPolicy {
  const chargeOf = ({ penalty }: Step): Charge => {
    if (penalty.minor >= total.minor) return ALL
    return penalty.minor <= 0 ? FREE : { kind: 'fixed', minor: exchange(penalty).minor }
  }
  const tiers: CancellationTier[] = []
  for (const step of steps) {
    const charge = chargeOf(step)
    const before = tiers.at(-1)
    if (JSON.stringify(before?.charge) === JSON.stringify(charge)) continue
    tiers.push(before ? { from: inZone(step.from, timeZone), charge } : { charge })
  }
  return tiers.length > 0 ? policyFrom(cancellationPolicy(timeZone, tiers), now) : nonRefundable(timeZone)
}
