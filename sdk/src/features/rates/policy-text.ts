import { type PolicyLine, type PricedPolicy, type PricedTier, policyLinesOf } from '@staykit/contract'
import { formatMoney, percentText } from '@staykit/domain'
import type { Translate } from '../../messages/translate.ts'
import { deadlineWords } from '../../ui/due-date.ts'

interface Format {
  readonly t: Translate
  readonly locale: string
  /** Writes an instant in the hotel's zone. */
  readonly write?: (instant: string, locale: string) => string
}

/** A sentence for each tier of a policy; none for one that is free, or free up to a deadline, or not refundable. */
export function tierTexts(policy: PricedPolicy, { t, locale, write = deadlineWords }: Format): string[] {
  const textOf = (line: PolicyLine): string => {
    if (line.kind === 'none' || line.kind === 'deadline') return ''
    if (line.kind === 'now') return t('tierNow', { cost: costText(t, line.tier, locale) })
    const when = write(line.when, locale)
    if (line.kind === 'from') return t('tierFrom', { when, cost: costText(t, line.tier, locale) })
    if (line.kind === 'free') return t('tierFree', { when })
    return t('tierNothing', { when })
  }
  return policyLinesOf(policy).map(textOf).filter(Boolean)
}

/** "50% ($120.00)", "1 night ($120.00)" or "$120.00". */
export function costText(t: Translate, { charge, penalty }: PricedTier, locale: string): string {
  const amount = formatMoney(penalty, locale)
  const part =
    charge.kind === 'nights'
      ? t('nightCount', { count: charge.nights })
      : charge.kind === 'percentage' && percentText(charge.bps, locale)
  return part ? `${part} (${amount})` : amount
}
