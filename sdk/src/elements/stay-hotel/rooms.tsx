import type { Hotel } from '@staykit/contract'
import type { HotelQuery } from '@staykit/stores/hotel'
import { createSearchForm, queryOf, type SearchForm } from '@staykit/stores/search'
import { useEffect, useMemo, useRef } from 'react'
import type { Choice } from '../../features/rates/choice.ts'
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
  onChoice: (choice: Choice | null) => void
}

/** Rates after which further rooms wait behind View More: three rooms of a usual hotel. */
export const FIRST = 7

/** The rates, below the editable stay. */
export function Rooms({ hotel, query, isDated, onStay, onChoice }: RoomsProps) {
  const { t } = useWidget()
  const editor = useRef<HTMLDivElement>(null)
  const form = useStayForm(query, isDated, onStay)
  const onDates = (checkIn: string, checkOut: string) => {
    form.setDates(checkIn, checkOut)
    // The link that was clicked is gone.
    editor.current?.querySelector<HTMLElement>('[data-panel=checkIn]')?.focus()
  }
  return (
    <section className="part" data-section="rates">
      <div className="rooms-h">
        <Heading level={2} className="h3">
          {t('availableRooms')}
        </Heading>
        <div className="stay-editor" ref={editor}>
          <StayFields form={form} errors={{}} />
        </div>
      </div>
      {isDated && (
        <RatesPanel
          query={query}
          hotelName={hotel.name}
          hasDeals={hotel.dealID !== undefined}
          first={FIRST}
          onChoice={onChoice}
          onDates={onDates}
        />
      )}
    </section>
  )
}

function useStayForm(query: HotelQuery, isDated: boolean, onStay: HotelView['setStay']): SearchForm {
  const { environment } = useWidget()
  const { hotelId, checkIn, checkOut, occupancy } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: one form per hotel; its own changes return in the query
  const form = useMemo(
    () =>
      createSearchForm(environment, {
        place: { id: hotelId, type: 'hotel', city: '', area: '', query: '' },
        checkIn: isDated ? checkIn : '',
        checkOut: isDated ? checkOut : '',
        occupancy,
      }),
    [hotelId],
  )
  useEffect(
    () =>
      form.$form.listen((state) => {
        const next = queryOf(state)
        if (next) onStay(next)
      }),
    [form, onStay],
  )
  return form
}
