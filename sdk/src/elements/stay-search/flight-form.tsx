import { useStore } from '@nanostores/react'
import { addNights, type FlightSearch, legacyFlightUrl } from '@staykit/domain'
import { type FormEvent, useState } from 'react'
import { messages as handOffTexts } from '../../messages/en-US/hand-off.ts'
import { navigate } from '../../page/navigate.ts'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import form from '../../ui/form.css'
import { withTexts } from '../../ui/with-texts.tsx'
import css from './hand-off.css'
import { DateField, SelectField } from './hand-off-fields.tsx'
import { partnerOf } from './legacy.ts'
import { LocationField, type PlaceInput } from './location-field.tsx'
import { placeIn, placeInput } from './place-input.ts'

/** Most flights of a search with several stops (PLT-123). */
const MAX_FLIGHTS = 5
const types = ['RT', 'OW', 'MD'] as const
const cabins = ['', 'economy', 'premium', 'business', 'first'] as const
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => String(count))

interface Flight {
  readonly key: number
  readonly from: PlaceInput
  readonly to: PlaceInput
  readonly depart: string
  readonly back: string
}

function Form() {
  const widget = useWidget()
  const { t, settings, environment } = widget
  useSheet(form)
  useSheet(css)
  const today = environment.clock.today()
  const fresh = (key: number, before?: Flight): Flight => ({
    key,
    from: placeInput(before?.to.$form.get().place),
    to: placeInput(),
    depart: before?.depart ?? today,
    back: addNights(before?.depart ?? today, 1),
  })
  const [type, setType] = useState<FlightSearch['type']>('RT')
  const [flights, setFlights] = useState(() => [fresh(1)])
  const [adults, setAdults] = useState('1')
  const [children, setChildren] = useState('0')
  const [cabin, setCabin] = useState<FlightSearch['cabin']>('')
  const [nonStop, setNonStop] = useState(false)
  const [sent, setSent] = useState(false)
  const shown = type === 'MD' ? flights : flights.slice(0, 1)
  const nobody = Number(adults) + Number(children) === 0
  const change = (index: number, part: Partial<Flight>) =>
    setFlights(flights.map((flight, at) => (at === index ? { ...flight, ...part } : flight)))
  const minOf = (index: number) => flights[index - 1]?.depart || today
  const isLate = ({ depart, back }: Flight, index: number) =>
    !depart || depart < minOf(index) || (type === 'RT' && (!back || back < depart))

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    const legs = shown.flatMap((flight, index) => {
      const [from, to] = [placeIn(flight.from), placeIn(flight.to)]
      if (!from || !to || isLate(flight, index)) return []
      return [{ from, to, depart: flight.depart, back: flight.back }]
    })
    if (legs.length < shown.length || nobody) return
    const { refId, currency } = settings
    const search = { type, legs, adults: Number(adults), children: Number(children), cabin, nonStop }
    navigate(widget, 'partner', legacyFlightUrl(await partnerOf(widget), { ...search, refId, currency }))
  }

  return (
    <form className="ho" noValidate aria-label={t('flightSearch')} onSubmit={onSubmit}>
      <div className="row wrap" role="radiogroup" aria-label={t('tripType')}>
        {types.map((name) => (
          <label key={name} className="choice">
            <input
              type="radio"
              name="searchType"
              value={name}
              checked={type === name}
              onChange={() => setType(name)}
            />
            {t(`type.${name}`)}
          </label>
        ))}
      </div>
      <div className="legs">
        {shown.map((flight, index) => (
          <div key={flight.key} className="fields leg">
            <End name={t('from')} input={flight.from} sent={sent} />
            <End name={t('to')} input={flight.to} sent={sent} />
            <DateField
              label={t('depart')}
              name={`flight${index + 1}DepartDate`}
              value={flight.depart}
              min={minOf(index)}
              error={sent && isLate(flight, index) ? t('dateTooEarly') : undefined}
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
      {type === 'MD' && (
        <div className="row wrap">
          {flights.length < MAX_FLIGHTS && (
            <button
              type="button"
              className="btn"
              onClick={() => setFlights([...flights, fresh((flights.at(-1)?.key ?? 0) + 1, flights.at(-1))])}
            >
              {t('addFlight')}
            </button>
          )}
          {flights.length > 1 && (
            <button type="button" className="btn" onClick={() => setFlights(flights.slice(0, -1))}>
              {t('removeFlight')}
            </button>
          )}
        </div>
      )}
      <div className="fields">
        <SelectField
          label={t('adults')}
          name="adultCount"
          value={adults}
          options={upTo(8)}
          onChange={setAdults}
        />
        <SelectField
          label={t('children')}
          name="childCount"
          value={children}
          options={upTo(6)}
          error={sent && nobody ? t('nobodyTravels') : undefined}
          onChange={setChildren}
        />
        <SelectField
          label={t('cabin')}
          name="cabinClass"
          value={cabin}
          options={cabins}
          textOf={(name) => t(`cabin.${name}`)}
          onChange={setCabin}
        />
        <label className="choice">
          <input type="checkbox" name="nonStop" checked={nonStop} onChange={() => setNonStop(!nonStop)} />
          {t('nonStop')}
        </label>
      </div>
      <p className="sm muted">{t('infants')}</p>
      <button type="submit" className="btn primary">
        {t('search')}
      </button>
    </form>
  )
}

function End({ name, input, sent }: { name: string; input: PlaceInput; sent: boolean }) {
  const { t } = useWidget()
  const { place } = useStore(input.$form)
  const message = sent && !place ? t('enterCity') : undefined
  return <LocationField form={input} label={name} message={message} product="flights" />
}

/** Flights are searched on the partner's site: round trip, one way, or several of them. */
export const FlightForm = withTexts({ 'hand-off': handOffTexts }, Form)
