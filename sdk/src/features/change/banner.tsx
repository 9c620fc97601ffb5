import type { Contract } from '@staykit/contract'
import {
  type Change,
  changeCost,
  endChange,
  type Movement,
  movementFor,
  storedChange,
} from '@staykit/stores/change'
import { useLayoutEffect, useState } from 'react'
import { navigate } from '../../page/navigate.ts'
import { useLinks } from '../../page/with-brand.tsx'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { longDay } from '../../ui/due-date.ts'
import css from './change.css'
import { Cost } from './cost.tsx'
import { OldTripTrouble } from './trouble.tsx'
import { type OldTrip, useReplaces, useTrip } from './use-trip.ts'

export interface BannerProps {
  readonly hotelId: string
  /** The stay to be paid; undefined on a hotel page. */
  readonly contract?: Contract | undefined
  /** Called with what moves now when only the difference can be charged. */
  readonly onMovement?: ((movement: TripMovement | undefined) => void) | undefined
  /** The selected payment method charges the whole amount. */
  readonly isWhole?: boolean | undefined
}

/** A payment of the difference to the trip of this number. */
export interface TripMovement extends Movement {
  readonly tripNumber: string
}

/** Shows that a trip is being changed and what it costs, with a link back to the unchanged trip. */
export function Banner(props: BannerProps) {
  const { tabStorage } = useWidget().environment
  const [change, setChange] = useState(() => storedChange(tabStorage))
  if (!change) return null
  return <Changing {...props} change={change} onEnd={() => setChange(undefined)} />
}

function Changing({ hotelId, contract, change, isWhole, onMovement, onEnd }: BannerProps & Ended) {
  useSheet(css)
  const widget = useWidget()
  const { t, environment } = widget
  const links = useLinks()
  const { old, load } = useTrip(change)
  const isSame = change.hotelId === hotelId
  const due = isSame ? contract?.rate.price.dueNow : undefined
  useReplaces(change, old, due)
  const { tripNumber, email } = change
  useLayoutEffect(() => {
    const movement = due && old.kind === 'ready' ? movementFor(old.change, due) : undefined
    onMovement?.(movement && { ...movement, tripNumber })
    return () => onMovement?.(undefined)
  }, [onMovement, old, due, tripNumber])
  const keep = () => {
    endChange(environment.tabStorage)
    environment.tabStorage.set('staykit.trip', JSON.stringify({ tripNumber, email }))
    onEnd()
    navigate(widget, 'booking', links.to('booking'))
  }
  return (
    <section className="change" aria-label={t('changing', { number: tripNumber })}>
      <p className="b">{t('changing', { number: tripNumber })}</p>
      {isSame ? <Shown {...{ old, contract, isWhole }} onRetry={load} /> : <p>{t('changeElsewhere')}</p>}
      <button type="button" className="btn" onClick={keep}>
        {t('changeStay')}
      </button>
    </section>
  )
}

interface Ended {
  readonly change: Change
  readonly onEnd: () => void
}

interface ShownProps {
  readonly old: OldTrip
  readonly contract: Contract | undefined
  readonly isWhole: boolean | undefined
  readonly onRetry: () => void
}

function Shown({ old, contract, isWhole, onRetry }: ShownProps) {
  const { t, settings } = useWidget()
  if (old.kind !== 'ready' || !old.change.isChangeable) return <OldTripTrouble old={old} onRetry={onRetry} />
  const { trip, change } = old
  const cost = changeCost(trip, change, contract?.rate.price)
  const date = (day: string) => longDay(day, settings.locale)
  return (
    <>
      <p className="sm muted">
        {t('changeFrom', { checkIn: date(trip.checkInDate), checkOut: date(trip.checkOutDate) })}{' '}
        {t(contract ? 'changeNext' : 'changePick')}
      </p>
      <Cost old={trip} cost={isWhole ? { ...cost, movement: undefined } : cost} />
    </>
  )
}
