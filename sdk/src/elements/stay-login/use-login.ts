import { CallError } from '@staykit/contract'
import type { SessionStore } from '@staykit/stores/session'
import { useState } from 'react'
import { loadServices } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'
import { type Field, fieldOfError, type Problems, problemsOf, type Values, type View } from './form-rules.ts'

const blank: Values = { username: '', password: '', confirmPassword: '', email: '', pin: '', newPassword: '' }

/** State and actions of the login box: which view, what is typed, what is wrong, whether something is under way. */
export function useLogin(first: View, onLogin: (session: SessionStore) => void) {
  const { t } = useWidget()
  const [view, setView] = useState<View>(first)
  const [values, setValues] = useState(blank)
  const [problems, setProblems] = useState<Problems>({})
  const [notice, setNotice] = useState('')
  const [busy, attempt] = useAttempt((error) => {
    if (error.code === 'UserNotConfirmedException') show('Confirm')
    else setProblems({ [fieldOfError(view, error.code)]: error.message })
  })

  function show(next: View, message = '') {
    setView(next)
    setProblems({})
    setNotice(message)
  }

  async function run(session: SessionStore) {
    const next = await send(session, view, values)
    if (!next) return onLogin(session)
    const isReset = next === 'Login'
    setValues(isReset ? { ...blank, username: values.email } : { ...values, pin: '' })
    show(next, isReset ? t('resetDone') : '')
  }

  return {
    view,
    values,
    problems,
    notice,
    busy,
    show,
    change: (field: Field, value: string) => {
      // A password manager fills several fields before anything is drawn again.
      setValues((before) => ({ ...before, [field]: value }))
      setProblems((before) => (before[field] ? { ...before, [field]: undefined } : before))
    },
    submit: () => {
      const found = problemsOf(view, values)
      const words = Object.fromEntries(Object.entries(found).map(([field, key]) => [field, t(key)]))
      setProblems(words)
      setNotice('')
      if (Object.keys(found).length === 0) void attempt(run)
    },
    resend: () =>
      attempt(async (session) => {
        await session.resend(values.username)
        setNotice(t('resent'))
      }),
  }
}

/** Does what a view is for. Answers the view that comes next, or undefined when somebody is signed in. */
async function send(session: SessionStore, view: View, values: Values): Promise<View | undefined> {
  const { username, password, email, newPassword } = values
  const pin = values.pin.replace(/\s/g, '')
  if (view === 'SignUp') {
    await session.signUp(username, password)
    return 'Confirm'
  }
  if (view === 'ForgotPassword') {
    await session.forgot(email)
    return 'ResetPassword'
  }
  if (view === 'ResetPassword') {
    await session.reset(email, pin, newPassword)
    return 'Login'
  }
  if (view === 'Login') await session.signIn(username, password)
  else await session.confirm(username, pin, password)
  return undefined
}

/** Works with the session, one thing at a time; `onRefused` hears what the server has against it. */
function useAttempt(onRefused: (error: CallError) => void) {
  const widget = useWidget()
  const [busy, setBusy] = useState(false)
  async function attempt(work: (session: SessionStore) => Promise<void>) {
    if (busy) return
    setBusy(true)
    try {
      await work(await (await loadServices(widget)).session())
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      onRefused(error)
    } finally {
      setBusy(false)
    }
  }
  return [busy, attempt] as const
}
