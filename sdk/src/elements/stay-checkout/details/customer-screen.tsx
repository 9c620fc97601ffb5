import { type FormEvent, useEffect, useState } from 'react'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { CustomerFields } from './fields.tsx'
import { Guests } from './guests.tsx'
import { SpecialRequests } from './special-requests.tsx'
import { type CustomerState, hasProblems } from './use-customer.ts'

interface CustomerCardProps {
  readonly state: CustomerState
  readonly button: string
  readonly onSubmit: () => void
  /** Opens the login; undefined for a member. */
  readonly onLogin: (() => void) | undefined
}

/** "Your Information": the customer's form. Its button always works: with gaps it shows the errors and focuses the first. */
export function CustomerCard({ state, button, onSubmit, onLogin }: CustomerCardProps) {
  const { t, box } = useWidget()
  const [attempts, setAttempts] = useState(0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (hasProblems(state.problems)) setAttempts(attempts + 1)
    else onSubmit()
  }
  useEffect(() => {
    if (attempts > 0) box.querySelector<HTMLElement>('[part=form] [aria-invalid]')?.focus()
  }, [attempts, box])
  return (
    <form part="form" className="card roomy col g6" noValidate onSubmit={submit}>
      <div className="row between wrap">
        <Heading level={1} className="h2" data-start>
          {t('yourInformation')}
        </Heading>
        {onLogin && (
          <button type="button" className="link sm" onClick={onLogin}>
            {t('loginForRates')}
          </button>
        )}
      </div>
      <CustomerFields state={state} showAll={attempts > 0} />
      <Guests state={state} showAll={attempts > 0} />
      <SpecialRequests state={state} />
      <div className="row between wrap">
        {onLogin && <span className="sm muted note-of-mail">{t('noAccount')}</span>}
        <button type="submit" className="btn primary big proceed">
          {button}
        </button>
      </div>
    </form>
  )
}
