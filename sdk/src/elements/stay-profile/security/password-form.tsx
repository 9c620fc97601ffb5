import { useStore } from '@nanostores/react'
import { isFilled, passwordProblem } from '@staykit/domain'
import type { SecurityStore } from '@staykit/stores/security'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { PasswordField } from '../../../ui/password-field/password-field.tsx'
import { Outcome } from './outcome.tsx'
import { type Problems, useForm } from './use-form.ts'

const blank = { oldPassword: '', newPassword: '', confirmPassword: '' }
type Field = keyof typeof blank

/** Required, as strong as at the sign-up, and typed twice (ACC-053, ACC-056, ACC-058, ACC-059). */
function check({ oldPassword, newPassword, confirmPassword }: typeof blank): Problems<Field> {
  const weak = passwordProblem(newPassword)
  const strength = weak && (weak === 'too-short' ? 'short' : 'simple')
  return {
    ...(!isFilled(oldPassword, 500) && { oldPassword: 'required' }),
    ...(newPassword === '' ? { newPassword: 'required' } : strength && { newPassword: strength }),
    ...(confirmPassword === ''
      ? { confirmPassword: 'required' }
      : confirmPassword !== newPassword && { confirmPassword: 'match' }),
  }
}

const fieldOf = (code: string): Field | undefined =>
  code === 'NotAuthorizedException'
    ? 'oldPassword'
    : code === 'InvalidPasswordException'
      ? 'newPassword'
      : undefined

export function PasswordForm({
  security,
  email,
}: {
  readonly security: SecurityStore
  readonly email: string
}) {
  const { t } = useWidget()
  const attempt = useStore(security.$password)
  const { form, isBusy, trouble, fieldProps, submit } = useForm({
    blank,
    check,
    attempt,
    fieldOf,
    send: ({ oldPassword, newPassword }) => security.changePassword(oldPassword, newPassword),
  })
  const toggle = { showLabel: t('showPassword'), hideLabel: t('hidePassword') }
  return (
    <form ref={form} part="password" className="col" noValidate onSubmit={submit} aria-labelledby="password">
      <Heading level={3} className="h3" id="password">
        {t('changePassword')}
      </Heading>
      {/* A password manager stores the new password under this name. */}
      <input
        className="sr"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField {...fieldProps('oldPassword')} {...toggle} autoComplete="current-password" />
      <PasswordField {...fieldProps('newPassword')} {...toggle} autoComplete="new-password" />
      <PasswordField {...fieldProps('confirmPassword')} {...toggle} autoComplete="new-password" />
      <Outcome done={attempt.kind === 'done' ? t('passwordDone') : ''} trouble={trouble}>
        <button type="submit" className="btn" aria-disabled={isBusy}>
          {t('savePassword')}
        </button>
      </Outcome>
    </form>
  )
}
