import { useStore } from '@nanostores/react'
import { guestCount, isPlain, roomsText, toInputDate } from '@staykit/domain'
import type { SearchForm } from '@staykit/stores/search'

interface HiddenFieldsProps {
  form: SearchForm
  variant: string | undefined
}

/** The chosen place as hidden fields, in the widget variant with dates, rooms and guests. */
export function HiddenFields({ form, variant }: HiddenFieldsProps) {
  const all = variant === 'widget'
  const { place, checkIn, checkOut, occupancy } = useStore(form.$form)
  const stay = {
    checkIn: checkIn && toInputDate(checkIn),
    checkOut: checkOut && toInputDate(checkOut),
    roomCount: String(occupancy.length),
    adultCount: String(guestCount(occupancy)),
    ...(isPlain(occupancy) ? {} : { occupancy: roomsText(occupancy) }),
  }
  const fields = {
    id: place?.id ?? '',
    type: place?.type ?? '',
    city: place?.city ?? '',
    area: place?.area ?? '',
    query: place?.query ?? '',
    ...(all ? stay : {}),
  }
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}
