import { addNights, type FlightSearch, type StayDate } from '@staykit/domain'
import { useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { DateField } from './hand-off-fields.tsx'
import { End } from './hand-off-form.tsx'
import type { PlaceInput } from './location-field.tsx'
import { placeIn, placeInput } from './place-input.ts'

/** Most flights of a search with several stops (PLT-123). */
const MAX_FLIGHTS = 5

interface Flight {
  readonly key: number
  readonly from: PlaceInput
  readonly to: PlaceInput
  readonly depart: StayDate | ''
  readonly back: StayDate | ''
}

/** The flights of a search: one, or up to five that follow one another. */
export function useFlights(type: FlightSearch['type']) {
  const { environment } = useWidget()
  const today = environment.clock.today()
  const fresh = (key: number, before?: Flight): Flight => ({
    key,
    from: placeInput(before?.to.$form.get().place),
    to: placeInput(),
    depart: before?.depart ?? today,
    back: addNights(before?.depart || today, 1),
  })
  const [flights, setFlights] = useState(() => [fresh(1)])
  const shown = type === 'MD' ? flights : flights.slice(0, 1)
  const minOf = (index: number) => flights[index - 1]?.depart || today
  const isLate = ({ depart, back }: Flight, index: number) =>
    !depart || depart < minOf(index) || (type === 'RT' && (!back || back < depart))
  return {
    shown,
    minOf,
    isLate,
    change: (index: number, part: Partial<Flight>) =>
      setFlights(flights.map((flight, at) => (at === index ? { ...flight, ...part } : flight))),
    add:
      flights.length < MAX_FLIGHTS
        ? () => setFlights([...flights, fresh((flights.at(-1)?.key ?? 0) + 1, flights.at(-1))])
        : undefined,
    remove: flights.length > 1 ? () => setFlights(flights.slice(0, -1)) : undefined,
    /** Undefined while one of them is not complete. */
    legs: () => {
      const legs = shown.flatMap((flight, index) => {
        const [from, to] = [placeIn(flight.from), placeIn(flight.to)]
        if (!from || !to || isLate(flight, index)) return []
        return [{ from, to, depart: flight.depart, back: flight.back }]
      })
      return legs.length === shown.length ? legs : undefined
    },
  }
}

interface LegsProps {
  readonly type: FlightSearch['type']
  readonly flights: ReturnType<typeof useFlights>
  readonly isSent: boolean
}

export function FlightLegs({ type, flights, isSent }: LegsProps) {
  const { t } = useWidget()
  const { shown, minOf, isLate, change } = flights
  return (
    <div className="legs">
      {shown.map((flight, index) => (
        <div key={flight.key} className="fields leg">
          <End
            label={t('from')}
            name={`flight${index + 1}From`}
            input={flight.from}
            isSent={isSent}
            product="flights"
          />
          <End
            label={t('to')}
            name={`flight${index + 1}To`}
            input={flight.to}
            isSent={isSent}
            product="flights"
          />
          <DateField
            label={t('depart')}
            name={`flight${index + 1}DepartDate`}
            value={flight.depart}
            min={minOf(index)}
            error={isSent && isLate(flight, index) ? t('dateTooEarly') : undefined}
            onChange={(depart) => change(index, { depart })}
          />
          {type === 'RT' && (
            <DateField
              label={t('return')}
              name={`flight${index + 1}ReturnDate`}
              value={flight.back}
              min={flight.depart}
              onChange={(back) => change(index, { back })}
            />
          )}
        </div>
      ))}
    </div>
  )
}

export function MoreFlights({ flights: { add, remove } }: Pick<LegsProps, 'flights'>) {
  const { t } = useWidget()
  return (
    <div className="row wrap">
      {add && (
        <button type="button" className="btn" onClick={add}>
          {t('addFlight')}
        </button>
      )}
      {remove && (
        <button type="button" className="btn" onClick={remove}>
          {t('removeFlight')}
        </button>
      )}
    </div>
  )
}
