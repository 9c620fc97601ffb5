import type { GuestName } from '@staykit/contract'
import { isFilled, isPersonName, MAX_NAME } from '@staykit/domain'
import { messages } from '@staykit/words/en/room-guests'
import { useState } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { TextField } from '../../../ui/field/field.tsx'
import { withTexts } from '../../../ui/with-texts.tsx'
import type { CustomerState } from './use-customer.ts'

export interface RoomGuestsProps {
  readonly state: CustomerState
  /** Shows the errors of untouched fields too. */
  readonly showAll: boolean
}

/**
 * The lead guest of each room. The first room has fields when another guest stays there; the other rooms start with the
 * customer's name and follow it until they are edited.
 */
function Fields({ state, showAll }: RoomGuestsProps) {
  const { t } = useWidget()
  const { customer, rooms } = state
  const { roomGuests = {} } = customer
  const numbers = Array.from({ length: rooms }, (_, room) => room)
  const roomsWithFields = numbers.filter((room) => room > 0 || room in roomGuests)
  return (
    <>
      {roomsWithFields.length > 0 && <p className="sm muted">{t(0 in roomGuests ? 'leadOther' : 'lead')}</p>}
      {roomsWithFields.map((room) => (
        <RoomGuest key={room} room={room} state={state} showAll={showAll} />
      ))}
    </>
  )
}

function RoomGuest({ room, state, showAll }: RoomGuestsProps & { readonly room: number }) {
  const { t } = useWidget()
  const { customer, rooms, onChange } = state
  const guest: GuestName = customer.roomGuests?.[room] ?? customer
  const [left, setLeft] = useState<ReadonlySet<keyof GuestName>>(new Set())
  const field = (name: keyof GuestName) => {
    const value = guest[name]
    const problem = !isFilled(value) ? 'error.required' : isPersonName(value) ? '' : 'error.letters'
    const isShown = problem && (showAll || left.has(name))
    const { firstName, lastName } = guest
    return (
      <TextField
        name={`${name}${room}`}
        label={t(name)}
        value={value}
        error={isShown ? t(problem) : undefined}
        hint={isShown && name === 'lastName' && problem === 'error.required' ? t('oneName') : undefined}
        autoComplete="off"
        required
        maxLength={MAX_NAME}
        onChange={(text) =>
          onChange({
            roomGuests: { ...customer.roomGuests, [String(room)]: { firstName, lastName, [name]: text } },
          })
        }
        onBlur={() => setLeft((before) => new Set([...before, name]))}
      />
    )
  }
  // The browser must not autofill its owner for another guest.
  return (
    <fieldset className="field">
      <legend className="label">{rooms > 1 ? t('guestOfRoom', { room: room + 1 }) : t('guest')}</legend>
      <div className="grid2">
        {field('firstName')}
        {field('lastName')}
      </div>
    </fieldset>
  )
}

export const RoomGuestFields = withTexts({ 'room-guests': messages }, Fields)
