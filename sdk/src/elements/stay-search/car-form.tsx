import { useStore } from '@nanostores/react'
import { addNights, carCompanies, carTypes, legacyCarUrl } from '@staykit/domain'
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

/** Half hours of a day (AQ-51). */
const times = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 ? '30' : '00'}`
})
const START_TIME = '10:00'
const typeOptions = ['', ...carTypes]
const companyOptions = ['', ...Object.keys(carCompanies)]

function Form() {
  const widget = useWidget()
  const { t, settings, environment } = widget
  useSheet(form)
  useSheet(css)
  const today = environment.clock.today()
  const [from] = useState(() => placeInput())
  const [to] = useState(() => placeInput())
  const [same, setSame] = useState(true)
  const [more, setMore] = useState(false)
  const [pickUp, setPickUp] = useState({ date: today, time: START_TIME })
  const [dropOff, setDropOff] = useState({ date: addNights(today, 1), time: START_TIME })
  const [carType, setCarType] = useState('')
  const [company, setCompany] = useState('')
  const [sent, setSent] = useState(false)
  const at = ({ date, time }: typeof pickUp) => `${date} ${time}`
  const isPast = !pickUp.date || pickUp.date < today
  const isBefore = !dropOff.date || at(dropOff) < at(pickUp)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    const start = placeIn(from)
    const end = same ? start : placeIn(to)
    if (!start || !end || isPast || isBefore) return
    const { refId, currency } = settings
    const ends = { pickUp: { place: start, ...pickUp }, dropOff: { place: end, ...dropOff } }
    navigate(
      widget,
      'partner',
      legacyCarUrl(await partnerOf(widget), { ...ends, carType, company, refId, currency }),
    )
  }

  return (
    <form className="ho" noValidate aria-label={t('carSearch')} onSubmit={onSubmit}>
      <div className="fields leg">
        <End name={t('pickUp')} input={from} sent={sent} />
        {!same && <End name={t('dropOff')} input={to} sent={sent} />}
        <label className="choice">
          <input type="checkbox" name="sameLocation" checked={same} onChange={() => setSame(!same)} />
          {t('sameLocation')}
        </label>
      </div>
      <div className="fields">
        <DateField
          label={t('pickUpDate')}
          name="pickUpDate"
          value={pickUp.date}
          min={today}
          error={sent && isPast ? t('dateTooEarly') : undefined}
          onChange={(date) => setPickUp({ ...pickUp, date })}
        />
        <SelectField
          label={t('pickUpTime')}
          name="pickUpTime"
          value={pickUp.time}
          options={times}
          onChange={(time) => setPickUp({ ...pickUp, time })}
        />
        <DateField
          label={t('dropOffDate')}
          name="dropOffDate"
          value={dropOff.date}
          min={pickUp.date}
          error={sent && isBefore ? t('dateTooEarly') : undefined}
          onChange={(date) => setDropOff({ ...dropOff, date })}
        />
        <SelectField
          label={t('dropOffTime')}
          name="dropOffTime"
          value={dropOff.time}
          options={times}
          onChange={(time) => setDropOff({ ...dropOff, time })}
        />
      </div>
      <button type="button" className="btn" aria-expanded={more} onClick={() => setMore(!more)}>
        {t('moreOptions')}
      </button>
      {more && (
        <div className="fields">
          <SelectField
            label={t('carType')}
            name="carType"
            value={carType}
            options={typeOptions}
            textOf={(name) => t(`car.${name}`)}
            onChange={setCarType}
          />
          <SelectField
            label={t('carCompany')}
            name="carCompany"
            value={company}
            options={companyOptions}
            textOf={(code) => carCompanies[code as keyof typeof carCompanies] ?? t('anyCompany')}
            onChange={setCompany}
          />
        </div>
      )}
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
  return <LocationField form={input} label={name} message={message} product="cars" />
}

/** Cars are searched on the partner's site. */
export const CarForm = withTexts({ 'hand-off': handOffTexts }, Form)
