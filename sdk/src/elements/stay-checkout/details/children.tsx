import { useId } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { SelectField } from '../../../ui/field/field.tsx'
import type { RoomGuestsProps } from './room-guests.tsx'

const ages = Array.from({ length: 18 }, (_, age) => age)

/** Ages of the children among the guests; each room has at least one adult. -1 is a child without an age yet. */
export function Children({ state, showAll }: RoomGuestsProps) {
  const { t, settings } = useWidget()
  const id = useId()
  const { childAges = [] } = state.customer
  const years = new Intl.NumberFormat(settings.locale, { style: 'unit', unit: 'year', unitDisplay: 'long' })
  const options = [-1, ...ages].map((age) => ({
    value: `${age}`,
    label: age < 0 ? t('choose') : years.format(age),
  }))
  const change = (next: readonly number[]) => state.onChange({ childAges: next })
  return (
    <fieldset className="field" aria-describedby={id}>
      <legend className="label">{t('childrenAges')}</legend>
      <p id={id} className="sm muted">
        {t('childrenLead')}
      </p>
      <div className="grid2">
        {childAges.map((age, child) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a child has no id but its index
            key={child}
            name={`childAge${child}`}
            label={t('childAge', { number: child + 1 })}
            value={`${age}`}
            options={options}
            required
            error={age < 0 && showAll ? t('error.required') : undefined}
            onChange={(value) => change(childAges.with(child, Number(value)))}
          />
        ))}
      </div>
      <div className="row wrap">
        {childAges.length < state.children && (
          <button type="button" className="btn" onClick={() => change([...childAges, -1])}>
            {t('addChild')}
          </button>
        )}
        {childAges.length > 1 && (
          <button type="button" className="btn quiet" onClick={() => change(childAges.slice(0, -1))}>
            {t('removeChild')}
          </button>
        )}
      </div>
    </fieldset>
  )
}
