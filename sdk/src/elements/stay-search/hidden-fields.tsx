import { useStore } from '@nanostores/react'
import { guestCount, isPlain, roomsText, toInputDate } from '@staykit/domain'
import type { Links } from '@staykit/stores/brand'
import type { SearchForm } from '@staykit/stores/search'
import { useLazy } from '../../ui/lazy/use-lazy.ts'

interface HiddenFieldsProps {
  form: SearchForm
  links: Links
  variant: string | undefined
}

/** The chosen place as hidden fields, in the widget variant with dates, rooms and guests. */
export function HiddenFields({ form, links, variant }: HiddenFieldsProps) {
  const all = variant === 'widget'
  // Next to results on the same page, the form shows the values of their address; the compact form always does.
  const isBeside = variant !== 'compact' && /[?&]stay=/.test(links.search ?? '')
  const Page = useLazy(() => import('./page-search.tsx').then(({ PageSearch }) => PageSearch), isBeside)
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
      {Page && <Page form={form} links={links} />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}
