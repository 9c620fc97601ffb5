import { CallError } from '@staykit/contract'
import type { SessionStore } from '@staykit/stores/session'
import { useState } from 'react'
import { useFailure } from '../../features/use-failure.ts'
import type { Translate } from '../../messages/translate.ts'
import { loadServices } from '../../page/use-services.ts'
import { useKeptState } from '../../runtime/use-kept.ts'
import { useWidget } from '../../runtime/widget.ts'
import { failureText } from '../../ui/failure-text.ts'
import {
  type Field,
  fieldOfError,
  isOwnMistake,
  type Problems,
  type ProblemTexts,
  problemsOf,
  type Values,
  type View,
} from './form-rules.ts'

const blank: Values = { username: '', password: '', confirmPassword: '', email: '', pin: '', newPassword: '' }

/** State and actions of the login box: view, values, errors, and whether an action is running. */
export function useLogin(first: View, onLogin: (session: SessionStore) => void) {
  const { t } = useWidget()
  const [view, setView] = useKeptState<View>('view', first)
  const [values, setValues] = useKeptState('values', blank)
  const [problems, setProblems] = useState<ProblemTexts>({})
  const [notice, setNotice] = useState('')
  const { attempt, ...standing } = useAttempt((error) => {
    if (error.code === 'UserNotConfirmedException') show('Confirm')
    else setProblems({ [fieldOfError(view, error.code)]: failureText(t, error) })
  })

  function show(next: View, message = '') {
    setView(() => next)
    setProblems({})
    setNotice(message)
  }

  async function run(session: SessionStore) {
    const next = await send(session, view, values)
    if (!next) {
      // They are not needed any more, and the values outlive the form.
      setValues(({ username, email }) => ({ ...blank, username, email }))
      return onLogin(session)
    }
    const isReset = next === 'Login'
    setValues(() => (isReset ? { ...blank, username: values.email } : { ...values, pin: '' }))
    show(next, isReset ? t('resetDone') : '')
  }

  return {
    view,
    values,
    problems,
    notice,
    ...standing,
    show,
    change: (field: Field, value: string) => {
      // A password manager fills several fields before the next render.
      setValues((before) => ({ ...before, [field]: value }))
      setProblems((before) => (before[field] ? { ...before, [field]: undefined } : before))
    },
    submit: () => {
      const found = problemsOf(view, values)
      setProblems(inWords(found, t))
      setNotice('')
      if (Object.keys(found).length === 0) void attempt(run)
    },
    /** Logs in by other means; `work` returns whether it succeeded. */
    enter: (work: (session: SessionStore) => Promise<boolean>) =>
      attempt(async (session) => {
        if (await work(session)) onLogin(session)
      }),
    resend: () =>
      attempt(async (session) => {
        await session.resend(values.username)
        setNotice(t('resent'))
      }),
  }
}

const inWords = (found: Problems, t: Translate): ProblemTexts =>
  Object.fromEntries(Object.entries(found).map(([field, key]) => [field, t(key)]))

/** Runs the action of a view. Returns the next view, or undefined after a login. */
async function send(session: SessionStore, view: View, values: Values): Promise<View | undefined> {
  const { username, password, email, pin, newPassword } = values
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

/**
 * Runs one action at a time with the session. `onRefused` receives a refusal of the server; `trouble` is why there was no
 * answer. Failed requests are never retried automatically.
 */
function useAttempt(onRefused: (error: CallError) => void) {
  const widget = useWidget()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallError>()
  useFailure(failure)
  async function attempt(work: (session: SessionStore) => Promise<void>) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work(await (await loadServices(widget)).session())
    } catch (problem) {
      // When the code for the request fails to load, there was no answer either.
      const lost = new CallError({ code: 'NETWORK', message: String(problem) })
      const error = problem instanceof CallError ? problem : lost
      if (error.status) onRefused(error)
      if (!isOwnMistake(error.code)) setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const trouble = failure && !failure.status ? failureText(widget.t, failure) : ''
  return { busy, trouble, attempt }
}
