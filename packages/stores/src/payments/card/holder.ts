import { cardHolderName } from '@staykit/domain'
import type { Customer } from '../../customer/customer-form.ts'

export type HolderFields = Pick<Customer, 'cardHolderFirstName' | 'cardHolderLastName'>

/** The card holder's two names, which default to the customer's own (HOT-177). */
export function holderFields(customer: Customer): HolderFields {
  const { cardHolderFirstName, cardHolderLastName, firstName, lastName } = customer
  return cardHolderFirstName || cardHolderLastName
    ? { cardHolderFirstName, cardHolderLastName }
    : { cardHolderFirstName: firstName, cardHolderLastName: lastName }
}

/** The name on the card. */
export function holderOf(customer: Customer): string {
  const { cardHolderFirstName, cardHolderLastName } = holderFields(customer)
  return cardHolderName('', cardHolderFirstName.trim(), cardHolderLastName.trim())
}
