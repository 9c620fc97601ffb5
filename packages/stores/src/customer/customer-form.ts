import { type GuestName, type HotelRequest, type HotelRequests, hotelRequestNames } from '@staykit/contract'
import { type AddressRules, isEmail, isFilled, isPersonName, isPhoneNumber } from '@staykit/domain'

/** Customer form (HOT-351). country is an ISO 3166-1 code. */
export interface Customer extends HotelRequests {
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
  /** Lead guests other than the customer, by room number from 0. */
  readonly roomGuests?: RoomGuests
}
export type RoomGuests = Readonly<Record<string, GuestName>>
export type CustomerField = keyof Omit<Customer, HotelRequest | 'roomGuests'>
/** The subject of a form's problem. */
export type ProblemField = CustomerField | 'roomGuests'
/** Which message a field shows; the words are in the SDK's catalogue. */
export type FieldProblem = 'required' | 'letters' | 'email' | 'phone' | 'postal'

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
  /** Hides the e-mail field for members, whose account has one. */
  readonly signedIn: boolean
  /** Rooms of the contract. */
  readonly rooms: number
}

export type Problems = Partial<Record<ProblemField, FieldProblem>>

const filled = () => true

function check(problems: Problems, customer: Customer) {
  return (field: CustomerField, good: (text: string) => boolean, problem: FieldProblem) => {
    if (!isFilled(customer[field])) problems[field] = 'required'
    else if (!good(customer[field])) problems[field] = problem
  }
}

/**
 * Problems of the customer's form by field, without the address: an empty object means that Continue goes on. Card holder
 * names are never required (HOT-155).
 */
export function customerProblems(customer: Customer, facts: FormFacts): Problems {
  const problems: Problems = {}
  const judge = check(problems, customer)
  judge('firstName', isPersonName, 'letters')
  judge('lastName', isPersonName, 'letters')
  if (!facts.signedIn) judge('email', isEmail, 'email')
  judge('phoneNumber', isPhoneNumber, 'phone')
  if (!guestsOf(customer, facts.rooms).every(isGuestName)) problems.roomGuests = 'required'
  return problems
}

/** Problems of the billing address, which Book Room checks (ADR 28). */
export function addressProblems(
  customer: Customer,
  rules: Pick<AddressRules, 'hasRegions' | 'hasPostalCode' | 'isPostalCode'>,
): Problems {
  const problems: Problems = {}
  const judge = check(problems, customer)
  const { country } = customer
  judge('country', filled, 'required')
  judge('billingAddress', filled, 'required')
  judge('city', filled, 'required')
  if (rules.hasRegions(country)) judge('stateCode', filled, 'required')
  if (rules.hasPostalCode(country)) judge('postalCode', (text) => rules.isPostalCode(text, country), 'postal')
  return problems
}

export const isGuestName = ({ firstName, lastName }: GuestName): boolean =>
  isPersonName(firstName) && isPersonName(lastName)

/** Lead guests other than the customer. Names for rooms that this booking does not have are left out. */
function guestsOf({ roomGuests = {} }: Customer, rooms: number): GuestName[] {
  return Object.entries(roomGuests).flatMap(([room, guest]) => (Number(room) < rooms ? guest : []))
}

/** Lead guest of each room; undefined where the customer is the guest of all. */
export function roomGuestsOf(customer: Customer, rooms: number): GuestName[] | undefined {
  const booker = nameOf(customer)
  const guests = Array.from({ length: rooms }, (_, room) => nameOf(customer.roomGuests?.[room] ?? booker))
  const isBooker = ({ firstName, lastName }: GuestName) =>
    firstName === booker.firstName && lastName === booker.lastName
  return guests.every(isBooker) ? undefined : guests
}

const nameOf = ({ firstName, lastName }: GuestName): GuestName => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
})

/** Restores a stored customer; any other text restores nothing but the country of this traveller. */
export function restoreCustomer(text: string | undefined, country = emptyCustomer.country): Customer {
  const nobody = { ...emptyCustomer, country }
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return nobody
    const names: readonly string[] = [...Object.keys(emptyCustomer), ...hotelRequestNames]
    const texts = Object.entries(stored).filter(
      ([field, value]) => names.includes(field) && typeof value === 'string',
    )
    const guests = 'roomGuests' in stored ? restoreGuests(stored.roomGuests) : {}
    return {
      ...nobody,
      ...Object.fromEntries(texts),
      ...(Object.keys(guests).length > 0 && { roomGuests: guests }),
    }
  } catch {
    return nobody
  }
}

function restoreGuests(stored: unknown): RoomGuests {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([room, guest]) =>
        /^\d$/.test(room) && typeof guest?.firstName === 'string' && typeof guest?.lastName === 'string',
    ),
  )
}
