import { useStore } from '@nanostores/react'
import { readAddress } from '@staykit/domain'
import type { BrandState } from '@staykit/stores/brand'
import type { SessionStore, User } from '@staykit/stores/session'
import { atom } from 'nanostores'
import { useEffect, useRef } from 'react'
import { useSession } from '../../features/use-session.ts'
import type { Services } from '../../page/services.ts'
import { useNavigate } from '../../page/use-navigate.ts'
import { useServices } from '../../page/use-services.ts'
import type { PropsOf } from '../../runtime/declaration.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import { useScreenFocus } from '../../ui/use-screen-focus.ts'
import type { stayLogin } from './element.ts'
import type { View } from './form-rules.ts'
import { LoginForm } from './login-form.tsx'
import type { OtherWaysProps } from './other-ways.tsx'
import { useLogin } from './use-login.ts'

const load = () => import('./other-ways.tsx').then((part) => part.loadOtherWays())
const OtherWays = lazy<OtherWaysProps>(load, 'optional')
/** Views without a form. */
const Platform = lazy<OtherWaysProps>(load)

/** Needs a secure context and a browser with WebAuthn. */
const hasPasskeys = 'PublicKeyCredential' in globalThis
const unknown = atom<boolean | undefined>(undefined)
const noUser = atom<User | undefined>(undefined)
const noBrand = atom<BrandState>({ status: 'loading' })
const titles = {
  Login: ['login', 'loginLead', 'login'],
  SignUp: ['signup', 'signupLead', 'signup'],
  Confirm: ['confirm', 'confirmLead', 'confirmButton'],
  ForgotPassword: ['forgot', 'forgotLead', 'sendCode'],
  ResetPassword: ['reset', 'resetLead', 'resetButton'],
} as const satisfies Record<View, readonly [title: string, lead: string, submit: string]>

type Props = PropsOf<typeof stayLogin>

/** State of the login box, and the steps after a login: emits the event and navigates to `next`. */
function useLoginBox({ view: first = 'Login', next: goal }: Props) {
  const { emit, box, environment } = useWidget()
  const next = webAddress(goal, environment.navigation.href())
  const services = useServices()
  const navigate = useNavigate()
  const signedIn = useStore(services?.$signedIn ?? unknown)
  const hasActed = useRef(false)

  const onLogin = (session: SessionStore) => {
    hasActed.current = true
    const user = session.$user.get()
    emit('stay-login', { userId: user?.id ?? '', email: user?.email ?? '' })
    if (next) navigate('next', next, true)
  }
  const login = useLogin(first, onLogin)
  const { problems, busy } = login

  const shown = useRef(login.view)
  // The control that changed the view is gone: the first empty field of the new one takes the focus, such as the code's.
  useEffect(() => {
    if (shown.current === login.view) return
    shown.current = login.view
    const fields = [...box.querySelectorAll<HTMLInputElement>('form input:not(.sr)')]
    const next = fields.find(({ value }) => !value) ?? fields[0]
    next?.focus()
  }, [login.view, box])

  // A login and a logout replace the button that was pressed.
  const screen = signedIn && !busy ? 'member' : 'visitor'
  useScreenFocus(hasActed.current ? screen : '')
  const logOut = async () => {
    hasActed.current = true
    await (await services?.session())?.signOut()
    emit('stay-logout', {})
  }

  // A traveller who is logged in already is redirected, and Back does not return here (ACC-032).
  useEffect(() => {
    if (signedIn && next && !busy && !hasActed.current) navigate('next', next, true)
  }, [signedIn, next, busy, navigate])

  useEffect(() => {
    if (Object.values(problems).some(Boolean)) box.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems, box])

  useEffect(() => void services?.brand.load(), [services])
  const state = useStore(services?.brand.$brand ?? noBrand)
  const logins = state.status === 'ready' && (state.brand.logins ?? [])
  return { ...login, logins, logOut, services, isSignedIn: services && signedIn }
}

/** The address, unless it would run a script instead of opening a page. */
function webAddress(address = '', page: string): string | undefined {
  const isWeb = /^https?:$/.test(readAddress(address, page)?.protocol ?? '')
  return address && isWeb ? address : undefined
}

export function StayLogin(props: Props) {
  const { t } = useWidget()
  const {
    isSignedIn,
    logins,
    notice,
    trouble,
    show,
    change,
    submit,
    resend,
    enter,
    logOut,
    services,
    ...form
  } = useLoginBox(props)
  const { view, values, busy } = form
  if (isSignedIn && !busy) return <SignedIn services={services} onLogout={logOut} />
  // The members belong to a platform: its buttons replace all forms (ACC-064).
  if (logins && logins[0] === 'platform') return <Platform view={view} logins={logins} onEnter={enter} />
  const [title, lead, submitKey] = titles[view]
  const email = view === 'ResetPassword' ? values.email : values.username
  return (
    <section part="box" className="box card roomy col g6" aria-busy={busy}>
      <div className="col g1">
        <Heading level={2} className="h2">
          {(view === 'Login' && props.heading) || t(title)}
        </Heading>
        <p className="muted">{t(lead, { email })}</p>
      </div>
      <p className={notice ? 'note ok' : 'sr'} role="status">
        {notice}
      </p>
      {trouble && (
        <p className="note bad" role="alert">
          {trouble}
        </p>
      )}
      <LoginForm key={view} {...form} submitLabel={t(submitKey)} onChange={change} onSubmit={submit} />
      <Others view={view} logins={logins} onEnter={enter} />
      <Switches view={view} show={show} resend={resend} />
      {busy && (
        <div className="veil">
          <span className="spin" role="status" aria-label={t('busy')} />
        </div>
      )}
    </section>
  )
}

/** Content below the form. Reserves space for the passkey button, so that nothing moves when it appears. */
function Others({
  logins,
  ...props
}: Omit<OtherWaysProps, 'logins'> & { logins: readonly string[] | false }) {
  const hasPasskey = hasPasskeys && props.view === 'Login'
  const hasLogin = props.view === 'Login' || props.view === 'SignUp'
  const hasOther = hasLogin && logins && logins.length > 0
  if (!hasPasskey && !hasOther) return null
  return (
    <div className={hasPasskey ? 'ways' : undefined}>
      {logins && <OtherWays logins={logins} {...props} />}
    </div>
  )
}

function Switches({ view, show, resend }: { view: View; show: (view: View) => void; resend: () => void }) {
  const { t } = useWidget()
  const link = (to: View, key: 'forgotLink' | 'signup' | 'login' | 'back') => (
    <button type="button" className="link" onClick={() => show(to)}>
      {t(key)}
    </button>
  )
  if (view === 'Login') {
    return (
      <div className="foot">
        {link('ForgotPassword', 'forgotLink')}
        <p>
          {t('newHere')} {link('SignUp', 'signup')}
        </p>
      </div>
    )
  }
  if (view === 'SignUp') {
    return (
      <p className="foot">
        {t('adults')} {t('already')} {link('Login', 'login')}
      </p>
    )
  }
  return (
    <p className="foot">
      {view === 'Confirm' && (
        <button type="button" className="btn quiet" onClick={resend}>
          {t('resend')}
        </button>
      )}
      {link('Login', 'back')}
    </p>
  )
}

interface SignedInProps {
  readonly services: Services | undefined
  readonly onLogout: () => void
}

function SignedIn({ services, onLogout }: SignedInProps) {
  const { t } = useWidget()
  const { session } = useSession(services)
  const user = useStore(session?.$user ?? noUser)
  return (
    <section part="box" className="box card roomy col">
      <p data-start>{t('signedIn', { email: user?.email ?? '' })}</p>
      <button type="button" className="btn" onClick={onLogout}>
        {t('logout')}
      </button>
    </section>
  )
}
