import type { FlightSearch } from '@staykit/domain'
import { useState } from 'react'
import { messages as handOffTexts } from '../../messages/en-US/hand-off.ts'
import { useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { FlightLegs, MoreFlights, useFlights } from './flight-legs.tsx'
import { SelectField } from './hand-off-fields.tsx'
import { HandOffForm, useHandOff } from './hand-off-form.tsx'

const types = ['RT', 'OW', 'MD'] as const
const cabins = ['', 'economy', 'premium', 'business', 'first'] as const
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => String(count))

/** Who flies, and how. */
interface Travel {
  readonly adults: string
  readonly children: string
  readonly cabin: FlightSearch['cabin']
  readonly nonStop: boolean
}

const isNobody = ({ adults, children }: Travel) => Number(adults) + Number(children) === 0

function Form() {
  const { t } = useWidget()
  const [type, setType] = useState<FlightSearch['type']>('RT')
  const [travel, setTravel] = useState<Travel>({ adults: '1', children: '0', cabin: '', nonStop: false })
  const flights = useFlights(type)
  const { isSent, trouble, onSubmit } = useHandOff(() => {
    const legs = flights.legs()
    if (!legs || isNobody(travel)) return undefined
    const search = { ...travel, type, legs, adults: Number(travel.adults), children: Number(travel.children) }
    return (addresses, partner, asker) => addresses.legacyFlightUrl(partner, { ...search, ...asker })
  })
  return (
    <HandOffForm label={t('flightSearch')} onSubmit={onSubmit} trouble={trouble}>
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
      <FlightLegs type={type} flights={flights} isSent={isSent} />
      {type === 'MD' && <MoreFlights flights={flights} />}
      <TravelFields travel={travel} isSent={isSent} onChange={setTravel} />
      <p className="sm muted">{t('infants')}</p>
    </HandOffForm>
  )
}

interface TravelFieldsProps {
  readonly travel: Travel
  readonly isSent: boolean
  readonly onChange: (travel: Travel) => void
}

function TravelFields({ travel, isSent, onChange }: TravelFieldsProps) {
  const { t } = useWidget()
  const change = (part: Partial<Travel>) => onChange({ ...travel, ...part })
  const { adults, children, cabin, nonStop } = travel
  return (
    <div className="fields">
      <SelectField
        label={t('adults')}
        name="adultCount"
        value={adults}
        options={upTo(8)}
        onChange={(next) => change({ adults: next })}
      />
      <SelectField
        label={t('children')}
        name="childCount"
        value={children}
        options={upTo(6)}
        error={isSent && isNobody(travel) ? t('nobodyTravels') : undefined}
        onChange={(next) => change({ children: next })}
      />
      <SelectField
        label={t('cabin')}
        name="cabinClass"
        value={cabin}
        options={cabins}
        textOf={(name) => t(`cabin.${name}`)}
        onChange={(next) => change({ cabin: next })}
      />
      <label className="choice">
        <input
          type="checkbox"
          name="nonStop"
          checked={nonStop}
          onChange={() => change({ nonStop: !nonStop })}
        />
        {t('nonStop')}
      </label>
    </div>
  )
}

/** Flights are searched on the partner's site: round trip, one way, or several of them. */
export const FlightForm = withTexts({ 'hand-off': handOffTexts }, Form)
