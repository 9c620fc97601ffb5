import { isPartlyRefundable, type Rate, SUPPLIER_LANGUAGE } from '@staykit/contract'
import { formatMoney, isGreatDeal, type Money, struckTotal, subtract, toMajor } from '@staykit/domain'
import { type HotelQuery, shownTotal } from '@staykit/stores/hotel'
import type { MouseEvent } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { checkIcon, cupIcon, keyIcon } from '../../ui/icon/icons.ts'
import { keyOf, nightlyOf, perNight } from './choice.ts'
import { labelOf, rowNoteOf } from './terms.ts'

interface RateLineProps {
  readonly rate: Rate
  readonly query: HotelQuery
  /** Name of the radio buttons. */
  readonly name: string
  readonly isChosen: boolean
  /** First of the whole list (HOT-122). */
  readonly isFirst: boolean
  readonly before: Money | undefined
  /** What it costs more than the cheapest rate of its room; undefined for that one. */
  readonly dearer: Money | undefined
  readonly onChoose: () => void
}

/** A rate as a choice: its terms, what is included, and its total. */
export function RateLine({ rate, query, name, isChosen, isFirst, before, dearer, onChoose }: RateLineProps) {
  const { t, settings } = useWidget()
  const { locale } = settings
  const { price } = rate
  const usual = struckTotal(price)
  const struck = before ?? usual
  const facts = {
    display: toMajor(price.display),
    strikethrough: price.displayStrikethrough ? toMajor(price.displayStrikethrough) : 0,
  }
  return (
    <label className="rate" part="rate">
      <input
        type="radio"
        name={name}
        value={rate.ppn_book_bundle}
        data-rate={keyOf(rate)}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="l-main">
        <span className="l-t">
          <span className={rate.isCancellable ? 'ok' : undefined}>
            {rate.isCancellable && <Icon d={checkIcon} />}
            {labelOf(t, rate)}
          </span>
          {rate.hasBreakfast && (
            <span className="meal">
              <Icon d={cupIcon} />
              {t('breakfastIncluded')}
            </span>
          )}
          {isFirst && isGreatDeal(facts, 0) && <span className="tag deal">{t('greatDeal')}</span>}
          {rate.isCUG && (
            <span className="tag member">
              <Icon d={keyIcon} />
              {t('memberDeal')}
            </span>
          )}
        </span>
        <span className="l-s">
          {dearer && <>{t('dearer', { amount: shownTotal(dearer, locale) })} </>}
          {rowNoteOf(t, rate, locale)}
        </span>
      </span>
      <span className="l-p">
        {struck && (
          <span className="was">
            <s aria-hidden="true">{shownTotal(struck, locale)}</s>
            {!before && <span className="off">{t('percentOff', { percent: price.savingsPercentage })}</span>}
          </span>
        )}
        <b className="now">
          {shownTotal(price.final, locale)}
          <span className="sr">
            {struck && <> {t('insteadOf', { price: shownTotal(struck, locale) })}</>} {t('allIn')}
          </span>
        </b>
        <small>{t(perNight(query), { price: formatMoney(nightlyOf(query, price.final), locale) })}</small>
      </span>
    </label>
  )
}

/** Its click opens a dialog (OQ-04). */
const NOWHERE = '#'

interface LockedLineProps {
  readonly rate: Rate
  readonly room: string
  readonly onOpen: (event: MouseEvent) => void
}

/** A member rate as a visitor sees it: a link that opens the log-in (HOT-124, HOT-130). */
export function LockedLine({ rate, room, onOpen }: LockedLineProps) {
  const { t, settings } = useWidget()
  const { final } = rate.price
  const usual = struckTotal(rate.price)
  return (
    <a className="rate locked" part="rate" href={NOWHERE} onClick={onOpen}>
      <Icon d={keyIcon} />
      <span className="l-main">
        <span className="l-t">{t('membersPay', { price: shownTotal(final, settings.locale) })}</span>
        <span className="l-s">
          {usual && t('memberSaving', { amount: shownTotal(subtract(usual, final), settings.locale) })}{' '}
          {rate.isCancellable || isPartlyRefundable(rate.cancellationPolicy)
            ? labelOf(t, rate)
            : t('prePaid')}
        </span>
      </span>
      <span className="go">
        {t('logIn')}
        <span className="sr">
          , <span lang={SUPPLIER_LANGUAGE}>{room}</span>
        </span>
      </span>
    </a>
  )
}
