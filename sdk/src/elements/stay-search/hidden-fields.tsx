import { useStore } from '@nanostores/react'
import { toInputDate } from '@staykit/domain'
import type { SearchForm } from '@staykit/stores/search'

/** The chosen place as hidden fields, in the widget variant with dates, rooms and guests as well. */
export function HiddenFields({ form, all }: { form: SearchForm; all: boolean }) {
  const { place, checkIn, checkOut, rooms, guests } = useStore(form.$form)
  const stay = {
    checkIn: checkIn && toInputDate(checkIn),
    checkOut: checkOut && toInputDate(checkOut),
    roomCount: String(rooms),
    adultCount: String(guests),
  }
  const fields = {
    id: place?.id ?? '',
    type: place?.type ?? '',
    city: place?.city ?? '',
    area: place?.area ?? '',
    query: place?.query ?? '',
    ...(all ? stay : {}),
  }
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
