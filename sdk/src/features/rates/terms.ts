import type { Rate } from '@staykit/contract'
import type { Translate } from '../../messages/translate.ts'
import { shortDeadline } from '../../ui/due-date.ts'

type Terms = Pick<Rate, 'isCancellable' | 'cancelBy' | 'isPayNow' | 'isCUG'>

/** "Free Cancellation" or "Pre Paid" (HOT-118, HOT-119). */
export const labelOf = (t: Translate, { isCancellable }: Terms) =>
  t(isCancellable ? 'freeCancellation' : 'prepaid')

/** What the label means. */
export function noteOf(t: Translate, { isCancellable, cancelBy }: Terms, locale: string): string {
  if (!isCancellable) return t('noChanges')
  return cancelBy ? t('until', { when: shortDeadline(cancelBy, locale) }) : ''
}
