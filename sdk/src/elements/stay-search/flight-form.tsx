import { useStore } from '@nanostores/react'
import {
  cabinClasses,
  type FlightForm as Form,
  isNobody,
  MAX_ADULTS,
  MAX_CHILDREN,
  searchTypes,
  usedFlights,
} from '@staykit/stores/search-forms'
import { messages as handOffTexts } from '@staykit/words/en/hand-off'
import { useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { FlightLegs, MoreFlights } from './flight-legs.tsx'
import { Advanced, CheckField, SelectField } from './partner-fields.tsx'
import { PartnerForm, usePartnerForm } from './partner-form.tsx'

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => String(count))

interface FormProps {
  readonly form: Form
}

function Flights({ form }: FormProps) {
  const { t } = useWidget()
  const state = useStore(form.$form)
  const { trouble, onSubmit } = usePartnerForm({
    submit: form.submit,
    urlOf: (addresses, partner, search) => addresses.legacyFlightUrl(partner, search),
  })
  return (
    <PartnerForm label={t('flightSearch')} onSubmit={onSubmit} trouble={trouble}>
      <div className="row wrap" role="radiogroup" aria-label={t('tripType')}>
        {searchTypes.map((name) => (
          <label key={name} className="choice">
            <input
              type="radio"
              name="searchType"
              value={name}
              checked={state.searchType === name}
              onChange={() => form.change({ searchType: name })}
            />
            {t(`type.${name}`)}
          </label>
        ))}
      </div>
      <input type="hidden" name="flightCount" value={usedFlights(state).length} />
      <FlightLegs form={form} />
      {state.searchType === 'MD' && <MoreFlights form={form} />}
      <Travellers form={form} />
      <Advanced>
        <SelectField
          label={t('cabin')}
          name="cabinClass"
          value={state.cabinClass}
          options={cabinClasses}
          textOf={(name) => t(`cabin.${name}`)}
          onChange={(cabinClass) => form.change({ cabinClass })}
        />
        <CheckField
          label={t('nonStop')}
          name="nonStop"
          checked={state.nonStop}
          onChange={(nonStop) => form.change({ nonStop })}
        />
      </Advanced>
    </PartnerForm>
  )
}

function Travellers({ form }: FormProps) {
  const { t } = useWidget()
  const state = useStore(form.$form)
  const passengerError = state.submitted && isNobody(state) ? t('nobodyTravels') : undefined
  return (
    <div className="fields">
      <SelectField
        label={t('adults')}
        name="adultCount"
        value={String(state.adultCount)}
        options={upTo(MAX_ADULTS)}
        error={passengerError}
        onChange={(count) => form.change({ adultCount: Number(count) })}
      />
      <SelectField
        label={t('children')}
        name="childCount"
        value={String(state.childCount)}
        options={upTo(MAX_CHILDREN)}
        onChange={(count) => form.change({ childCount: Number(count) })}
      />
      <p className="sm muted note">{t('infants')}</p>
    </div>
  )
}

/** Flights are searched on the partner's site: round trip, one way, or multi-city. */
export const FlightForm = withTexts({ 'hand-off': handOffTexts }, Flights)
