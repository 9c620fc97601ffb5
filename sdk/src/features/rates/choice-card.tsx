import { useStore } from '@nanostores/react'
import { isPartlyRefundable, SUPPLIER_LANGUAGE } from '@staykit/contract'
import { formatMoney, guestCount, nightsOf, rewardPoints, struckTotal, toMajor } from '@staykit/domain'
import type { BrandState } from '@staykit/stores/brand'
import { type HotelQuery, shownTotal } from '@staykit/stores/hotel'
import { atom } from 'nanostores'
import { useState } from 'react'
import type { Services } from '../../page/services.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { medalIcon } from '../../ui/icon/icons.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import css from './choice.css'
import { bookName, type Choice, keyOf, nightlyOf, perNight } from './choice.ts'
import { PriceTable } from './price-table.tsx'
import { labelOf, notesOf } from './terms.ts'

const PriceNotice = lazy(() => import('./price-notice.tsx').then((module) => module.PriceNotice), 'optional')
const RateInformation = lazy(() => import('./rate-information.tsx').then((module) => module.RateInformation))

export interface ChoiceProps {
  readonly choice: Choice
  readonly query: HotelQuery
  readonly services: Services | undefined
}

/** Submits the form of the rates. */
export function BookNow({ choice, className }: { readonly choice: Choice; readonly className: string }) {
  const { t, settings } = useWidget()
  return (
    <button
      type="submit"
      form={choice.form}
      className={`btn primary ${className}`}
      part="book"
      aria-label={bookName(t, choice, settings.locale)}
    >
      {t('bookNow')}
    </button>
  )
}

/** The chosen rate: room, terms, total, Book Now, and the "Summary of Charges". */
export function ChoiceCard({ choice, query, services }: ChoiceProps) {
  useSheet(css)
  const { t, settings } = useWidget()
  const { locale } = settings
  const { rate, room } = choice
  const { price } = rate
  const usual = struckTotal(price)
  const nights = t('nights', { count: nightsOf(query) })
  const rooms = t('roomCount', { count: query.occupancy.length })
  const values = { price: price.formattedDisplay, nights, rooms }
  return (
    <div className="choice">
      <div>
        <p className="b" lang={SUPPLIER_LANGUAGE}>
          {room.title}
        </p>
        <p className="sm muted">
          {[nights, rooms, t('guestCount', { count: guestCount(query.occupancy) })].join(', ')}
        </p>
      </div>
      <div className="sm">
        {rate.isCUG && !rate.isCancellable && !isPartlyRefundable(rate.cancellationPolicy) ? (
          t('prePaid')
        ) : (
          <>
            <b className={rate.isCancellable ? 'b ok' : 'b'}>{labelOf(t, rate)}</b>
            {notesOf(t, rate, locale).map((note) => (
              <p key={note} className="muted">
                {note}
              </p>
            ))}
          </>
        )}
      </div>
      {choice.before && <PriceNotice price={rate.price.final} before={choice.before} />}
      <p className="tot" aria-live="polite">
        <b className="now">{shownTotal(price.final, locale)}</b>{' '}
        <span className="sm muted">{t('allIn')}</span>
      </p>
      <p className="sm muted">
        {usual && (
          <>
            <s>{shownTotal(usual, locale)}</s>{' '}
            <span className="off">{t('percentOff', { percent: price.savingsPercentage })}</span>{' '}
          </>
        )}
        {t(perNight(query), { price: formatMoney(nightlyOf(query, price.final), locale) })}
      </p>
      <BookNow choice={choice} className="big block" />
      <p className="sm muted center">{t('notCharged')}</p>
      <Heading level={2} className="h4">
        {t('charges')}
      </Heading>
      <PriceTable
        price={price}
        subtotal={`${t('subtotal')} (${t(query.occupancy.length > 1 ? 'nightlyRooms' : 'nightly', values)})`}
        fee={price.propertyFee.minor > 0 ? t('propertyFee') : undefined}
      />
      <Points choice={choice} services={services} />
      <Details key={keyOf(rate)} choice={choice} />
    </div>
  )
}

const loading = atom<BrandState>({ status: 'loading' })

// Points are dollars; the checkout knows those of a price in another currency.
function Points({ choice, services }: Omit<ChoiceProps, 'query'>) {
  const { t } = useWidget()
  const brand = useStore(services?.brand.$brand ?? loading)
  const { final } = choice.rate.price
  if (brand.status !== 'ready' || brand.brand.flags.hideLoyalty || final.currency !== 'USD') return null
  return (
    <p className="points sm">
      <Icon d={medalIcon} />
      {t('earnPoints', { points: rewardPoints(toMajor(final)) })}
    </p>
  )
}

function Details({ choice: { rate } }: { readonly choice: Choice }) {
  const { t } = useWidget()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="details" onToggle={() => setOpen(true)}>
      <summary>{t('rateDetails')}</summary>
      {rate.description && (
        <p>
          <bdi>{rate.description}</bdi>
        </p>
      )}
      {isOpen && <RateInformation rate={rate} />}
    </details>
  )
}
