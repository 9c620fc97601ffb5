import { isPartlyRefundable, type Rate } from '@staykit/contract'
import type { Translate } from '../../messages/translate.ts'
import { shortDeadline } from '../../ui/due-date.ts'
import { tierTexts } from './policy-text.ts'

type Terms = Pick<Rate, 'isCancellable' | 'cancelBy' | 'cancellationPolicy'>

/** "Free Cancellation", "Partly refundable" or "Pre Paid" (HOT-118, HOT-119). */
export function labelOf(t: Translate, { isCancellable, cancellationPolicy }: Terms): string {
  if (isCancellable) return t('freeCancellation')
  return t(isPartlyRefundable(cancellationPolicy) ? 'partly' : 'prepaid')
}

/** What the label means in a row: the end of free cancellation, and not what follows it. */
export const rowNoteOf = (t: Translate, rate: Terms, locale: string): string =>
  rate.isCancellable && rate.cancelBy
    ? t('until', { when: shortDeadline(rate.cancelBy, locale) })
    : noteOf(t, rate, locale)

/** What the label means: all tiers. */
export function noteOf(
  t: Translate,
  { isCancellable, cancelBy, cancellationPolicy }: Terms,
  locale: string,
): string {
  const tiers = tierTexts(cancellationPolicy, { t, locale, write: shortDeadline })
  if (tiers) return tiers
  if (!isCancellable) return t('noChanges')
  return cancelBy ? t('until', { when: shortDeadline(cancelBy, locale) }) : ''
}
