import { type ReactNode, useId, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { FieldError } from '../../ui/field/field-error.tsx'

interface SelectFieldProps<T extends string> {
  label: string
  name: string
  error?: string | undefined
  value: T
  options: readonly T[]
  textOf?: (option: T) => string
  onChange: (option: T) => void
}

/** A choice from a few options, in a box like those of places and dates. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, name, value, options, error, textOf = (option) => option, onChange } = props
  const id = useId()
  return (
    <div className="sf" part="field">
      <div className={`sf-b ${error ? 'bad' : ''}`}>
        <span className="grow">
          <label className="sf-l" htmlFor={id}>
            {label}
          </label>
          <select
            id={id}
            className="sf-v"
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
        </span>
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}

interface CheckFieldProps {
  readonly label: string
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function CheckField({ label, name, checked, onChange }: CheckFieldProps) {
  return (
    <label className="choice">
      <input type="checkbox" name={name} checked={checked} onChange={() => onChange(!checked)} />
      {label}
    </label>
  )
}

/** Rarely used fields, shown on request (PLT-127, PLT-136). */
export function Advanced({ children }: { readonly children: ReactNode }) {
  const { t } = useWidget()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="btn quiet more"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('moreOptions')}
      </button>
      {isOpen && (
        <div className="fields" id={id}>
          {children}
        </div>
      )}
    </>
  )
}
