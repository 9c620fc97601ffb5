import { useStore } from '@nanostores/react'
import type { SessionStore } from '@staykit/stores/session'
import { atom } from 'nanostores'
import { useEffect, useRef } from 'react'
import { useNavigate } from '../../page/use-navigate.ts'
import { useServices } from '../../page/use-services.ts'
import { useUser } from '../../page/use-session.ts'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useWidget } from '../../runtime/widget.ts'
import type { stayLogin } from './element.ts'
import type { View } from './form-rules.ts'
import { LoginForm } from './login-form.tsx'
import { useLogin } from './use-login.ts'

const unknown = atom<boolean | undefined>(undefined)
const titles: Record<View, [title: string, lead: string, submit: string]> = {
  Login: ['login', 'loginLead', 'login'],
  SignUp: ['signup', 'signupLead', 'signup'],
  Confirm: ['confirm', 'confirmLead', 'confirmButton'],
  ForgotPassword: ['forgot', 'forgotLead', 'sendCode'],
  ResetPassword: ['reset', 'resetLead', 'resetButton'],
}

export function StayLogin({ view: first = 'Login', next, heading }: PropsOf<typeof stayLogin>) {
  const { t, emit, box } = useWidget()
  const services = useServices()
  const navigate = useNavigate()
  const signedIn = useStore(services?.$signedIn ?? unknown)
  const announced = useRef(false)

  const onLogin = (session: SessionStore) => {
    announced.current = true
    const user = session.$user.get()
    emit('stay-login', { userId: user?.id ?? '', email: user?.email ?? '' })
    if (next) navigate('next', next, true)
  }
  const login = useLogin(first, onLogin)
  const { view, values, problems, busy } = login

  // Whoever is logged in already is sent on, and Back does not return here (ACC-032).
  useEffect(() => {
    if (signedIn && next && !busy && !announced.current) navigate('next', next, true)
  }, [signedIn, next, busy, navigate])

  useEffect(() => {
    if (Object.values(problems).some(Boolean)) box.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems, box])

  if (services && signedIn && !busy) return <SignedIn />
  const [title, lead, submit] = titles[view]
  const email = view === 'ResetPassword' ? values.email : values.username
  return (
    <section part="box" className="box card roomy col g6" aria-busy={busy}>
      <div className="col g1">
        <h2 className="h2">{view === 'Login' && heading ? heading : t(title)}</h2>
        <p className="muted">{t(lead, { email })}</p>
      </div>
      {login.notice && (
        <p className="note ok" role="status">
          {login.notice}
        </p>
      )}
      <LoginForm
        key={view}
        view={view}
        values={values}
        problems={problems}
        busy={busy}
        submitLabel={t(submit)}
        onChange={login.change}
        onSubmit={login.submit}
      />
      <Switches view={view} show={login.show} resend={login.resend} />
      {busy && (
        <div className="veil">
          <span className="spin" role="status" aria-label={t('busy')} />
        </div>
      )}
    </section>
  )
}

function Switches({ view, show, resend }: { view: View; show: (view: View) => void; resend: () => void }) {
  const { t } = useWidget()
  const link = (to: View, key: string) => (
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

function SignedIn() {
  const { t, emit } = useWidget()
  const services = useServices()
  const user = useUser()
  const logOut = async () => {
    await (await services?.session())?.signOut()
    emit('stay-logout', {})
  }
  return (
    <section part="box" className="box card roomy col">
      <p>{t('signedIn', { email: user?.email ?? '' })}</p>
      <button type="button" className="btn" onClick={logOut}>
        {t('logout')}
      </button>
    </section>
  )
}
