import type { FormEvent } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { type Field, fieldsOf, type Problems, type Values, type View } from './form-rules.ts'

interface LoginFormProps {
  readonly view: View
  readonly values: Values
  readonly problems: Problems
  readonly busy: boolean
  readonly submitLabel: string
  readonly onChange: (field: Field, value: string) => void
  readonly onSubmit: () => void
}

const autoComplete: Record<Field, (view: View) => string> = {
  username: () => 'username',
  email: () => 'username',
  password: (view) => (view === 'Login' ? 'current-password' : 'new-password'),
  confirmPassword: () => 'new-password',
  newPassword: () => 'new-password',
  pin: () => 'one-time-code',
}

/** Form and inputs share this shadow root, so that password managers offer to save. */
export function LoginForm({ view, values, problems, busy, submitLabel, onChange, onSubmit }: LoginFormProps) {
  const { t } = useWidget()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  const label = (field: Field) => {
    if (field === 'username' || field === 'email') return t('email')
    return t(field === 'pin' && view === 'ResetPassword' ? 'resetPin' : field)
  }
  return (
    <form className="col" noValidate onSubmit={submit}>
      {/* A password manager files the new password under the name that stands beside it. */}
      {view === 'Confirm' && (
        <input
          className="sr"
          name="username"
          autoComplete="username"
          value={values.username}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
      )}
      {fieldsOf[view].map((field) => {
        const shared = {
          name: field,
          label: label(field),
          value: values[field],
          error: problems[field],
          required: true,
          autoComplete: autoComplete[field](view),
          onChange: (value: string) => onChange(field, value),
        }
        if (/password/i.test(field)) {
          return (
            <PasswordField
              key={field}
              {...shared}
              showLabel={t('showPassword')}
              hideLabel={t('hidePassword')}
            />
          )
        }
        const numeric = field === 'pin'
        return (
          <TextField
            key={field}
            {...shared}
            type={numeric ? 'text' : 'email'}
            inputMode={numeric ? 'numeric' : 'email'}
          />
        )
      })}
      <button type="submit" part="submit" className="btn primary big block" disabled={busy}>
        {submitLabel}
      </button>
    </form>
  )
}
