import { useStore } from '@nanostores/react'
import type { BrandState } from '@staykit/stores/brand'
import { messages as accountRefusals } from '@staykit/words/en/account-refusals'
import { messages } from '@staykit/words/en/join'
import { atom } from 'nanostores'
import { type FormEvent, useEffect, useRef } from 'react'
import { useServices } from '../../../page/use-services.ts'
import { useLinks } from '../../../page/with-brand.tsx'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { TextField } from '../../../ui/field/field.tsx'
import { PasswordField } from '../../../ui/password-field/password-field.tsx'
import { withTexts } from '../../../ui/with-texts.tsx'
import { type Joining, useJoin } from './use-join.ts'

export interface JoinProps {
  /** The e-mail address of the trip: that of the account, to which the code is mailed. */
  readonly email: string
  /** The account was created on this page. */
  readonly isJoined: boolean
  readonly onJoined: () => void
}

const unknown = atom<boolean | undefined>(undefined)
const noBrand = atom<BrandState>({ status: 'loading' })

/**
 * A guest with a booking becomes a member with a password and the code that is mailed to the booking's address. The server
 * assigns the trip by that address; only the mail says whether it already had an account.
 */
function Offer({ email, isJoined, onJoined }: JoinProps) {
  const services = useServices()
  const signedIn = useStore(services?.$signedIn ?? unknown)
  const state = useStore(services?.brand.$brand ?? noBrand)
  const joining = useJoin(email, onJoined)
  if (isJoined) return <Joined email={email} />
  // The members of a platform sign up there.
  const isOffered = state.status === 'ready' && state.brand.logins?.[0] !== 'platform'
  return signedIn === false && isOffered ? <JoinForm email={email} {...joining} /> : null
}

function Joined({ email }: { email: string }) {
  const { t } = useWidget()
  const links = useLinks()
  const heading = useFocus()
  const trips = links.to('trips')
  return (
    <section className="card col g2 offer" role="status" part="join">
      <Heading level={2} className="h4" elementRef={heading} tabIndex={-1}>
        {t('done')}
      </Heading>
      <p className="sm">{t('doneLead', { email })}</p>
      {trips !== 'none' && (
        <a className="link" href={trips}>
          {t('trips')}
        </a>
      )}
    </section>
  )
}

function useFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}

type JoinFormProps = { readonly email: string } & Joining

function JoinForm(props: JoinFormProps) {
  const { t, box } = useWidget()
  const { email, step, problem, trouble, notice, busy, submit } = props
  const isPin = step === 'pin'
  useEffect(() => {
    if (problem || isPin) box.querySelector<HTMLElement>('[part=join] input:not(.sr)')?.focus()
  }, [problem, isPin, box])
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form className="card col" part="join" noValidate aria-busy={busy} onSubmit={send}>
      <div className="col g1">
        <Heading level={2} className="h4">
          {t(isPin ? 'sentTitle' : 'title')}
        </Heading>
        <p className="sm muted" role={isPin ? 'status' : undefined}>
          {notice || t(isPin ? 'sent' : 'lead', { email })}
        </p>
      </div>
      {trouble && (
        <p className="note bad" role="alert">
          {trouble}
        </p>
      )}
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
      <JoinField {...props} />
      <JoinActions {...props} />
      {!isPin && <p className="xs muted">{t('adults')}</p>}
    </form>
  )
}

/** The password, then the code. */
function JoinField({ step, values, problem, change }: JoinFormProps) {
  const { t } = useWidget()
  const shared = { required: true, error: problem }
  if (step === 'pin')
    return (
      <TextField
        {...shared}
        name="pin"
        label={t('pin')}
        value={values.pin}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(pin) => change({ pin })}
      />
    )
  return (
    <PasswordField
      {...shared}
      name="password"
      label={t('password')}
      hint={problem ? undefined : t('rules')}
      value={values.password}
      autoComplete="new-password"
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      onChange={(password) => change({ password })}
    />
  )
}

function JoinActions({ step, busy, resend, back }: JoinFormProps) {
  const { t } = useWidget()
  const isPin = step === 'pin'
  return (
    <div className="row wrap">
      <button type="submit" className="btn primary" aria-disabled={busy}>
        {busy && <span className="spin" />}
        {t(busy ? 'busy' : isPin ? 'confirm' : 'create')}
      </button>
      {isPin && (
        <>
          <button type="button" className="btn quiet" aria-disabled={busy} onClick={resend}>
            {t('resend')}
          </button>
          <button type="button" className="link sm" onClick={back}>
            {t('change')}
          </button>
        </>
      )}
    </div>
  )
}

export const Join = withTexts({ join: messages, 'account-refusals': accountRefusals }, Offer)
