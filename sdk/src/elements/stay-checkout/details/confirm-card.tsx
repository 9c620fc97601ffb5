import { agesText } from '@staykit/domain'
import { roomGuestsOf } from '@staykit/stores/customer'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import type { CustomerState } from './use-customer.ts'

/** The customer's form, folded to a line above the payment. */
export function ConfirmCard({ state, onEdit }: { state: CustomerState; onEdit: () => void }) {
  const { t, settings } = useWidget()
  const { customer, signedIn, rooms, childAges } = state
  const guests = roomGuestsOf(customer, rooms)
  return (
    <section className="card row between top">
      <div className="sm muted grow">
        <Heading level={1} className="sm lead">
          {t('confirmInformation')}
        </Heading>
        <p className="person">
          <b className="b name">
            {customer.firstName} {customer.lastName}
          </b>{' '}
          {!signedIn && (
            <>
              <bdi>{customer.email}</bdi>{' '}
            </>
          )}
          <bdi>{customer.phoneNumber}</bdi>
        </p>
        {guests && (
          <p>
            {t('guests')}:{' '}
            <bdi>{guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}</bdi>
          </p>
        )}
        {childAges.length > 0 && (
          <p>
            {t('children')}: {agesText(childAges, settings.locale)}
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
