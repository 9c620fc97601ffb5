import { createHash } from 'node:crypto'
import { type BookingPayload, fromWireAmount } from '@staykit/contract'
import { childAgesOf, guestCount, isEmail, isPersonName, type Occupancy } from '@staykit/domain'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { bundleHash, hotelIdOf, type Quote } from '../quotes/quote.ts'

/** Checks amounts, dates and names of the payload against the contract, which is authoritative. Throws 422. */
export function checkAgainstQuote(payload: BookingPayload, quote: Quote): void {
  const { currency, stay } = quote.key
  const { price } = quote
  const minor = (amount: number) => fromWireAmount(amount, currency).minor
  const wrong: string[] = []
  if (payload.currency !== undefined && payload.currency !== currency) wrong.push('currency')
  if (minor(payload.subtotal) !== price.subtotal) wrong.push('subtotal')
  // Clients may send the all-in total, or the amount due now, as the total.
  if (![price.total, price.final, price.dueNow].includes(minor(payload.total))) wrong.push('total')
  if (payload.strikethrough && minor(payload.strikethrough) !== price.strikethrough)
    wrong.push('strikethrough')
  if (payload.checkInDate !== stay.checkIn) wrong.push('checkInDate')
  if (payload.checkOutDate !== stay.checkOut) wrong.push('checkOutDate')
  if (payload.hotel_id !== undefined && payload.hotel_id !== hotelIdOf(quote)) wrong.push('hotel_id')
  if (bundleHash(payload.ppnBundle) !== quote.bundle) wrong.push('ppnBundle')
  if (wrong.length === 0) return
  const message = `The booking does not agree with its contract: check ${wrong.join(', ')}. You were not charged.`
  throw new ApiError(422, 'PAYMENT_MISMATCH', message, { details: { fields: wrong } })
}

/**
 * Checks names and email as the checkout does, and a lead guest for each room or for none. Ages of children belong to the
 * contract; an older client has them where the contract has none, with an adult left for each room. Throws 400 that names
 * the field.
 */
export function checkTraveller(
  { firstName, lastName, email, phoneNumber, cardHolder, roomGuests, childAges = [] }: BookingPayload,
  occupancy: Occupancy,
): void {
  const areGuests =
    !roomGuests ||
    (roomGuests.length === occupancy.length &&
      roomGuests.every((guest) => isPersonName(guest.firstName) && isPersonName(guest.lastName)))
  const fields = [
    ...(isPersonName(firstName) ? [] : ['firstName']),
    ...(isPersonName(lastName) ? [] : ['lastName']),
    ...(!cardHolder?.trim() || isPersonName(cardHolder) ? [] : ['cardHolder']),
    ...(isEmail(email.trim()) ? [] : ['email']),
    ...(phoneNumber.trim() ? [] : ['phoneNumber']),
    ...(areGuests ? [] : ['roomGuests']),
    ...(areAges(childAges, occupancy) ? [] : ['childAges']),
  ]
  if (fields.length)
    throw new ApiError(400, 'BAD_REQUEST', `The request is not right: check ${fields.join(', ')}.`, {
      details: { fields },
    })
}

function areAges(ages: readonly number[], occupancy: Occupancy): boolean {
  const contractAges = childAgesOf(occupancy)
  const most = contractAges.length > 0 ? 0 : guestCount(occupancy) - occupancy.length
  return ages.length <= most
}

/**
 * Distinguishes a repeated request from a changed one; omits fields that may differ between repeats, or are not stored.
 */
export function requestHash(payload: object): string {
  const unchecked = new Set(['auth', 'dealCode', 'locale', 'cardNumber', 'cvcCode'])
  const entries = Object.entries(payload).filter(
    ([name, value]) => !unchecked.has(name) && value !== undefined,
  )
  return createHash('sha256')
    .update(canonical(Object.fromEntries(entries)))
    .digest('base64url')
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join()}}`
}
