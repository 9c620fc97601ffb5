import { useStore } from '@nanostores/react'
import { isEmail, isPin } from '@staykit/domain'
import type { SecurityStore } from '@staykit/stores/security'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { TextField } from '../../../ui/field/field.tsx'
import { Outcome } from './outcome.tsx'
import { type Problems, useForm } from './use-form.ts'

interface Props {
  readonly security: SecurityStore
  readonly email: string
}

/** The login address: a code sent to the new address confirms the change (ACC-055). */
export function EmailForm(props: Props) {
  const { t } = useWidget()
  const waiting = useStore(props.security.$newEmail)
  return (
    <div className="col">
      <Heading level={3} className="h3" id="email">
        {t('changeEmail')}
      </Heading>
      {waiting ? <CodeForm {...props} waiting={waiting} /> : <AddressForm {...props} />}
    </div>
  )
}

const noAddress = { email: '', confirmEmail: '' }

function checkAddress({ email, confirmEmail }: typeof noAddress): Problems<keyof typeof noAddress> {
  return {
    ...(email === '' ? { email: 'required' } : !isEmail(email.trim()) && { email: 'email' }),
    ...(confirmEmail === ''
      ? { confirmEmail: 'required' }
      : confirmEmail.trim().toLowerCase() !== email.trim().toLowerCase() && { confirmEmail: 'matchEmail' }),
  }
}

function AddressForm({ security, email }: Props) {
  const { t } = useWidget()
  const attempt = useStore(security.$email)
  const { form, isBusy, trouble, fieldProps, submit } = useForm<keyof typeof noAddress>({
    blank: noAddress,
    check: checkAddress,
    attempt,
    fieldOf: (code) => (code === 'BAD_REQUEST' ? 'email' : undefined),
    send: (values) => security.askForEmail(values.email),
  })
  return (
    <form ref={form} part="email" className="col" noValidate onSubmit={submit} aria-labelledby="email">
      <p className="sm muted">{t('emailIs', { email })}</p>
      <TextField {...fieldProps('email')} type="email" inputMode="email" autoComplete="email" />
      <TextField {...fieldProps('confirmEmail')} type="email" inputMode="email" autoComplete="email" />
      <Outcome done={attempt.kind === 'done' ? t('emailDone') : ''} trouble={trouble}>
        <button type="submit" className="btn" aria-disabled={isBusy}>
          {t('sendCode')}
        </button>
      </Outcome>
    </form>
  )
}

const noPin = { pin: '' }
const pinCodes = new Set(['CodeMismatchException', 'ExpiredCodeException'])

function CodeForm({ security, waiting }: Props & { readonly waiting: string }) {
  const { t } = useWidget()
  const attempt = useStore(security.$email)
  const { form, isBusy, trouble, fieldProps, submit } = useForm({
    blank: noPin,
    check: ({ pin }): Problems<'pin'> => (isPin(pin) ? {} : { pin: pin ? 'pin' : 'required' }),
    attempt,
    fieldOf: (code) => (pinCodes.has(code) ? 'pin' : undefined),
    send: ({ pin }) => security.confirmEmail(pin),
  })
  return (
    <form ref={form} part="email" className="col" noValidate onSubmit={submit} aria-labelledby="email">
      <p className="sm muted">{t('emailLead', { email: waiting })}</p>
      <TextField {...fieldProps('pin')} inputMode="numeric" autoComplete="one-time-code" />
      <Outcome done="" trouble={trouble}>
        <button type="submit" className="btn" aria-disabled={isBusy}>
          {t('saveEmail')}
        </button>
        <button type="button" className="link" onClick={security.forgetEmail}>
          {t('otherEmail')}
        </button>
      </Outcome>
    </form>
  )
}
