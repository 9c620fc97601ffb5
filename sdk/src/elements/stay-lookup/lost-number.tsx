import type { CallError } from '@staykit/contract'
import { isEmail } from '@staykit/domain'
import { askForTripNumbers } from '@staykit/stores/documents'
import { messages } from '@staykit/words/en/lost-number'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFailure } from '../../features/use-failure.ts'
import { useClient } from '../../page/use-services.ts'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { failureText } from '../../ui/failure-text.ts'
import { TextField } from '../../ui/field/field.tsx'
import { withTexts } from '../../ui/with-texts.tsx'

export interface LostNumberProps {
  /** The e-mail that is already typed. */
  readonly email: string
  readonly onBack: () => void
}

/** Requests a mail with the trip numbers of an address; only the mail reveals whether there are any. */
function Lost({ email: first, onBack }: LostNumberProps) {
  const { t } = useWidget()
  const asking = useAsking(first)
  const { email, state, trouble, submit } = asking
  const heading = useRef<HTMLHeadingElement>(null)
  const isSent = state === 'sent'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen has changed
  useEffect(() => heading.current?.focus(), [isSent])
  return (
    <form part="form" className="card roomy col lookup" noValidate onSubmit={submit}>
      <div className="col g1" role={isSent ? 'status' : undefined}>
        <Heading level={1} className="h2" elementRef={heading} tabIndex={-1}>
          {t(isSent ? 'sentTitle' : 'title')}
        </Heading>
        <p className="muted">{t(isSent ? 'sent' : 'lead', { email })}</p>
      </div>
      {trouble && (
        <p className="note bad" role="alert">
          {trouble}
        </p>
      )}
      {isSent ? <Sent {...asking} /> : <Ask {...asking} />}
      <button type="button" className="link sm" onClick={onBack}>
        {t('back')}
      </button>
    </form>
  )
}

type Asking = ReturnType<typeof useAsking>

function Sent({ again }: Asking) {
  const { t } = useWidget()
  return (
    <>
      <p className="sm muted">{t('nothing')}</p>
      <button type="button" className="btn block" onClick={again}>
        {t('another')}
      </button>
    </>
  )
}

function Ask({ email, setEmail, error, state }: Asking) {
  const { t } = useWidget()
  const isSending = state === 'sending'
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={t('email')}
        value={email}
        error={error && t(error)}
        autoComplete="email"
        required
        maxLength={254}
        onChange={setEmail}
      />
      <button type="submit" className="btn primary big block" aria-disabled={isSending}>
        {isSending && <span className="spin" />}
        {t(isSending ? 'sending' : 'send')}
      </button>
    </>
  )
}

function useAsking(first: string) {
  const { t, box } = useWidget()
  const client = useClient()
  const [email, setEmail] = useState(first)
  const [attempts, setAttempts] = useState(0)
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')
  const [problem, setProblem] = useState<CallError>()
  useFailure(problem)
  useEffect(() => {
    if (attempts > 0) box.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts, box])
  const wrong: 'error.required' | 'error.email' | undefined = !email.trim()
    ? 'error.required'
    : isEmail(email.trim())
      ? undefined
      : 'error.email'
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'sending') return
    setProblem(undefined)
    if (wrong) return setAttempts(attempts + 1)
    setState('sending')
    await askForTripNumbers(client, email.trim()).then(
      () => setState('sent'),
      (error: CallError) => {
        setProblem(error)
        setState('asking')
      },
    )
  }
  const again = () => {
    setAttempts(0)
    setState('asking')
  }
  const trouble = problem && failureText(t, problem)
  return { email, setEmail, state, error: attempts > 0 ? wrong : undefined, trouble, submit, again }
}

export const LostNumber = withTexts({ 'lost-number': messages }, Lost)
