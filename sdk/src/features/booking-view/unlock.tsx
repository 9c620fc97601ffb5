import type { CallError } from '@staykit/contract'
import { isEmail, isFilled } from '@staykit/domain'
import type { BookingStore } from '@staykit/stores/booking'
import { messages } from '@staykit/words/en/unlock'
import { type FormEvent, useState } from 'react'
import { Heading } from '../../runtime/heading.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { failureText } from '../../ui/failure-text.ts'
import { TextField } from '../../ui/field/field.tsx'
import { withTexts } from '../../ui/with-texts.tsx'
import { useFailure } from '../use-failure.ts'

export interface UnlockProps {
  readonly store: BookingStore
}

/** The email of a booking that the link of a mail opened: after it, the booking can be changed. */
function Form({ store }: UnlockProps) {
  const { t, box } = useWidget()
  const [email, setEmail] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<CallError>()
  useFailure(problem?.status === 404 ? undefined : problem)
  const mistake = isFilled(email, 254) ? (isEmail(email) ? undefined : 'wrong') : 'required'
  const isOther = problem?.status === 404
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsTried(true)
    if (mistake) return box.querySelector<HTMLElement>('.unlock input')?.focus()
    setIsBusy(true)
    setProblem(undefined)
    await store.unlock(email.trim()).catch(setProblem)
    setIsBusy(false)
  }
  return (
    <form className="card col unlock" noValidate onSubmit={submit}>
      <Heading level={2} className="b">
        {t('title')}
      </Heading>
      <p className="sm muted">{t('lead')}</p>
      {problem && (
        <p className="note bad" role="alert">
          {isOther ? t('other') : failureText(t, problem)}
        </p>
      )}
      <TextField
        name="email"
        type="email"
        label={t('email')}
        value={email}
        error={isTried && mistake ? t(mistake) : undefined}
        autoComplete="email"
        required
        onChange={setEmail}
      />
      <button type="submit" className="btn primary" aria-disabled={isBusy}>
        {isBusy && <span className="spin" />}
        {t('continue')}
      </button>
    </form>
  )
}

export const Unlock = withTexts({ unlock: messages }, Form)
