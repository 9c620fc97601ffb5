import { type PolicyLine, type PricedPolicy, type PricedTier, policyLinesOf } from '@staykit/contract'
import type { Words } from '../../mail/words.ts'

/** A policy in sentences, with instants in the hotel's zone. */
export function policyText(policy: PricedPolicy, words: Words): string {
  const { say } = words
  const at = (when: string) => words.moment(new Date(when), policy.timeZone)
  const textOf = (line: PolicyLine): string => {
    if (line.kind === 'none') return say('terms.none')
    if (line.kind === 'now') return say('terms.tierNow', { cost: costText(line.tier, words) })
    const when = at(line.when)
    if (line.kind === 'from') return say('terms.tierFrom', { when, cost: costText(line.tier, words) })
    if (line.kind === 'deadline') return say('terms.free', { deadline: when })
    if (line.kind === 'free') return say('terms.tierFree', { when })
    return say('terms.tierNothing', { when })
  }
  return policyLinesOf(policy).map(textOf).join(' ')
}

/** "50% ($120.00)", "1 night ($120.00)" or "$120.00". */
function costText({ charge, penalty }: PricedTier, words: Words): string {
  const amount = words.money(penalty)
  const part =
    charge.kind === 'nights'
      ? words.say('count.nights', { count: charge.nights })
      : charge.kind === 'percentage' && words.percent(charge.bps)
  return part ? `${part} (${amount})` : amount
}
