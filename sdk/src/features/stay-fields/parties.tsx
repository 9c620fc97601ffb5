import {
  MAX_ADULTS,
  MAX_CHILD_AGE,
  MAX_CHILDREN,
  MAX_ROOMS,
  NO_AGE,
  type Occupancy,
  type Party,
} from '@staykit/domain'
import { messages } from '@staykit/words/en/parties'
import { useEffect, useRef } from 'react'
import { useSheet, useWidget } from '../../runtime/widget.ts'
import { SelectField } from '../../ui/field/field.tsx'
import form from '../../ui/field/form.css'
import { Stepper } from '../../ui/stepper/stepper.tsx'
import { withTexts } from '../../ui/with-texts.tsx'

interface PartiesProps {
  readonly occupancy: Occupancy
  /** Shows an error at each child without an age. */
  readonly showErrors: boolean
  /** Whether the traveller has just come here: the control that was clicked is gone. */
  readonly takesFocus: boolean
  readonly onChange: (occupancy: Occupancy) => void
}

const counts = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const adultOptions = counts(1, MAX_ADULTS)
const childOptions = counts(0, MAX_CHILDREN)
const ages = counts(0, MAX_CHILD_AGE)

/** Adults, children and the age of each child, room by room. */
function Rooms({ occupancy, showErrors, takesFocus, onChange }: PartiesProps) {
  const { t } = useWidget()
  useSheet(form)
  const rooms = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the rooms appear
  useEffect(() => {
    if (takesFocus) rooms.current?.querySelector('select')?.focus()
  }, [])
  function remove(room: number) {
    // The button that was clicked goes with its room.
    rooms.current?.querySelector('select')?.focus()
    onChange(occupancy.toSpliced(room, 1))
  }
  return (
    <div className="col" ref={rooms}>
      {occupancy.map((party, room) => (
        <RoomParty
          // biome-ignore lint/suspicious/noArrayIndexKey: a room has no id but its number
          key={room}
          {...{ party, room, showErrors }}
          isOnly={occupancy.length === 1}
          onChange={(next) => onChange(occupancy.with(room, next))}
          onRemove={() => remove(room)}
        />
      ))}
      {occupancy.length < MAX_ROOMS && (
        <button
          type="button"
          className="btn quiet"
          onClick={() => onChange([...occupancy, { adults: 1, childAges: [] }])}
        >
          {t('addRoom')}
        </button>
      )}
    </div>
  )
}

interface RoomPartyProps {
  readonly party: Party
  /** From 0. */
  readonly room: number
  readonly showErrors: boolean
  readonly isOnly: boolean
  readonly onChange: (party: Party) => void
  readonly onRemove: () => void
}

function RoomParty({ party, room, showErrors, isOnly, onChange, onRemove }: RoomPartyProps) {
  const { t, settings } = useWidget()
  const { adults, childAges } = party
  const years = new Intl.NumberFormat(settings.locale, { style: 'unit', unit: 'year', unitDisplay: 'long' })
  const options = [
    { value: `${NO_AGE}`, label: t('choose') },
    ...ages.map((age) => ({ value: `${age}`, label: years.format(age) })),
  ]
  const setChildren = (count: number) =>
    onChange({ adults, childAges: Array.from({ length: count }, (_, child) => childAges[child] ?? NO_AGE) })
  return (
    <fieldset className="party">
      <legend className="b">{t('room', { number: room + 1 })}</legend>
      <Stepper
        label={t('adults')}
        fewer={t('fewerAdults')}
        more={t('moreAdults')}
        value={adults}
        options={adultOptions}
        onChange={(value) => onChange({ adults: value, childAges })}
      />
      <Stepper
        label={t('children')}
        hint={childAges.length > 0 ? t('agesLead') : ''}
        fewer={t('fewerChildren')}
        more={t('moreChildren')}
        value={childAges.length}
        options={childOptions}
        onChange={setChildren}
      />
      {childAges.length > 0 && (
        <div className="ages">
          {childAges.map((age, child) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a child has no id but its number
              key={child}
              name={`age-${room}-${child}`}
              label={t('childAge', { number: child + 1 })}
              value={`${age}`}
              options={options}
              required
              error={showErrors && age === NO_AGE ? t('chooseAge') : undefined}
              onChange={(value) => onChange({ adults, childAges: childAges.with(child, Number(value)) })}
            />
          ))}
        </div>
      )}
      {!isOnly && (
        <button type="button" className="btn quiet" onClick={onRemove}>
          {t('removeRoom', { number: room + 1 })}
        </button>
      )}
    </fieldset>
  )
}

export const Parties = withTexts({ parties: messages }, Rooms)
