import { useStore } from '@nanostores/react'
import type { Hotel } from '@staykit/contract'
import { isOccupancy } from '@staykit/domain'
import type { HotelQuery } from '@staykit/stores/hotel'
import { createSearchForm, queryOf, type SearchForm } from '@staykit/stores/search'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Choice } from '../../features/rates/choice.ts'
import { RatesPanel } from '../../features/rates/rates-panel.tsx'
import { StayFields } from '../../features/stay-fields/stay-fields.tsx'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { useStable } from '../../ui/use-stable.ts'
import type { HotelView } from './use-hotel.ts'

interface RoomsProps {
  hotel: Hotel
  query: HotelQuery
  isDated: boolean
  onStay: HotelView['setStay']
  onChoice: (choice: Choice | null | undefined) => void
}

/** Rates after which further rooms wait behind View More: three rooms of a usual hotel. */
export const FIRST = 7

const NO_DATES = { checkIn: '', checkOut: '' } as const

/** The rates, below the editable stay. */
export function Rooms({ hotel, query, isDated, onStay, onChoice }: RoomsProps) {
  const { t } = useWidget()
  const editor = useRef<HTMLDivElement>(null)
  const form = useStayForm({ hotel, query, isDated, onStay })
  const { occupancy } = useStore(form.$form)
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
          <StayFields form={form} errors={isOccupancy(occupancy) ? {} : { guests: true }} />
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

type StayProps = Omit<RoomsProps, 'onChoice'>

/** The form of the editor. A stay that the page or its attributes set afterwards replaces what is in it. */
function useStayForm({ hotel, query, isDated, onStay }: StayProps): SearchForm {
  const { environment } = useWidget()
  const { hotelId, occupancy } = query
  const { timeZone } = hotel.location
  const { checkIn, checkOut } = isDated ? query : NO_DATES
  // biome-ignore lint/correctness/useExhaustiveDependencies: one form per hotel; the effect below sets other stays
  const form = useMemo(
    () =>
      createSearchForm(environment, {
        place: { id: hotelId, type: 'hotel', city: '', area: '', query: '', timeZone },
        ...{ checkIn, checkOut, occupancy },
      }),
    [hotelId, timeZone],
  )
  const report = useRef(onStay)
  report.current = onStay
  const stay = useStable({ checkIn, checkOut, occupancy })
  // A passive effect could run after the traveller's next click, and undo it.
  useLayoutEffect(() => {
    form.setDates(stay.checkIn, stay.checkOut)
    form.setOccupancy(stay.occupancy)
    return form.$form.listen((state) => {
      const next = queryOf(state)
      if (next) report.current(next)
    })
  }, [form, stay])
  return form
}
