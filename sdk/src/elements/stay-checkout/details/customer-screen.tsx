import { type FormEvent, useEffect, useState } from 'react'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { CustomerFields, SpecialRequests } from './customer-form.tsx'
import { Guests } from './guests.tsx'
import type { CustomerState } from './use-customer.ts'

interface CustomerScreenProps {
  readonly state: CustomerState
  readonly onContinue: () => void
  readonly onLogin: () => void
}

/** Step 1, "Your Information": the customer form, then Continue. */
export function CustomerScreen({ state, onContinue, onLogin }: CustomerScreenProps) {
  const { t } = useWidget()
  return (
    <CustomerCard
      title={t('yourInformation')}
      state={state}
      button={t('continue')}
      onSubmit={onContinue}
      aside={
        !state.signedIn && (
          <button type="button" className="link sm" onClick={onLogin}>
            {t('loginForRates')}
          </button>
        )
      }
    />
  )
}

interface CustomerCardProps {
  readonly title: string
  readonly state: CustomerState
  readonly button: string
  readonly onSubmit: () => void
  readonly aside?: React.ReactNode
}

/** The form as a card. Its button is disabled until all fields are valid; a click before shows the errors. */
export function CustomerCard({ title, state, button, onSubmit, aside }: CustomerCardProps) {
  const { box } = useWidget()
  const [attempts, setAttempts] = useState(0)
  const valid = Object.keys(state.problems).length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (valid) onSubmit()
    else setAttempts(attempts + 1)
  }
  useEffect(() => {
    if (attempts > 0) box.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts, box])
  return (
    <form part="form" className="card roomy col g6" noValidate onSubmit={submit}>
      <div className="row between wrap">
        <Heading level={1} className="h2">
          {title}
        </Heading>
        {aside}
      </div>
      <CustomerFields state={state} showAll={attempts > 0} />
      <Guests state={state} showAll={attempts > 0} />
      <SpecialRequests state={state} />
      <div>
        <button type="submit" className="btn primary big" aria-disabled={!valid} data-shows-errors>
          {button}
        </button>
      </div>
    </form>
  )
}
