import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { alertIcon } from '../icon/icons.ts'

interface FieldProps {
  readonly label: string
  /** Error message; the field is invalid and described by it. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly wide?: boolean
}

export interface TextFieldProps extends FieldProps {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly type?: 'text' | 'email' | 'tel' | 'password'
  readonly autoComplete?: string
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  readonly required?: boolean
  readonly maxLength?: number
  readonly trail?: ReactNode
}

const described = (id: string, { error, hint }: FieldProps) =>
  [error && `${id}-e`, hint && `${id}-h`].filter(Boolean).join(' ') || undefined

function Frame({ id, field, children }: { id: string; field: FieldProps; children: ReactNode }) {
  return (
    <div className={field.wide ? 'field span2' : 'field'}>
      <label htmlFor={id}>{field.label}</label>
      {children}
      {field.error && (
        <p className="error" id={`${id}-e`}>
          <Icon d={alertIcon} />
          {field.error}
        </p>
      )}
      {field.hint && (
        <p className="sm muted" id={`${id}-h`}>
          {field.hint}
        </p>
      )}
    </div>
  )
}

interface TextAreaProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'name' | 'value' | 'onChange' | 'maxLength'> {}

/** A text area as wide as the form. */
export function TextArea({ label, hint, onChange, ...area }: TextAreaProps) {
  const id = useId()
  const field = { label, hint }
  return (
    <Frame id={id} field={field}>
      <textarea
        {...area}
        id={id}
        className="input"
        dir={area.value ? 'auto' : undefined}
        rows={2}
        aria-describedby={described(id, field)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Frame>
  )
}

/** A text input with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const id = useId()
  const { label: _label, error, hint: _hint, wide: _wide, onChange, trail, required, ...input } = props
  const control = (
    <input
      {...input}
      id={id}
      className="input"
      dir={input.value ? 'auto' : undefined}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={described(id, props)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
  return (
    <Frame id={id} field={props}>
      {trail ? (
        <div className="affix">
          {control}
          {trail}
        </div>
      ) : (
        control
      )}
    </Frame>
  )
}

interface SelectFieldProps extends FieldProps {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly options: readonly { value: string; label: string }[]
  readonly autoComplete?: string
  readonly required?: boolean
}

/** A select. */
export function SelectField(props: SelectFieldProps) {
  const id = useId()
  return (
    <Frame id={id} field={props}>
      <select
        id={id}
        name={props.name}
        className="input"
        value={props.value}
        autoComplete={props.autoComplete}
        aria-required={props.required}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={described(id, props)}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={props.onBlur}
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  )
}
