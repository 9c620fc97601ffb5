import { cardHolderName } from '@staykit/domain'
import type { Customer } from '../../customer/customer-form.ts'

type HolderFields = Pick<Customer, 'cardHolderFirstName' | 'cardHolderLastName'>

/** The card holder's fields of a name typed in one, whose last word is the last name (HOT-351). */
export function holderFields(name: string): HolderFields {
  const words = name.trim().split(/\s+/)
  return { cardHolderLastName: words.pop() ?? '', cardHolderFirstName: words.join(' ') }
}

/** The name on the card: the card holder's fields, else the customer's own name (HOT-177). */
export function holderOf(customer: Customer): string {
  const { cardHolderFirstName, cardHolderLastName, firstName, lastName } = customer
  return cardHolderName(`${cardHolderFirstName} ${cardHolderLastName}`, firstName, lastName)
}
