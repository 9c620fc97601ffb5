import { addNights, formatMoney, freeUntil, isFreeNow, localDate, spreadGuests } from '@staykit/domain'
import { supplierAdapters, suppliersOnTrial } from '../../compose.ts'
import type { Environment } from '../../config.ts'
import { type Finding, note, ok, wrong } from '../../kernel/finding.ts'
import { listingOf } from '../../modules/catalogue/hotels/listing.ts'
import type { City } from '../../ports/places.ts'
import { type Offer, type Supplier, SupplierError } from '../../ports/supplier.ts'

type Place = (typeof supplierAdapters)[number]['testPlace']

const DAYS_AHEAD = 45
const occupancy = spreadGuests(1, 2)
/** Hotels whose rates are read until one can be cancelled. */
const MOST_HOTELS = 10
const guest = {
  firstName: 'Ana',
  lastName: 'Drill',
  email: 'drill@example.com',
  phone: '+351912345678',
  countryCode: 'PT',
}

/** At each supplier with a test key: searches, confirms, books, finds and cancels a room, and says what it did. */
export async function drillSuppliers(values: Environment): Promise<Finding[]> {
  const cities = new Map<string, City>(
    supplierAdapters.map(({ name, testPlace }) => [name, cityAt(testPlace)]),
  )
  const nearest = async (latitude: number) =>
    [...cities.values()].sort((a, b) => Math.abs(a.latitude - latitude) - Math.abs(b.latitude - latitude))[0]
  const suppliers = await suppliersOnTrial(values, {
    city: async (id) => [...cities.values()].find((city) => city.id === id),
    nearest,
  })
  const findings: Finding[] = []
  for (const supplier of suppliers) {
    const city = cities.get(supplier.name)
    if (city) findings.push(...(await drill(supplier, city)))
  }
  return findings
}

const cityAt = (place: Place): City => ({
  ...place,
  id: place.countryCode,
  displayName: place.name,
  stateCode: undefined,
  population: 100_000,
})

async function drill(supplier: Supplier, { id: cityId, name }: City): Promise<Finding[]> {
  const findings: Finding[] = []
  const reference = `drill-${Date.now()}`
  let step = 'search'
  const did = (says: string) => findings.push(ok(`drill: ${step}`, says))
  try {
    const checkIn = addNights(localDate(new Date()), DAYS_AHEAD)
    const request = { stay: { checkIn, checkOut: addNights(checkIn, 1) }, occupancy, currency: 'USD' }
    const place = { cityId }
    const window = { from: 0, to: MOST_HOTELS, sort: 'price_asc', filters: {} }
    const { hotels, total } = listingOf(await supplier.search({ ...request, place }), window)
    did(`${total} hotels of ${supplier.name} in ${name} for the night of ${checkIn}`)
    step = 'rates'
    const offer = await refundable(
      supplier,
      hotels.map(({ hotel }) => hotel.id),
      request,
    )
    if (!offer)
      return [...findings, note('drill: rates', 'no rate can be cancelled free: nothing was booked')]
    did(
      `${offer.title}, ${formatMoney(offer.price.final)}, free cancellation until ${freeUntil(offer.cancellation)}`,
    )
    step = 'price'
    const { key, price, cancellation } = await supplier.check(offer.key)
    did(`${formatMoney(price.final)} is confirmed`)
    step = 'book'
    const booked = await supplier.book({ reference, key, expected: price.final, cancellation, guest })
    did(`${booked.confirmation}, under our reference ${reference}`)
    step = 'find'
    const found = await supplier.findBooking(reference)
    if (found?.confirmation !== booked.confirmation) throw new Error('another booking has the reference')
    did(`${found.confirmation} is ${found.status}`)
    step = 'list'
    const day = 86_400_000
    const made = await supplier.madeIn(new Date(Date.now() - day), new Date(Date.now() + day))
    if (!made.some((each) => each.reference === reference)) throw new Error('the booking is not in the list')
    did(`${made.length} bookings of ours in these days`)
  } catch (error) {
    findings.push(wrong(`drill: ${step}`, reasonOf(error)))
  }
  if (step !== 'search' && step !== 'rates' && step !== 'price')
    findings.push(await cancelled(supplier, reference))
  return findings
}

async function refundable(
  supplier: Supplier,
  hotelIds: readonly string[],
  request: Omit<Parameters<Supplier['rates']>[1], 'memberOnly'>,
): Promise<Offer | undefined> {
  for (const hotelId of hotelIds) {
    const offers = await supplier.rates(hotelId, { ...request, memberOnly: false })
    const found = offers.find(({ cancellation }) => isFreeNow(cancellation))
    if (found) return found
  }
  return undefined
}

/** Also after a failed step: a booking must not be left. */
async function cancelled(supplier: Supplier, reference: string): Promise<Finding> {
  try {
    const { confirmation, status } = await supplier.cancel(reference)
    return ok('drill: cancel', `${confirmation} is ${status}`)
  } catch (error) {
    const isNone = error instanceof SupplierError && error.kind === 'NOT_FOUND'
    if (isNone) return note('drill: cancel', 'there is nothing to cancel')
    return wrong('drill: cancel', `${reasonOf(error)}: cancel ${reference} at the supplier by hand`)
  }
}

const reasonOf = (error: unknown) =>
  error instanceof SupplierError ? `${error.kind}: ${error.message}` : String(error)
