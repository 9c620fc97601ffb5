import { useStore } from '@nanostores/react'
import { type AddressRules, childAgesOf, DEFAULT_OCCUPANCY } from '@staykit/domain'
import { addressProblems, type Customer, customerProblems, type Problems } from '@staykit/stores/customer'
import { useEffect } from 'react'
import { useAddressRules } from '../../../features/address/use-address-rules.ts'
import type { CheckoutStores } from '../use-checkout.ts'

export interface CustomerState {
  readonly customer: Customer
  /** Problems of the customer's form; Continue needs none. */
  readonly problems: Problems
  /** Problems of the billing address; Book Room needs none. */
  readonly addressProblems: Problems
  readonly signedIn: boolean
  /** Number of booked rooms. */
  readonly rooms: number
  /** Whole years, of all rooms. */
  readonly childAges: readonly number[]
  readonly rules: AddressRules
  readonly onChange: (change: Partial<Customer>) => void
  /** Saves a member's details in the profile, except the e-mail (HOT-160). */
  readonly save: () => void
}

const profileFields = [
  'firstName',
  'lastName',
  'phoneNumber',
  'billingAddress',
  'city',
  'country',
  'stateCode',
  'postalCode',
] as const

export const hasProblems = (problems: Problems): boolean => Object.keys(problems).length > 0

/** The customer's details and their errors; a member's profile fills empty fields (HOT-244). */
export function useCustomer({ checkout, session }: CheckoutStores): CustomerState {
  const customer = useStore(checkout.$customer)
  const contract = useStore(checkout.$contract)
  const user = useStore(session.$user)
  const occupancy = contract.kind === 'ready' ? contract.contract.occupancy : DEFAULT_OCCUPANCY
  const rooms = occupancy.length
  const signedIn = user !== undefined
  const rules = useAddressRules(customer.country)
  useEffect(() => {
    if (!user) return
    const typed = checkout.$customer.get()
    const missing = profileFields.filter(
      (field) => !typed[field] || (field === 'country' && !typed.billingAddress),
    )
    checkout.setCustomer(
      Object.fromEntries(missing.map((field) => [field, user.info[field] || typed[field]])),
    )
  }, [user, checkout])
  return {
    customer,
    signedIn,
    rooms,
    childAges: childAgesOf(occupancy),
    rules,
    problems: customerProblems(customer, { signedIn, rooms }),
    addressProblems: addressProblems(customer, rules),
    onChange: checkout.setCustomer,
    save: () => {
      if (!user) return
      const changed = profileFields.some((field) => (user.info[field] ?? '') !== customer[field])
      const info = Object.fromEntries(profileFields.map((field) => [field, customer[field].trim()]))
      if (changed) session.saveInfo(info).catch(() => undefined)
    },
  }
}
