import { type Rate, SUPPLIER_LANGUAGE } from '@staykit/contract'
import { formatMoney, type Money, needsLogin, type Stay, subtract } from '@staykit/domain'
import type { TripKey } from '@staykit/stores/booking'
import { checkoutLink, detailsLink } from '@staykit/stores/brand'
import { changeCost, type Movement, nextRates, storeChange, storeGuests } from '@staykit/stores/change'
import { useState } from 'react'
import type { Translate } from '../../messages/translate.ts'
import { navigate } from '../../page/navigate.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { failureText } from '../../ui/failure-text.ts'
import { NotLoaded } from '../../ui/not-loaded/not-loaded.tsx'
import { useRates } from '../rates/use-rates.ts'
import { Cost, sumKey } from './cost.tsx'
import type { ReadyTrip } from './use-trip.ts'

interface NewStayProps {
  readonly old: ReadyTrip
  readonly trip: TripKey
  readonly stay: Stay
  readonly onClose: () => void
}

/** What a trip costs on other dates: in the same room, or in another one when that is full. */
export function NewStay({ old, trip, stay, onClose }: NewStayProps) {
  const { t } = useWidget()
  const { hotel, rate, occupancy } = old.trip
  const query = { hotelId: hotel.id, ...stay, occupancy, currency: rate.price.final.currency }
  const { state, access, refresh } = useRates(query, rate.isCUG)
  const [chosen, choose] = useState<Rate>()
  const open = useOpen(old, trip, stay, onClose)
  if (state.status === 'loading' || state.status === 'hidden')
    return <span className="spin" role="status" aria-label={t('changeChecking')} />
  if (state.status === 'error' && state.error.code !== 'NO_RATES')
    return <NotLoaded text={failureText(t, state.error)} error={state.error} onRetry={refresh} />
  const { same, others } = nextRates(
    rate,
    state.rates.filter(({ isCUG }) => !needsLogin(isCUG, access)),
  )
  const next = chosen ?? same
  return (
    <>
      {!same && (
        <div className="note bad" role="status">
          <p>
            <b>{t('changeFull', { room: rate.title })}</b> {t('changeUnchanged')}
          </p>
        </div>
      )}
      {!same && others.length > 0 && <OtherRooms others={others.slice(0, 3)} {...{ old, next, choose }} />}
      {next && <Quote old={old} next={next} onBook={() => open.checkout(next)} />}
      {others.length > 0 && (
        <button type="button" className="link sm" onClick={open.rooms}>
          {t('changeOtherRooms')}
        </button>
      )}
    </>
  )
}

/** Stores the change in the tab, then leads to the checkout of a rate or to all rooms of the hotel. */
function useOpen(old: ReadyTrip, trip: TripKey, stay: Stay, onClose: () => void) {
  const widget = useWidget()
  const links = useBrandLinks()
  const { hotel, occupancy } = old.trip
  const open = (screen: 'checkout' | 'details', url: string) => {
    storeChange(widget.environment.tabStorage, { ...trip, hotelId: hotel.id })
    onClose()
    navigate(widget, screen, url)
  }
  return {
    checkout: (rate: Rate) => {
      storeGuests(widget.environment.tabStorage, old.trip)
      open('checkout', checkoutLink(links, rate, 'billing'))
    },
    rooms: () => {
      const place = { type: 'city', id: hotel.location.cityID ?? '' }
      open('details', detailsLink(links, place, stay, occupancy, hotel.id, 'rates'))
    },
  }
}

interface QuoteProps {
  readonly old: ReadyTrip
  readonly next: Rate
  readonly onBook: () => void
}

/** The difference, the steps of the money, and the button. */
function Quote({ old: { trip, change }, next, onBook }: QuoteProps) {
  const { t, settings } = useWidget()
  const cost = changeCost(trip, change, next.price)
  const say = (amount: Money) => formatMoney({ ...amount, minor: Math.abs(amount.minor) }, settings.locale)
  const { refund, movement } = cost
  const difference = movement ? subtract(movement.pay, movement.back) : cost.difference
  const dueNow = say(next.price.dueNow)
  const how = movement ? stepsOf(t, movement, say) : twoSteps(t, dueNow, refund, say)
  return (
    <>
      {difference && (
        <p
          className={`difference ${difference.minor < 0 ? 'back' : cost.fee.minor > 0 ? 'fee' : ''}`}
          role="status"
        >
          <span className="sm">{t(sumKey(cost, difference))}</span>
          {(difference.minor !== 0 || !movement) && (
            <b className="h2">
              <bdi>{say(difference)}</bdi>
            </b>
          )}
          {movement && <span className="sm muted">{t('changeOnly', { amount: say(movement.credit) })}</span>}
          {!movement && refund.minor > 0 && (
            <span className="sm muted">{t('changeBoth', { pay: dueNow, back: say(refund) })}</span>
          )}
        </p>
      )}
      <Cost old={trip} cost={cost} hasSum={false} />
      <div className="col g2">
        <Heading level={3} className="b sm">
          {t('changeHow')}
        </Heading>
        <ol className="sm">
          {how.map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>{t('changeSafe')}</li>
        </ol>
      </div>
      <button
        type="button"
        className={`btn big block ${trip.isCancellable ? 'primary' : 'danger'}`}
        onClick={onBook}
      >
        {movement ? buttonOf(t, movement, say) : t('changePay', { amount: dueNow })}
      </button>
    </>
  )
}

type Say = (amount: Money) => string

const twoSteps = (t: Translate, dueNow: string, refund: Money, say: Say): readonly string[] => [
  t('changeBooks', { amount: dueNow }),
  refund.minor > 0 ? t('changeRefunds', { amount: say(refund) }) : t('changeGivesUp'),
]

const stepsOf = (t: Translate, { credit, pay, back }: Movement, say: Say): readonly string[] => [
  pay.minor > 0 ? t('changeBooks', { amount: say(pay) }) : t('changeBooksFree'),
  back.minor > 0 ? t('changeRefunds', { amount: say(back) }) : t('changeUses', { amount: say(credit) }),
]

function buttonOf(t: Translate, { pay, back }: Movement, say: Say): string {
  if (pay.minor > 0) return t('changePay', { amount: say(pay) })
  return back.minor > 0 ? t('changeGet', { amount: say(back) }) : t('changeSame')
}

interface OtherRoomsProps {
  readonly old: ReadyTrip
  readonly others: readonly Rate[]
  readonly next: Rate | undefined
  readonly choose: (rate: Rate) => void
}

/** Other rooms on the new dates, each with the difference. */
function OtherRooms({ old: { trip, change }, others, next, choose }: OtherRoomsProps) {
  const { t, settings } = useWidget()
  return (
    <fieldset className="col g2">
      <legend className="b sm">{t('changeOthers')}</legend>
      {others.map((rate) => {
        const { movement, difference: extra = rate.price.final } = changeCost(trip, change, rate.price)
        const difference = movement ? subtract(movement.pay, movement.back) : extra
        const sign = difference.minor > 0 ? '+ ' : difference.minor < 0 ? '− ' : ''
        const amount = formatMoney({ ...difference, minor: Math.abs(difference.minor) }, settings.locale)
        return (
          <label key={rate.ppn_book_bundle} className="row between other-room">
            <span className="row">
              <input
                type="radio"
                name="room"
                checked={next?.ppn_book_bundle === rate.ppn_book_bundle}
                onChange={() => choose(rate)}
              />
              <span lang={SUPPLIER_LANGUAGE}>{rate.title}</span>
            </span>
            <b>
              <bdi>
                {sign}
                {amount}
              </bdi>
            </b>
          </label>
        )
      })}
    </fieldset>
  )
}
