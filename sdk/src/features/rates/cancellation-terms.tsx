import type { Rate } from '@staykit/contract'
import { useWidget } from '../../runtime/widget.ts'
import { deadlineWords } from '../../ui/due-date.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { checkIcon } from '../../ui/icon/icons.ts'

interface CancellationTermsProps extends Pick<Rate, 'isCancellable' | 'isCUG'> {
  readonly cancelBy?: string | undefined
  readonly isBooked?: boolean
}

/** "Free Cancellation" with its deadline, or that there is none (HOT-134, HOT-135). */
export function CancellationTerms({
  isCancellable,
  cancelBy,
  isCUG,
  isBooked = false,
}: CancellationTermsProps) {
  const { t, settings } = useWidget()
  if (isCancellable)
    return (
      <p className="row sm ok top">
        <Icon d={checkIcon} />
        <span>
          {t('freeCancellation')}{' '}
          {cancelBy && t('freeUntil', { when: deadlineWords(cancelBy, settings.locale) })}
        </span>
      </p>
    )
  if (isCUG) return <p className="sm">{t('prePaid')}</p>
  return isBooked ? null : <p className="sm">{t('nonRefundable')}</p>
}
