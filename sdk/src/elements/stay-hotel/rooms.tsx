import type { Hotel, Rate } from '@staykit/contract'
import type { HotelQuery } from '@staykit/stores/hotel'
import { createSearchForm, queryOf } from '@staykit/stores/search'
import { useEffect, useMemo } from 'react'
import { RatesPanel } from '../../features/rates/rates-panel.tsx'
import { StayFields } from '../../features/stay-fields/stay-fields.tsx'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import type { HotelView } from './use-hotel.ts'

interface RoomsProps {
  hotel: Hotel
  query: HotelQuery
  isDated: boolean
  onStay: HotelView['setStay']
  onLowest: (rate: Rate | null) => void
}

/** The rates, below the editable stay. */
export function Rooms({ hotel, query, isDated, onStay, onLowest }: RoomsProps) {
  const { t } = useWidget()
  return (
    <section className="part" data-section="rates">
      <Heading level={2} className="h3">
        {t('availableRooms')}
      </Heading>
      <StayEditor query={query} isDated={isDated} onStay={onStay} />
      {isDated && (
        <div className="card">
          <RatesPanel
            query={query}
            hotelName={hotel.name}
            hasDeals={hotel.dealID !== undefined}
            onLowest={onLowest}
          />
        </div>
      )}
    </section>
  )
}

function StayEditor({ query, isDated, onStay }: Omit<RoomsProps, 'hotel' | 'onLowest'>) {
  const { environment } = useWidget()
  const { hotelId, checkIn, checkOut, rooms, guests } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: one form per hotel; its own changes return in the query
  const form = useMemo(
    () =>
      createSearchForm(environment, {
        place: { id: hotelId, type: 'hotel', city: '', area: '', query: '' },
        checkIn: isDated ? checkIn : '',
        checkOut: isDated ? checkOut : '',
        rooms,
        guests,
      }),
    [hotelId],
  )
  useEffect(
    () =>
      form.$form.listen((state) => {
        const next = queryOf(state)
        if (next)
          onStay({ checkIn: next.checkIn, checkOut: next.checkOut, rooms: next.rooms, guests: next.guests })
      }),
    [form, onStay],
  )
  return (
    <div className="stay-editor">
      <StayFields form={form} errors={{}} />
    </div>
  )
}
