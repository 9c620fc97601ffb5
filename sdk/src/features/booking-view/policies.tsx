import type { Contract, TitledContent } from '@staykit/contract'
import { clockText, listText } from '@staykit/domain'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { deadlineWords } from '../../ui/due-date.ts'
import { tierTexts } from '../rates/policy-text.ts'

/** The terms in our own words, and the supplier's text in its own language. */
export function Policies({ booking, isFolded }: { readonly booking: Contract; readonly isFolded: boolean }) {
  const { t } = useWidget()
  const policyOf = usePolicy(booking)
  if (booking.policies.length === 0) return null
  return (
    <details className="card small-print" open={!isFolded}>
      <summary>
        <Heading level={2} className="h4">
          {t('policies')}
        </Heading>
      </summary>
      {booking.policies.map(policyOf).map(({ title, content, lang }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: suppliers repeat titles
        <div key={index} className="sm" lang={lang}>
          <Heading level={3} className="b">
            {title}
          </Heading>
          {content.map((line, lineIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: suppliers repeat lines
            <p key={lineIndex} className="muted">
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
      ))}
    </details>
  )
}

function usePolicy({ cancellationPolicy, cancelBy, hotel }: Contract) {
  const { t, settings } = useWidget()
  const { locale } = settings
  const terms = () => {
    const tiers = tierTexts(cancellationPolicy, { t, locale })
    if (tiers.length > 0) return tiers
    return [cancelBy ? t('termsFree', { deadline: deadlineWords(cancelBy, locale) }) : t('termsNone')]
  }
  const times = () => [
    t('from', { time: clockText(hotel.checkInTime ?? '', locale) }),
    t('until', { time: clockText(hotel.checkOutTime ?? '', locale) }),
  ]
  return (policy: TitledContent): TitledContent => {
    if (policy.kind === 'terms') return { title: t('cancellation'), content: terms() }
    if (policy.kind !== 'times') return policy
    const [from = '', until = ''] = times()
    return {
      title: listText([t('checkIn'), t('checkOut')], locale),
      content: [`${t('checkIn')}: ${from}`, `${t('checkOut')}: ${until}`],
    }
  }
}
