import type { Rate } from '@staykit/contract'
import { isGreatDeal, toMajor } from '@staykit/domain'
import { shownTotal } from '@staykit/stores/hotel'
import { type MouseEvent, useState } from 'react'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { formatDate } from '../../ui/format-date.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { cardIcon, checkIcon, keyIcon, lockIcon, peopleIcon } from '../../ui/icon/icons.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { PriceStack } from './price-stack.tsx'

const RateInformation = lazy(() => import('./rate-information.tsx').then((module) => module.RateInformation))

interface RateRowProps {
  rate: Rate
  index: number
  /** "#" if the rate requires a login first. */
  href: string
  onBook: (event: MouseEvent) => void
}

/** One rate: its name, inclusions, total, and the button to book it. */
export function RateRow({ rate, index, href, onBook }: RateRowProps) {
  const { t, settings } = useWidget()
  const { price } = rate
  const [isOpen, setOpen] = useState(false)
  const facts = {
    display: toMajor(price.display),
    strikethrough: price.displayStrikethrough ? toMajor(price.displayStrikethrough) : 0,
  }
  return (
    <li className="rate" part="rate">
      <div className="rate-t">
        <div className="row wrap">
          <Heading level={3} className="title">
            {rate.title}
          </Heading>
          {isGreatDeal(facts, index) && <span className="tag deal">{t('greatDeal')}</span>}
          {rate.isCUG && (
            <span className="tag member">
              <Icon d={keyIcon} />
              {t('memberDeal')}
            </span>
          )}
          {rate.isSellingOut && <span className="tag save">{t('sellingOut')}</span>}
        </div>
        <Terms rate={rate} />
      </div>
      <PriceStack price={price}>
        {price.dueAtHotel.minor > 0 && (
          <small>{t('dueAtHotel', { price: shownTotal(price.dueAtHotel, settings.locale) })}</small>
        )}
      </PriceStack>
      <a
        className="btn primary"
        part="book"
        href={href}
        aria-label={t('bookRate', { title: rate.title })}
        onClick={onBook}
      >
        {href === '#' && <Icon d={lockIcon} />}
        {t('bookNow')}
      </a>
      <details onToggle={() => setOpen(true)}>
        <summary>{t('rateDetails')}</summary>
        {isOpen && <RateInformation rate={rate} />}
      </details>
    </li>
  )
}

/** Inclusions and cancellation terms. */
function Terms({ rate }: Pick<RateRowProps, 'rate'>) {
  const { t, settings } = useWidget()
  const until =
    rate.cancelBy &&
    formatDate(rate.cancelBy.slice(0, 10), settings.locale, { month: 'short', day: 'numeric' })
  return (
    <>
      {rate.description && (
        <p className="sm muted">
          <bdi>{rate.description}</bdi>
        </p>
      )}
      <div className="row wrap">
        {rate.isCancellable && (
          <span className="tag good" title={until && t('freeCancellationUntil', { date: until })}>
            <Icon d={checkIcon} />
            {t('freeCancellation')}
          </span>
        )}
        {rate.isPayNow && (
          <span className="tag">
            <Icon d={cardIcon} />
            {t('prePaid')}
          </span>
        )}
        {rate.accomodatesCount !== undefined && (
          <span className="tag">
            <Icon d={peopleIcon} />
            {t('sleeps', { count: rate.accomodatesCount })}
          </span>
        )}
      </div>
    </>
  )
}
