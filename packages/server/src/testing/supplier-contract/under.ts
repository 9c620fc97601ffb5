import { isFreeNow, spreadGuests } from '@staykit/domain'
import { type Offer, type Supplier, SupplierError } from '../../ports/supplier.ts'
import { listed } from '../suppliers.ts'
import type { Hostile } from './hostile.ts'

/** Provided by a supplier's own test: hotels with the required behaviour, in any city. */
export interface ContractSubject {
  readonly supplier: Supplier
  /** A city whose hotels have the names below, with at least one room for the stay. */
  readonly cityId: string
  readonly stay: { readonly checkIn: string; readonly checkOut: string }
  /** Makes the provider fail until `mend`. */
  readonly breakDown?: (() => { mend(): void }) | undefined
  /** A provider that lies; absent for one of our own. */
  readonly hostile?: Hostile | undefined
}

const guest = {
  firstName: 'Ana',
  lastName: 'Sá',
  email: 'ana@example.com',
  phone: '912 345 678',
  countryCode: 'PT',
}

/** Kind of the error of a call; undefined when it succeeds. */
export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof SupplierError ? error.kind : error),
  )
export const isFree = ({ cancellation }: Offer) => isFreeNow(cancellation)

/** What the tests of a supplier do with it. */
export type Under = ReturnType<typeof under>

export function under(name: string, subject: () => ContractSubject) {
  let number = 0
  const reference = () => `contract-${name}-${++number}`
  const request = () => ({ stay: subject().stay, occupancy: spreadGuests(1, 2), currency: 'USD' })
  const searched = (more: object = {}) =>
    listed(subject().supplier, {
      ...request(),
      place: { cityId: subject().cityId },
      from: 0,
      to: 40,
      sort: 'most_popular',
      filters: {},
      ...more,
    })
  const hotelNamed = async (hotelName: string) => {
    const { hotels } = await searched({ filters: { hotelName } })
    const found = hotels.find(({ hotel }) => hotel.name === hotelName)
    if (!found) throw new Error(`no hotel is called ${hotelName}`)
    return found.hotel
  }
  const offersOf = async (hotelName: string, more: object = {}) =>
    subject().supplier.rates((await hotelNamed(hotelName)).id, { ...request(), memberOnly: false, ...more })
  const offerOf = async (hotelName: string, matches: (offer: Offer) => boolean = () => true) => {
    const offer = (await offersOf(hotelName)).find(matches)
    if (!offer) throw new Error(`no such offer of ${hotelName}`)
    return offer
  }
  const book = (under: string, { key, price, cancellation }: Offer, expected = price.final) =>
    subject().supplier.book({ reference: under, key, expected, cancellation, guest })
  return { subject, request, reference, searched, hotelNamed, offersOf, offerOf, book }
}
