import { useStore } from '@nanostores/react'
import {
  earliestOf,
  type Flight,
  type FlightForm,
  isMistimed,
  MAX_FLIGHTS,
  usedFlights,
} from '@staykit/stores/search-forms'
import { useWidget } from '../../runtime/widget.ts'
import { DateFields } from './date-fields.tsx'
import { End } from './partner-form.tsx'

interface LegsProps {
  readonly form: FlightForm
}

/** The flights of a search: one, or up to five consecutive ones. */
export function FlightLegs({ form }: LegsProps) {
  const { t } = useWidget()
  const state = useStore(form.$form)
  return (
    <div className="legs">
      {usedFlights(state).map((flight, index) => (
        <fieldset key={flight.key} className="fields leg" aria-label={t('flight', { number: index + 1 })}>
          <Leg form={form} flight={flight} index={index} />
        </fieldset>
      ))}
    </div>
  )
}

interface LegProps extends LegsProps {
  readonly flight: Flight
  readonly index: number
}

function Leg({ form, flight, index }: LegProps) {
  const { t, environment } = useWidget()
  const state = useStore(form.$form)
  const today = environment.clock.today()
  const { from, to, departDate, returnDate } = flight
  const name = (field: string) => `flight${index + 1}${field}`
  const ends = { isSent: state.submitted, product: 'flights' } as const
  const back = { name: name('ReturnDate'), label: t('return'), value: returnDate }
  const isWrong = state.submitted && isMistimed(state, index, today)
  return (
    <>
      <End label={t('from')} name={name('DepartLocation')} input={from} {...ends} />
      <End label={t('to')} name={name('ArriveLocation')} input={to} {...ends} />
      <DateFields
        start={{ name: name('DepartDate'), label: t('depart'), value: departDate }}
        end={state.searchType === 'RT' ? back : undefined}
        min={earliestOf(state, index, today)}
        error={isWrong ? t('dateTooEarly') : undefined}
        onChange={(first, last) =>
          form.setDates(index, { departDate: first, ...(state.searchType === 'RT' && { returnDate: last }) })
        }
      />
    </>
  )
}

/** Adds or removes a flight. */
export function MoreFlights({ form }: LegsProps) {
  const { t } = useWidget()
  const { flights } = useStore(form.$form)
  return (
    <div className="row wrap">
      {flights.length < MAX_FLIGHTS && (
        <button type="button" className="btn" onClick={form.add}>
          {t('addFlight')}
        </button>
      )}
      {flights.length > 1 && (
        <button type="button" className="btn" onClick={form.remove}>
          {t('removeFlight')}
        </button>
      )}
    </div>
  )
}
