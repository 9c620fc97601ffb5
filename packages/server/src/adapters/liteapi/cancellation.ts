import { add, type CancellationPolicy, fromMajor, type Money, money, multiply } from '@staykit/domain'
import { policyOf } from '../supplier/cancellation.ts'
import type { Exchange } from '../supplier/price.ts'
import type { Rate } from './answers.ts'

/** What a room costs from an instant on. */
interface RoomFee {
  readonly from: number
  readonly penalty: Money
}

/** Instant of a policy: its times are GMT, also where they say nothing. */
const instantOf = (time: string) =>
  Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time.replace(' ', 'T')}Z`)

/** The policy of all rooms: at each instant at which the fee of a room changes, the sum of their fees. */
export function cancellationOf(
  rates: readonly Rate[],
  { timeZone, now, exchange }: { timeZone: string; now: Date; exchange: Exchange },
): CancellationPolicy {
  const rooms = rates.map((rate) => feesOf(rate, exchange))
  const totals = rates.map((rate) => exchange(totalOf(rate)))
  const instants = [...new Set(rooms.flatMap((fees) => fees.map(({ from }) => from)))].sort((a, b) => a - b)
  const steps = instants.map((from) => ({ from, penalty: sumOf(rooms.map((fees) => feeAt(fees, from))) }))
  return policyOf(steps, { total: sumOf(totals), timeZone, now, exchange })
}

/** Currencies of a policy and of the totals that it is compared with. */
export const policyCurrenciesOf = (rates: readonly Rate[]): string[] =>
  rates
    .flatMap(({ retailRate, cancellationPolicies }) => [
      ...retailRate.total.slice(0, 1),
      ...(cancellationPolicies?.cancelPolicyInfos ?? []),
    ])
    .map(({ currency }) => currency)

const sumOf = ([first = money(0, 'USD'), ...rest]: readonly Money[]): Money => add(first, ...rest)

const totalOf = ({ retailRate }: Rate): Money => {
  const [total] = retailRate.total
  return fromMajor(total?.amount ?? 0, total?.currency ?? 'USD')
}

/**
 * In order of time and in the currency of the offer, free before the first one. All is charged without the tag of a
 * refundable rate, and without a time.
 */
function feesOf(rate: Rate, exchange: Exchange): RoomFee[] {
  const { refundableTag, cancelPolicyInfos } = rate.cancellationPolicies ?? {}
  const always = Number.NEGATIVE_INFINITY
  const total = exchange(totalOf(rate))
  if (refundableTag !== 'RFN' || !cancelPolicyInfos?.length) return [{ from: always, penalty: total }]
  const fees = cancelPolicyInfos.map(({ cancelTime, amount, currency, type }) => ({
    from: instantOf(cancelTime),
    penalty: /percent/i.test(type ?? '')
      ? multiply(total, amount / 100)
      : exchange(fromMajor(amount, currency)),
  }))
  // A time that cannot be read promises nothing.
  if (fees.some(({ from }) => Number.isNaN(from))) return [{ from: always, penalty: total }]
  return [{ from: always, penalty: money(0, total.currency) }, ...fees.sort((a, b) => a.from - b.from)]
}

const feeAt = (fees: readonly RoomFee[], at: number): Money =>
  fees.findLast(({ from }) => from <= at)?.penalty ?? money(0, fees[0]?.penalty.currency ?? 'USD')
