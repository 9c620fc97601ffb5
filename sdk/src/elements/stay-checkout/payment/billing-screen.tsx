import type { Contract } from '@staykit/contract'
import { agesText } from '@staykit/domain'
import { childAgesOf, roomGuestsOf } from '@staykit/stores/customer'
import { useEffect, useState } from 'react'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { CustomerCard } from '../details/customer-screen.tsx'
import type { CustomerState } from '../details/use-customer.ts'
import type { CheckoutStores } from '../use-checkout.ts'
import { Payment } from './payment.tsx'

interface BillingScreenProps {
  readonly stores: CheckoutStores
  readonly state: CustomerState
  readonly contract: Contract
  readonly pm: string | undefined
  readonly onIncomplete: () => void
}

/**
 * Billing and payment. The form collapses to a summary when all fields are valid; Continue shows the payment, which is
 * visible at once if everything is valid initially.
 */
export function BillingScreen({ stores, state, contract, pm, onIncomplete }: BillingScreenProps) {
  const { t } = useWidget()
  const valid = Object.keys(state.problems).length === 0
  const [editing, setEditing] = useState(!valid)
  const [revealed, setRevealed] = useState(valid)
  const { firstName, lastName, email } = state.customer
  const nameless = !firstName.trim() || !lastName.trim() || (!state.signedIn && !email.trim())

  useEffect(() => {
    if (nameless) onIncomplete()
  }, [nameless, onIncomplete])

  const proceed = () => {
    state.save()
    setEditing(false)
    setRevealed(true)
  }
  if (nameless) return null
  if (editing || !valid) {
    return (
      <CustomerCard
        title={t('yourInformation')}
        state={state}
        button={t(revealed ? 'confirm' : 'continue')}
        onSubmit={proceed}
      />
    )
  }
  return (
    <div className="col">
      <ConfirmCard state={state} onEdit={() => setEditing(true)} />
      <Payment stores={stores} contract={contract} pm={pm} />
    </div>
  )
}

function ConfirmCard({ state, onEdit }: { state: CustomerState; onEdit: () => void }) {
  const { t, settings } = useWidget()
  const { customer, signedIn, rooms, children } = state
  const ages = childAgesOf(customer, { rooms, guests: rooms + children })
  const guests = roomGuestsOf(customer, rooms)
  const place = [
    customer.billingAddress,
    customer.city,
    `${customer.stateCode} ${customer.postalCode}`.trim(),
    customer.country,
  ]
  return (
    <section className="card row between top">
      <div className="sm muted grow">
        <Heading level={1} className="h4 name">
          {t('confirmInformation')}
        </Heading>
        <p className="b name">
          {customer.firstName} {customer.lastName}
        </p>
        <p>
          <bdi>{[!signedIn && customer.email, customer.phoneNumber].filter(Boolean).join(', ')}</bdi>
        </p>
        <p>
          <bdi>{place.filter(Boolean).join(', ')}</bdi>
        </p>
        {guests && (
          <p>
            {t('guests')}:{' '}
            <bdi>{guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}</bdi>
          </p>
        )}
        {ages && (
          <p>
            {t('children')}: {agesText(ages, settings.locale)}
          </p>
        )}
        {customer.specialRequests && (
          <p>
            <bdi>{customer.specialRequests}</bdi>
          </p>
        )}
      </div>
      <button type="button" className="link" onClick={onEdit}>
        {t('edit')}
      </button>
    </section>
  )
}
