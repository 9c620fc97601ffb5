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

/** What the label means. */
export function noteOf(t: Translate, { isCancellable, cancelBy, cancellationPolicy }: Terms, locale: string) {
  const tiers = tierTexts(cancellationPolicy, { t, locale, write: shortDeadline })
  if (tiers) return tiers
  if (!isCancellable) return t('noChanges')
  return cancelBy ? t('until', { when: shortDeadline(cancelBy, locale) }) : ''
}
