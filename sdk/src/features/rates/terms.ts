import { isPartlyRefundable, policyLinesOf, type Rate } from '@staykit/contract'
import type { Translate } from '../../messages/translate.ts'
import { shortDeadline } from '../../ui/due-date.ts'
import { costText, tierTexts } from './policy-text.ts'

type Terms = Pick<Rate, 'isCancellable' | 'cancelBy' | 'cancellationPolicy'>

/** "Free Cancellation", "Partly refundable" or "Pre Paid" (HOT-118, HOT-119). */
export function labelOf(t: Translate, { isCancellable, cancellationPolicy }: Terms): string {
  if (isCancellable) return t('freeCancellation')
  return t(isPartlyRefundable(cancellationPolicy) ? 'partly' : 'prepaid')
}

/** What the label means in a row: the end of free cancellation, and what it costs after it if that is not all. */
export function rowNoteOf(t: Translate, rate: Terms, locale: string): string {
  const next =
    rate.isCancellable && policyLinesOf(rate.cancellationPolicy).find(({ kind }) => kind === 'from')
  if (next && next.kind === 'from')
    return t('untilThen', { when: shortDeadline(next.when, locale), cost: costText(t, next.tier, locale) })
  const notes = notesOf(t, rate, locale)
  return (rate.isCancellable ? notes.slice(0, 1) : notes).join(' ')
}

/** What the label means: a sentence for each tier. The label says that the first one is free. */
export function notesOf(
  t: Translate,
  { isCancellable, cancelBy, cancellationPolicy }: Terms,
  locale: string,
): string[] {
  const tiers = tierTexts(cancellationPolicy, { t, locale, write: shortDeadline })
  if (!isCancellable) return tiers.length > 0 ? tiers : [t('noChanges')]
  const free = cancelBy ? [t('until', { when: shortDeadline(cancelBy, locale) })] : []
  return [...free, ...tiers.slice(1)]
}
