import { type AddressRules, isEmail, isFilled, isPhoneNumber, isTravellerName } from '@staykit/domain'

/** Customer form (HOT-351). country is an ISO 3166-1 code. */
export interface Customer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly billingAddress: string
  readonly city: string
  readonly country: string
  readonly stateCode: string
  readonly postalCode: string
  readonly cardHolderFirstName: string
  readonly cardHolderLastName: string
  /** The traveller's words to the hotel; nobody has to say any. */
  readonly specialRequests?: string
}
export type CustomerField = keyof Omit<Customer, 'specialRequests'>
/** Which message a field shows; the words are in the SDK's catalogue. */
export type FieldProblem = 'required' | 'too-short' | 'email' | 'phone' | 'postal'

export const emptyCustomer: Customer = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  billingAddress: '',
  city: '',
  country: 'US',
  stateCode: '',
  postalCode: '',
  cardHolderFirstName: '',
  cardHolderLastName: '',
}

export interface FormFacts {
  /** Members' e-mail is the account's and not asked for. */
  readonly signedIn: boolean
  readonly rules: Pick<AddressRules, 'hasRegions' | 'hasPostalCode' | 'isPostalCode'>
}

/** Problems by field; an empty object means that the form is valid. Card holder names are never required (HOT-155). */
export function customerProblems(
  customer: Customer,
  facts: FormFacts,
): Partial<Record<CustomerField, FieldProblem>> {
  const problems: Partial<Record<CustomerField, FieldProblem>> = {}
  const { rules } = facts
  const { country } = customer
  const check = (field: CustomerField, good: (text: string) => boolean, problem: FieldProblem) => {
    if (!isFilled(customer[field])) problems[field] = 'required'
    else if (!good(customer[field])) problems[field] = problem
  }
  const filled = () => true
  check('firstName', isTravellerName, 'too-short')
  check('lastName', isTravellerName, 'too-short')
  if (!facts.signedIn) check('email', isEmail, 'email')
  check('phoneNumber', isPhoneNumber, 'phone')
  check('billingAddress', filled, 'required')
  check('city', filled, 'required')
  check('country', filled, 'required')
  if (rules.hasRegions(country)) check('stateCode', filled, 'required')
  if (rules.hasPostalCode(country)) check('postalCode', (text) => rules.isPostalCode(text, country), 'postal')
  return problems
}

/** What a stored text restores; anything that is not a customer restores nothing. */
export function restoreCustomer(text: string | undefined): Customer {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return emptyCustomer
    const known = Object.entries(stored).filter(
      ([field, value]) =>
        (field in emptyCustomer || field === 'specialRequests') && typeof value === 'string',
    )
    return { ...emptyCustomer, ...Object.fromEntries(known) }
  } catch {
    return emptyCustomer
  }
}
