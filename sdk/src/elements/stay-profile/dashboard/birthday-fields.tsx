import { birthdayDays, birthdayYears } from '@staykit/domain'
import { birthdayOf, type ProfileForm } from '@staykit/stores/profile'
import { useId } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import { FieldError } from '../../../ui/field/field-error.tsx'

interface BirthdayFieldsProps {
  readonly form: ProfileForm
  readonly error: string | undefined
  readonly onChange: (change: Partial<ProfileForm>) => void
}

const months = Array.from({ length: 12 }, (_, index) => index)

/** The options of the three selects, as value and label. */
function usePartsOfDate() {
  const { settings, environment } = useWidget()
  const month = new Intl.DateTimeFormat(settings.locale, { month: 'long', timeZone: 'UTC' })
  const same = (value: number) => [`${value}`, `${value}`] as const
  return [
    {
      name: 'birthdayMonth',
      autoComplete: 'bday-month',
      options: months.map((index) => [`${index + 1}`, month.format(Date.UTC(2024, index, 15))] as const),
    },
    { name: 'birthdayDay', autoComplete: 'bday-day', options: birthdayDays.map(same) },
    {
      name: 'birthdayYear',
      autoComplete: 'bday-year',
      options: birthdayYears(environment.clock.today()).map(same),
    },
  ] as const
}

/** Month, day and year, combined to one date in a hidden field (ACC-084). */
export function BirthdayFields({ form, error, onChange }: BirthdayFieldsProps) {
  const { t } = useWidget()
  const id = useId()
  const parts = usePartsOfDate()
  return (
    <fieldset className="field span2">
      <legend className="label">{t('birthday')}</legend>
      <input type="hidden" name="birthday" value={birthdayOf(form)} />
      <div className="birthday">
        {parts.map(({ name, autoComplete, options }) => (
          <select
            key={name}
            name={name}
            className="input"
            autoComplete={autoComplete}
            aria-label={t(name)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            value={form[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          >
            <option value="">{t(name)}</option>
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        ))}
      </div>
      {error && <FieldError id={id} text={error} />}
    </fieldset>
  )
}
