import {
  type CancellationPolicy,
  type Charge,
  formatMoney,
  isFree,
  isTotal,
  money,
  refundableUntil,
  yearDate,
} from '@staykit/domain'
import type { Offer } from './supplier.ts'

/** When the last refund of an offer ends, at the latest with the stay; undefined when nothing comes back. */
export function refundEnd({ cancellation, key }: Pick<Offer, 'cancellation' | 'key'>): string | undefined {
  const [first] = cancellation.tiers
  if (!first || isTotal(first.charge)) return undefined
  return refundableUntil(cancellation) ?? `${key.stay.checkOut}T23:59:59Z`
}

/** The policy in English sentences, for the terms of a provider. */
export function policyLines({ tiers }: CancellationPolicy, currency: string): string[] {
  const [first] = tiers
  if (!first || (tiers.length === 1 && isTotal(first.charge)))
    return ['This rate is paid in advance and cannot be refunded or changed.']
  return tiers.map(({ from, charge }) => {
    const when = from
      ? `From ${yearDate(from.slice(0, 10))}, ${from.slice(11, 16)} at the hotel`
      : 'Until then'
    return `${when}: ${costOf(charge, currency)}.`
  })
}

function costOf(charge: Charge, currency: string): string {
  if (isFree(charge)) return 'cancellation is free'
  if (isTotal(charge)) return 'nothing comes back'
  if (charge.kind === 'fixed') return `cancellation costs ${formatMoney(money(charge.minor, currency))}`
  if (charge.kind === 'percentage') return `cancellation costs ${charge.bps / 100} % of the price`
  return `cancellation costs ${charge.nights === 1 ? 'one night' : `${charge.nights} nights`}`
}
