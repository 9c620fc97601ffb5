import type { FormEvent } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { TextField } from '../../ui/field/field.tsx'
import { PasswordField } from '../../ui/password-field/password-field.tsx'
import { type Field, fieldsOf, type ProblemTexts, type Values, type View } from './form-rules.ts'

interface LoginFormProps {
  readonly view: View
  readonly values: Values
  readonly problems: ProblemTexts
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

type LoginFieldProps = Pick<LoginFormProps, 'view' | 'onChange'> & {
  readonly field: Field
  readonly value: string
  readonly error: string | undefined
}

function LoginField({ view, field, value, error, onChange }: LoginFieldProps) {
  const { t } = useWidget()
  const isName = field === 'username' || field === 'email'
  const shared = {
    name: field,
    label: t(isName ? 'email' : field === 'pin' && view === 'ResetPassword' ? 'resetPin' : field),
    value,
    error,
    required: true,
    autoComplete: autoComplete[field](view),
    onChange: (next: string) => onChange(field, next),
  }
  if (/password/i.test(field)) {
    return <PasswordField {...shared} showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
  }
  const numeric = field === 'pin'
  return <TextField {...shared} type={numeric ? 'text' : 'email'} inputMode={numeric ? 'numeric' : 'email'} />
}

/** Form and inputs share this shadow root, so that password managers offer to save. */
export function LoginForm({ view, values, problems, busy, submitLabel, onChange, onSubmit }: LoginFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <form className="col" noValidate onSubmit={submit}>
      {/* A password manager stores the new password under this name. */}
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
      {fieldsOf[view].map((field) => (
        <LoginField
          key={field}
          view={view}
          field={field}
          value={values[field]}
          error={problems[field]}
          onChange={onChange}
        />
      ))}
      <button type="submit" part="submit" className="btn primary big block" aria-disabled={busy}>
        {submitLabel}
      </button>
    </form>
  )
}
