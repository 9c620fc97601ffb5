import { cardHolderName } from '@staykit/domain'
import type { Customer } from '../../customer/customer-form.ts'

/** The name on the card: the card holder's fields, else the customer's own name (HOT-177). */
export function holderOf(customer: Customer): string {
  const { cardHolderFirstName, cardHolderLastName, firstName, lastName } = customer
  return cardHolderName(`${cardHolderFirstName} ${cardHolderLastName}`, firstName, lastName)
}
