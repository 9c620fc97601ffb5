import type { Rate } from '@staykit/contract'
import { useWidget } from '../../runtime/widget.ts'
import { deadlineWords } from '../../ui/due-date.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { alertIcon, checkIcon } from '../../ui/icon/icons.ts'
import { tierTexts } from './policy-text.ts'

type Terms = Pick<Rate, 'isCancellable' | 'cancellationPolicy'> & {
  readonly cancelBy?: string | undefined
}

/** The terms in a sentence: "Free Cancellation until …", its tiers, or `none`. */
export function useTermsText({ isCancellable, cancelBy, cancellationPolicy }: Terms, none: string): string {
  const { t, settings } = useWidget()
  const { locale } = settings
  const tiers = tierTexts(cancellationPolicy, { t, locale })
  if (tiers) return tiers
  if (!isCancellable) return none
  const until = cancelBy && t('freeUntil', { when: deadlineWords(cancelBy, locale) })
  return [t('freeCancellation'), until].filter(Boolean).join(' ')
}

interface CancellationTermsProps extends Terms, Pick<Rate, 'isCUG'> {
  readonly isBooked?: boolean
}

/** "Free Cancellation" with its deadline, all tiers, or that there is none (HOT-134, HOT-135). */
export function CancellationTerms({ isCUG, isBooked = false, ...terms }: CancellationTermsProps) {
  const { t } = useWidget()
  const none = isCUG ? t('prePaid') : isBooked ? '' : t('nonRefundable')
  const text = useTermsText(terms, none)
  if (!text) return null
  if (text === none) return <p className="sm">{none}</p>
  return (
    <p className={terms.isCancellable ? 'row sm ok top' : 'row sm top'}>
      <Icon d={terms.isCancellable ? checkIcon : alertIcon} />
      <span>{text}</span>
    </p>
  )
}
