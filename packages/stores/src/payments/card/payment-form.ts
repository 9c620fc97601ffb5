import { foldTyped } from '@staykit/domain'
import type { Customer } from '../../customer/customer-form.ts'
import type { SavedCard } from './cards.ts'
import { holderOf } from './holder.ts'

/** Id of the card that is typed into the card frame. */
export const NEW_CARD = 'NEW'

/** Payment form (HOT-352). Number and CVC stay empty here: they are typed into the provider's frame (OQ-10). */
export interface PaymentForm {
  /** NEW, or the id of a saved card. */
  readonly id: string
  readonly cardholder: string
  readonly type: string
  readonly number: string
  readonly cvc: string
  readonly address: {
    readonly addressLineOne: string
    readonly city: string
    readonly countryCode: string
    readonly postalCode: string
    readonly stateCode: string
    readonly phoneNumber: string
  }
}

/** The payment form of a customer who pays with a new card, or with a saved one, whose id, holder and type it has. */
export function paymentForm(customer: Customer, card: SavedCard | string = ''): PaymentForm {
  const saved = typeof card === 'string' ? undefined : card
  const { billingAddress, city, country, postalCode, stateCode, phoneNumber } = customer
  return {
    id: saved?.id ?? NEW_CARD,
    cardholder: (saved?.name ?? holderOf(customer)).slice(0, 49),
    type: typeof card === 'string' ? card : card.type,
    number: '',
    cvc: '',
    address: {
      addressLineOne: billingAddress.trim().slice(0, 49),
      city: city.trim().slice(0, 49),
      countryCode: country,
      postalCode: foldTyped(postalCode),
      stateCode,
      phoneNumber: phoneNumber.trim(),
    },
  }
}
