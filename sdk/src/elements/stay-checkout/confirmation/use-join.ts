import { CallError } from '@staykit/contract'
import { isFilled, isPin, passwordProblem } from '@staykit/domain'
import type { SessionStore } from '@staykit/stores/session'
import { useState } from 'react'
import { useFailure } from '../../../features/use-failure.ts'
import { loadServices } from '../../../page/use-services.ts'
import { useWidget } from '../../../runtime/widget.ts'
import { failureText } from '../../../ui/failure-text.ts'

interface Values {
  readonly password: string
  readonly pin: string
}

export interface Joining {
  readonly step: 'password' | 'pin'
  readonly values: Values
  /** Error of the visible field. */
  readonly problem: string | undefined
  /** Why there was no answer. */
  readonly trouble: string
  readonly notice: string
  readonly busy: boolean
  readonly change: (change: Partial<Values>) => void
  readonly submit: () => void
  readonly resend: () => void
  readonly back: () => void
}

/** A password for the address of a booking, then the mailed code; then the owner is signed in. */
export function useJoin(email: string, onJoined: () => void): Joining {
  const { t, emit } = useWidget()
  const [step, setStep] = useState<Joining['step']>('password')
  const [values, setValues] = useState<Values>({ password: '', pin: '' })
  const [notice, setNotice] = useState('')
  const { attempt, problem, setProblem, ...standing } = useAttempt()
  const { pin } = values

  const go = (next: Joining['step'], words = '') => {
    setStep(next)
    setNotice(words)
    setProblem(undefined)
  }
  const join = async (session: SessionStore) => {
    await session.confirm(email, pin, values.password)
    emit('stay-login', { userId: session.identityId() ?? '', email })
    onJoined()
  }
  const sendPassword = async (session: SessionStore) => {
    await session.signUp(email, values.password)
    go('pin')
  }
  const submit = () => {
    const wrong = step === 'password' ? passwordWords(values.password) : pinWords(pin)
    if (wrong) setProblem(t(wrong))
    else void attempt(step === 'password' ? sendPassword : join)
  }
  return {
    step,
    values,
    problem,
    notice,
    ...standing,
    change: (change) => {
      setValues((before) => ({ ...before, ...change }))
      setProblem(undefined)
    },
    submit,
    resend: () =>
      void attempt(async (session) => {
        await session.resend(email)
        setNotice(t('resent'))
      }),
    back: () => go('password'),
  }
}

const passwordWords = (password: string) => {
  const wrong = isFilled(password, 500) ? passwordProblem(password) : 'required'
  return (
    wrong && (`error.${wrong === 'too-short' ? 'short' : wrong === 'required' ? wrong : 'simple'}` as const)
  )
}
const pinWords = (pin: string) => (!isFilled(pin) ? 'error.required' : isPin(pin) ? undefined : 'error.pin')

/** Runs one action at a time with the session; a refusal of the server appears at the field. */
function useAttempt() {
  const widget = useWidget()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<CallError>()
  useFailure(failure)
  async function attempt(work: (session: SessionStore) => Promise<void>) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    setProblem(undefined)
    try {
      await work(await (await loadServices(widget)).session())
    } catch (thrown) {
      const error =
        thrown instanceof CallError ? thrown : new CallError({ code: 'NETWORK', message: String(thrown) })
      if (error.status) setProblem(failureText(widget.t, error))
      if (!error.code.endsWith('Exception')) setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const trouble = failure && !failure.status ? failureText(widget.t, failure) : ''
  return { busy, problem, setProblem, trouble, attempt }
}
