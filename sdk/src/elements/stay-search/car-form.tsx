import { useStore } from '@nanostores/react'
import { carCompanies } from '@staykit/domain'
import {
  companyChoices,
  type CarForm as Form,
  mistimedEnds,
  times,
  typeChoices,
} from '@staykit/stores/search-forms'
import { messages as handOffTexts } from '@staykit/words/en/hand-off'
import { useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { DateFields } from './date-fields.tsx'
import { Advanced, CheckField, SelectField } from './partner-fields.tsx'
import { End, PartnerForm, usePartnerForm } from './partner-form.tsx'

interface FormProps {
  readonly form: Form
}

function Cars({ form }: FormProps) {
  const { t } = useWidget()
  const { sameLocation, submitted } = useStore(form.$form)
  const { trouble, onSubmit } = usePartnerForm({
    submit: form.submit,
    urlOf: (addresses, partner, search) => addresses.legacyCarUrl(partner, search),
  })
  const ends = { isSent: submitted, product: 'cars' } as const
  return (
    <PartnerForm label={t('carSearch')} onSubmit={onSubmit} trouble={trouble}>
      <div className="fields pair">
        <End label={t('pickUp')} name="pickUpLocation" input={form.pickUpLocation} {...ends} />
        {!sameLocation && (
          <End label={t('dropOff')} name="dropOffLocation" input={form.dropOffLocation} {...ends} />
        )}
        <CheckField
          label={t('sameLocation')}
          name="sameLocation"
          checked={sameLocation}
          onChange={(same) => form.change({ sameLocation: same })}
        />
      </div>
      <Moments form={form} />
      <Advanced>
        <Wishes form={form} />
      </Advanced>
    </PartnerForm>
  )
}

/** Dates and times of pick-up and drop-off. */
function Moments({ form }: FormProps) {
  const { t, environment } = useWidget()
  const today = environment.clock.today()
  const state = useStore(form.$form)
  const wrong = mistimedEnds(state, today)
  const isWrong = state.submitted && (wrong.pickUp || wrong.dropOff)
  return (
    <div className="fields moments">
      <DateFields
        start={{ name: 'pickUpDate', label: t('pickUpDate'), value: state.pickUpDate }}
        end={{ name: 'dropOffDate', label: t('dropOffDate'), value: state.dropOffDate }}
        min={today}
        error={isWrong ? t('dateTooEarly') : undefined}
        onChange={(pickUpDate, dropOffDate) => form.change({ pickUpDate, dropOffDate })}
      />
      <SelectField
        label={t('pickUpTime')}
        name="pickUpTime"
        value={state.pickUpTime}
        options={times}
        onChange={(pickUpTime) => form.change({ pickUpTime })}
      />
      <SelectField
        label={t('dropOffTime')}
        name="dropOffTime"
        value={state.dropOffTime}
        options={times}
        onChange={(dropOffTime) => form.change({ dropOffTime })}
      />
    </div>
  )
}

/** Type and company of the car. */
function Wishes({ form }: FormProps) {
  const { t } = useWidget()
  const { carType, carCompany } = useStore(form.$form)
  return (
    <>
      <SelectField
        label={t('carType')}
        name="carType"
        value={carType}
        options={typeChoices}
        textOf={(name) => t(`car.${name}`)}
        onChange={(type) => form.change({ carType: type })}
      />
      <SelectField
        label={t('carCompany')}
        name="carCompany"
        value={carCompany}
        options={companyChoices}
        textOf={(code) => (code ? carCompanies[code] : t('anyCompany'))}
        onChange={(company) => form.change({ carCompany: company })}
      />
    </>
  )
}

/** Cars are searched on the partner's site. */
export const CarForm = withTexts({ 'hand-off': handOffTexts }, Cars)
