import { useId } from 'react'
import { FieldError } from '../../ui/field-error.tsx'

interface FieldProps {
  label: string
  name: string
  error?: string | undefined
}

interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, or empty. */
  value: string
  min: string
  onChange: (date: string) => void
}

/** A date by the browser's own picker. */
export function DateField({ label, name, value, min, error, onChange }: DateFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="date"
        name={name}
        value={value}
        min={min}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}

interface SelectFieldProps<T extends string> extends FieldProps {
  value: T
  options: readonly T[]
  textOf?: (option: T) => string
  onChange: (option: T) => void
}

/** One of a few. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, name, value, options, error, textOf = (option) => option, onChange } = props
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        name={name}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}
