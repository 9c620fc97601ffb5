import { addNights, carCompanies, carTypes } from '@staykit/domain'
import { useState } from 'react'
import { messages as handOffTexts } from '../../messages/en-US/hand-off.ts'
import { useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import { DateField, SelectField } from './hand-off-fields.tsx'
import { End, HandOffForm, useHandOff } from './hand-off-form.tsx'
import { placeIn, placeInput } from './place-input.ts'

/** Half hours of a day (AQ-51). */
const times = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 ? '30' : '00'}`
})
const START_TIME = '10:00'
const typeOptions = ['', ...carTypes]
const companyOptions = ['', ...Object.keys(carCompanies)]

interface Moment {
  readonly date: string
  readonly time: string
}

const at = ({ date, time }: Moment) => `${date} ${time}`

/** What is asked for so far; it can be sent when both ends are known and the car comes back after it has left. */
function useCarForm() {
  const { environment } = useWidget()
  const today = environment.clock.today()
  const [from] = useState(() => placeInput())
  const [to] = useState(() => placeInput())
  const [same, setSame] = useState(true)
  const [pickUp, setPickUp] = useState<Moment>({ date: today, time: START_TIME })
  const [dropOff, setDropOff] = useState<Moment>({ date: addNights(today, 1), time: START_TIME })
  const [wishes, setWishes] = useState({ carType: '', company: '' })
  const isPast = !pickUp.date || pickUp.date < today
  const isBefore = !dropOff.date || at(dropOff) < at(pickUp)
  const { isSent, trouble, onSubmit } = useHandOff(() => {
    const start = placeIn(from)
    const end = same ? start : placeIn(to)
    if (!start || !end || isPast || isBefore) return undefined
    const ends = { pickUp: { place: start, ...pickUp }, dropOff: { place: end, ...dropOff } }
    return (addresses, partner, asker) => addresses.legacyCarUrl(partner, { ...ends, ...wishes, ...asker })
  })
  const places = { from, to, same, setSame }
  const moments = { pickUp, setPickUp, isPast, dropOff, setDropOff, isBefore }
  return { today, ...places, ...moments, wishes, setWishes, isSent, trouble, onSubmit }
}

function Form() {
  const { t } = useWidget()
  const [more, setMore] = useState(false)
  const { today, from, to, same, setSame, wishes, setWishes, isSent, trouble, onSubmit, ...when } =
    useCarForm()
  const { pickUp, dropOff } = when
  const tooEarly = (is: boolean) => (isSent && is ? t('dateTooEarly') : undefined)
  return (
    <HandOffForm label={t('carSearch')} onSubmit={onSubmit} trouble={trouble}>
      <div className="fields leg">
        <End label={t('pickUp')} name="pickUpLocation" input={from} isSent={isSent} product="cars" />
        {!same && (
          <End label={t('dropOff')} name="dropOffLocation" input={to} isSent={isSent} product="cars" />
        )}
        <label className="choice">
          <input type="checkbox" name="sameLocation" checked={same} onChange={() => setSame(!same)} />
          {t('sameLocation')}
        </label>
      </div>
      <div className="fields">
        <When
          name="pickUp"
          labels={[t('pickUpDate'), t('pickUpTime')]}
          value={pickUp}
          min={today}
          error={tooEarly(when.isPast)}
          onChange={when.setPickUp}
        />
        <When
          name="dropOff"
          labels={[t('dropOffDate'), t('dropOffTime')]}
          value={dropOff}
          min={pickUp.date}
          error={tooEarly(when.isBefore)}
          onChange={when.setDropOff}
        />
      </div>
      <button type="button" className="btn" aria-expanded={more} onClick={() => setMore(!more)}>
        {t('moreOptions')}
      </button>
      {more && <Wishes {...wishes} onChange={setWishes} />}
    </HandOffForm>
  )
}

interface WhenProps {
  readonly name: 'pickUp' | 'dropOff'
  /** Of the day, and of the time. */
  readonly labels: readonly [string, string]
  readonly value: Moment
  readonly min: string
  readonly error: string | undefined
  readonly onChange: (value: Moment) => void
}

/** A day and a time of day. */
function When({ name, labels, value, min, error, onChange }: WhenProps) {
  return (
    <>
      <DateField
        label={labels[0]}
        name={`${name}Date`}
        value={value.date}
        min={min}
        error={error}
        onChange={(date) => onChange({ ...value, date })}
      />
      <SelectField
        label={labels[1]}
        name={`${name}Time`}
        value={value.time}
        options={times}
        onChange={(time) => onChange({ ...value, time })}
      />
    </>
  )
}

interface Wished {
  readonly carType: string
  readonly company: string
}

/** What kind of car, and of which company. */
function Wishes({ carType, company, onChange }: Wished & { readonly onChange: (wished: Wished) => void }) {
  const { t } = useWidget()
  return (
    <div className="fields">
      <SelectField
        label={t('carType')}
        name="carType"
        value={carType}
        options={typeOptions}
        textOf={(name) => t(`car.${name}`)}
        onChange={(next) => onChange({ carType: next, company })}
      />
      <SelectField
        label={t('carCompany')}
        name="carCompany"
        value={company}
        options={companyOptions}
        textOf={(code) => carCompanies[code as keyof typeof carCompanies] ?? t('anyCompany')}
        onChange={(next) => onChange({ carType, company: next })}
      />
    </div>
  )
}

/** Cars are searched on the partner's site. */
export const CarForm = withTexts({ 'hand-off': handOffTexts }, Form)
