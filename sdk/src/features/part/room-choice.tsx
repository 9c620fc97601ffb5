import type { Contract } from '@staykit/contract'
import { agesText } from '@staykit/domain'
import type { PartOffers } from '@staykit/stores/booking'
import { type Ref, useId } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import css from './room-choice.css'

interface RoomChoiceProps {
  readonly booking: Contract
  readonly offers: PartOffers
  readonly room: number | undefined
  readonly amountText: (amount: number) => string
  readonly elementRef: Ref<HTMLFieldSetElement>
  readonly onChoose: (room: number) => void
}

/** The rooms of a trip with their guests, and what comes back for each. */
export function RoomChoice({ booking, offers, room, amountText, elementRef, onChoose }: RoomChoiceProps) {
  useSheet(css)
  const { t } = useWidget()
  const name = useId()
  const guestsOf = useGuests(booking)
  return (
    <fieldset className="part-rooms" ref={elementRef}>
      <legend>{t('whichRoom')}</legend>
      {offers.rooms.map(({ refund }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is its index
        <label key={index} className="row">
          <input type="radio" {...{ name }} checked={room === index} onChange={() => onChoose(index)} />
          <span>
            <b>{t('roomNumber', { number: index + 1 })}</b> <span className="muted">{guestsOf(index)}</span>
          </span>
          <span>{t('partBack', { amount: amountText(refund) })}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Lead guest and party of a room. */
function useGuests({ roomGuests, occupancy }: Contract) {
  const { t, settings } = useWidget()
  return (index: number): string => {
    const guest = roomGuests?.[index]
    const { adults = 0, childAges = [] } = occupancy[index] ?? {}
    const children = childAges.length > 0 && `${t('childAges')}: ${agesText(childAges, settings.locale)}`
    return [guest && `${guest.firstName} ${guest.lastName}`, t('adults', { count: adults }), children]
      .filter(Boolean)
      .join(' · ')
  }
}
