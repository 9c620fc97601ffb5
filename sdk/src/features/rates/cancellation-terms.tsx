import type { Rate } from '@staykit/contract'
import { useWidget } from '../../runtime/widget.ts'
import { deadlineWords } from '../../ui/due-date.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { alertIcon, checkIcon } from '../../ui/icon/icons.ts'
import { tierTexts } from './policy-text.ts'

type Terms = Pick<Rate, 'isCancellable' | 'cancellationPolicy'> & {
  readonly cancelBy?: string | undefined
}

/** The terms in sentences: "Free Cancellation until …", its tiers, or `none`. */
export function useTermsTexts(
  { isCancellable, cancelBy, cancellationPolicy }: Terms,
  none: string,
): string[] {
  const { t, settings } = useWidget()
  const { locale } = settings
  const tiers = tierTexts(cancellationPolicy, { t, locale })
  if (tiers.length > 0) return tiers
  if (!isCancellable) return [none]
  const until = cancelBy && t('freeUntil', { when: deadlineWords(cancelBy, locale) })
  return [[t('freeCancellation'), until].filter(Boolean).join(' ')]
}

interface CancellationTermsProps extends Terms, Pick<Rate, 'isCUG'> {
  readonly isBooked?: boolean
}

/** "Free Cancellation" with its deadline, all tiers, or that there is none (HOT-134, HOT-135). */
export function CancellationTerms({ isCUG, isBooked = false, ...terms }: CancellationTermsProps) {
  const { t } = useWidget()
  const none = isCUG ? t('prePaid') : isBooked ? '' : t('nonRefundable')
  const texts = useTermsTexts(terms, none)
  if (texts[0] === none) return none ? <p className="sm">{none}</p> : null
  return <TermsTexts texts={texts} isFree={terms.isCancellable} />
}

/** The terms beside an icon. Only the first sentence is about now. */
export function TermsTexts({
  texts,
  isFree,
}: {
  readonly texts: readonly string[]
  readonly isFree: boolean
}) {
  return (
    <div className="row sm top">
      <Icon d={isFree ? checkIcon : alertIcon} className={isFree ? 'ok' : ''} />
      <div>
        {texts.map((text, index) => (
          <p key={text} className={index > 0 ? undefined : isFree ? 'ok' : 'b'}>
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}
