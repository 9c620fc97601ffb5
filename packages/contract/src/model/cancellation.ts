import {
  ALL,
  type CancellationPolicy,
  type Charge,
  FREE,
  type Money,
  money,
  type PaidStay,
  settle,
} from '@staykit/domain'
import * as z from 'zod/mini'
import { fromWireAmount, toWireAmount } from './price.ts'

/**
 * An interval of the policy: from its instant, which belongs to it, to that of the next one. `penalty` and `refund` are
 * decimal and add up to what is paid now; `kind` says how the hotel states the penalty: `percentage` has `bps` (10,000 is
 * all), `fixed` has the amount only, `nights` has the number of nights.
 */
const wireTier = z.object({
  /** ISO 8601 with the hotel's offset; absent in the first tier. */
  from: z.optional(z.string()),
  kind: z.string(),
  bps: z.optional(z.number()),
  nights: z.optional(z.number()),
  penalty: z.number(),
  refund: z.number(),
})

/** What a cancellation costs by the time at which it is made; `timeZone` is the hotel's. */
export const wireCancellationPolicy = z.object({ timeZone: z.string(), tiers: z.array(wireTier) })
export type WireCancellationPolicy = z.infer<typeof wireCancellationPolicy>

/** What a cancellation costs and returns now. */
export const wireSettlement = z.object({
  penalty: z.number(),
  refund: z.number(),
  currencyCode: z.string(),
})
export type WireSettlement = z.infer<typeof wireSettlement>

/** A tier for screens: with its amounts. */
export interface PricedTier {
  readonly from: string | undefined
  readonly charge: Charge
  readonly penalty: Money
  readonly refund: Money
}

export interface PricedPolicy {
  readonly timeZone: string
  readonly tiers: readonly PricedTier[]
}

/** The tiers of a policy with their amounts; one that costs the same as the one before is no tier of its own. */
export const pricedPolicy = ({ timeZone, tiers }: CancellationPolicy, stay: PaidStay): PricedPolicy => ({
  timeZone,
  tiers: tiers
    .map(({ from, charge }) => ({ from, charge, ...settle(charge, stay) }))
    .filter(({ penalty }, index, all) => penalty.minor !== all[index - 1]?.penalty.minor),
})

/** The policy of a server that says only whether and until when a cancellation is free. */
export function policyOfDeadline(
  isCancellable: boolean,
  cancelBy: string | undefined,
  paid: Money,
): PricedPolicy {
  const nothing = money(0, paid.currency)
  const free: PricedTier = { from: undefined, charge: FREE, penalty: nothing, refund: paid }
  const all: PricedTier = { from: cancelBy, charge: ALL, penalty: paid, refund: nothing }
  const tiers = isCancellable ? [free, ...(cancelBy ? [all] : [])] : [{ ...all, from: undefined }]
  return { timeZone: 'UTC', tiers }
}

/** Whether the first tier returns a part: such a rate is neither free to cancel nor non-refundable. */
export const isPartlyRefundable = ({ tiers: [first] }: PricedPolicy): boolean =>
  first !== undefined && first.penalty.minor > 0 && first.refund.minor > 0

/** A sentence about a policy, for people; `when` is an instant with the hotel's offset. */
export type PolicyLine =
  | { readonly kind: 'none' }
  /** Free until an instant; after `deadline` nothing comes back. */
  | { readonly kind: 'deadline' | 'free' | 'nothing'; readonly when: string }
  | { readonly kind: 'now'; readonly tier: PricedTier }
  | { readonly kind: 'from'; readonly when: string; readonly tier: PricedTier }

/** What screens, mails and documents say about a policy: one sentence for each tier. */
export function policyLinesOf({ tiers }: PricedPolicy): PolicyLine[] {
  const [first, second] = tiers
  if (!first || isTotal(first)) return [{ kind: 'none' }]
  if (second?.from && tiers.length === 2 && isFree(first) && isTotal(second))
    return [{ kind: 'deadline', when: second.from }]
  return tiers.flatMap((tier, index): PolicyLine[] => {
    const when = tier.from ?? ''
    const end = tiers[index + 1]?.from
    if (isFree(tier)) return end ? [{ kind: 'free', when: end }] : []
    if (isTotal(tier)) return [{ kind: 'nothing', when }]
    return [index === 0 ? { kind: 'now', tier } : { kind: 'from', when, tier }]
  })
}

const isFree = ({ penalty }: PricedTier) => penalty.minor === 0
const isTotal = ({ refund }: PricedTier) => refund.minor === 0

/** Converts on the server. */
export const toWirePolicy = ({ timeZone, tiers }: PricedPolicy): WireCancellationPolicy => ({
  timeZone,
  tiers: tiers.map(({ from, charge, penalty, refund }) => ({
    ...(from !== undefined && { from }),
    kind: charge.kind,
    ...(charge.kind === 'percentage' && { bps: charge.bps }),
    ...(charge.kind === 'nights' && { nights: charge.nights }),
    penalty: toWireAmount(penalty),
    refund: toWireAmount(refund),
  })),
})

/** Converts on the client; a kind that it does not know has its amount. */
export const fromWirePolicy = (
  { timeZone, tiers }: WireCancellationPolicy,
  currency: string,
): PricedPolicy => ({
  timeZone,
  tiers: tiers.map(({ from, kind, bps, nights, ...amounts }) => {
    const [penalty, refund] = [amounts.penalty, amounts.refund].map((amount) =>
      fromWireAmount(amount, currency),
    ) as [Money, Money]
    return { from, charge: chargeOf({ kind, bps, nights }, penalty), penalty, refund }
  }),
})

function chargeOf(
  { kind, bps, nights }: { kind: string; bps: number | undefined; nights: number | undefined },
  penalty: Money,
): Charge {
  if (kind === 'percentage' && bps !== undefined) return { kind, bps }
  if (kind === 'nights' && nights !== undefined) return { kind, nights }
  return { kind: 'fixed', minor: penalty.minor }
}
