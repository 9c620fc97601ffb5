import { CallError } from '@staykit/contract'
import type { SessionStore } from '@staykit/stores/session'
import { useState } from 'react'
import { loadServices } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'
import { type Field, fieldOfError, type Problems, problemsOf, type Values, type View } from './form-rules.ts'

const blank: Values = { username: '', password: '', confirmPassword: '', email: '', pin: '', newPassword: '' }

/** State and actions of the login box: which view, what is typed, what is wrong, whether something is under way. */
export function useLogin(first: View, onLogin: (session: SessionStore) => void) {
  const widget = useWidget()
  const { t } = widget
  const [view, setView] = useState<View>(first)
  const [values, setValues] = useState(blank)
  const [problems, setProblems] = useState<Problems>({})
  const [notice, setNotice] = useState('')
  const [busy, setBusy] = useState(false)

  function show(next: View, message = '') {
    setView(next)
    setProblems({})
    setNotice(message)
  }

  async function run(session: SessionStore) {
    const { username, password, email, newPassword } = values
    const pin = values.pin.replace(/\s/g, '')
    if (view === 'Login') {
      await session.signIn(username, password)
      onLogin(session)
    } else if (view === 'SignUp') {
      await session.signUp(username, password)
      setValues({ ...values, pin: '' })
      show('Confirm')
    } else if (view === 'Confirm') {
      await session.confirm(username, pin, password)
      onLogin(session)
    } else if (view === 'ForgotPassword') {
      await session.forgot(email)
      setValues({ ...values, pin: '' })
      show('ResetPassword')
    } else {
      await session.reset(email, pin, newPassword)
      setValues({ ...blank, username: email })
      show('Login', t('resetDone'))
    }
  }

  async function attempt(work: (session: SessionStore) => Promise<void>) {
    if (busy) return
    setBusy(true)
    try {
      await work(await (await loadServices(widget)).session())
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.code === 'UserNotConfirmedException') show('Confirm')
      else setProblems({ [fieldOfError(view, error.code)]: error.message })
    } finally {
      setBusy(false)
    }
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
