import { randomBytes } from 'node:crypto'
import type { CardFrameAnswer } from '@staykit/contract'
import {
  bookCancel,
  bookContract,
  bookDetails,
  bookStatus,
  bookSync2,
  CallError,
  type Client,
  createClient,
  createPaymentIntent,
  hotelsRates,
  hotelsRatesDeals,
  hotelsSearch,
  occupancyFieldsOf,
  type ReplacedTrip,
  type RequestOf,
  type ResponseOf,
  type WireContract,
  type WireRate,
} from '@staykit/contract'
import { addNights, DEFAULT_OCCUPANCY, fromMajor, type Occupancy } from '@staykit/domain'
import { patience, patientTimer } from '../../../../../../../tests/patience.ts'
import { TESTVILLE } from '../../../../sandbox/testville/city.ts'
import { testHotels } from '../../../../sandbox/testville/hotels.ts'

export const REF_ID = '8183'
export const GOOD_CARD = '4242424242424242'

export type Ask = (input: string, init?: RequestInit) => Response | Promise<Response>

/** Id of a hotel of Testville by its name. */
export function testHotelId(name: string): string {
  const index = testHotels.findIndex((hotel) => hotel.name === name)
  if (index < 0) throw new Error(`no hotel "${name}" in Testville`)
  return `${TESTVILLE}-${index}`
}

export const newBookingRequestId = () => randomBytes(12).toString('hex')
const today = () => new Date().toISOString().slice(0, 10)

export interface Choice {
  /** Name of a hotel of Testville. */
  readonly hotel?: string
  /** Id of any hotel, instead of its name. */
  readonly hotelId?: string
  readonly refId?: string
  readonly memberOnly?: boolean
  /** Days from today to check-in. */
  readonly inDays?: number
  readonly nights?: number
  readonly pick?: (rates: WireRate[]) => WireRate | undefined
  readonly currency?: string
  readonly occupancy?: Occupancy
  /** Opens member rates to a visitor. */
  readonly dealCode?: string
}

/** A traveller in a browser: chooses, pays and books only with public calls. */
export function traveller(ask: Ask, headers: () => Record<string, string> = () => ({})) {
  const api: Client = createClient({
    address: '',
    fetch: async (input, init) => ask(String(input), init),
    headers,
    setTimeout: patientTimer,
  })

  async function rate(choice: Choice = {}): Promise<WireRate> {
    const checkIn = addNights(today(), choice.inDays ?? 30)
    const { rates } = await api(choice.memberOnly ? hotelsRatesDeals : hotelsRates, {
      hotelID: choice.hotelId ?? testHotelId(choice.hotel ?? 'The Free Cancellation'),
      checkIn,
      checkOut: addNights(checkIn, choice.nights ?? 2),
      ...occupancyFieldsOf(choice.occupancy ?? DEFAULT_OCCUPANCY),
      currency: choice.currency ?? 'USD',
      ...(choice.dealCode && { dealCode: choice.dealCode }),
    })
    const found = choice.pick ? choice.pick(rates) : rates[0]
    if (!found) throw new Error(`no such rate at ${choice.hotel ?? choice.hotelId}`)
    return found
  }

  /** Of a given rate, or of one that it finds. */
  async function contract(
    choice: Choice = {},
    found?: Awaited<ReturnType<typeof rate>>,
  ): Promise<WireContract> {
    const { ppn_book_bundle, sop, ratePlanCode } = found ?? (await rate(choice))
    const answer = await api(bookContract, {
      ppnBundle: ppn_book_bundle,
      rateType: choice.memberOnly ? 'CUG' : 'MER',
      sop,
      ratePlan: ratePlanCode,
      refId: choice.refId ?? REF_ID,
    })
    return answer.contract
  }

  async function openPayment(
    agreed: WireContract,
    bookingRequestId: string,
    refId = REF_ID,
    replaces?: ReplacedTrip,
  ) {
    const { price } = agreed.rate
    const due = fromMajor(price.dueNow, price.currencyCode).minor
    const { data } = await api(createPaymentIntent, {
      price: due - fromMajor(replaces?.credit ?? 0, price.currencyCode).minor,
      ...(replaces && { replaces }),
      currency: price.currencyCode,
      contract: agreed.meta.contract,
      bookingRequestId,
      refId,
    })
    return data
  }

  /** Does the work of the card frame. */
  async function typeCard(
    clientSecret: string,
    number = GOOD_CARD,
    more: object = {},
  ): Promise<CardFrameAnswer> {
    const cvc = number.startsWith('37') ? '1234' : '123'
    const body = { clientSecret, number, cvc, expMonth: 12, expYear: new Date().getFullYear() + 2, ...more }
    return post('/payment/card-frame/confirm', body)
  }

  async function post<Answer>(path: string, body: unknown): Promise<Answer> {
    const response = await ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers() },
      body: JSON.stringify(body),
    })
    const json = await response.json()
    if (!response.ok) throw new CallError(json.error, response.status)
    return json
  }

  async function pay(agreed: WireContract, bookingRequestId: string, number?: string): Promise<string> {
    const { clientSecret, paymentIntent } = await openPayment(agreed, bookingRequestId)
    await typeCard(clientSecret, number)
    return paymentIntent
  }

  return { api, rate, contract, openPayment, typeCard, post, pay }
}

/** A traveller at a server, which may start later. */
export const travellerAt = (server: {
  readonly app: { request(path: string, init?: RequestInit): ReturnType<Ask> }
}) => traveller((path, init) => server.app.request(path, init))

/** Error of a refused call; undefined when it succeeds. */
export const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ code, reason, params, status, message, details }: CallError) => ({
      ...{ code, status, message, details },
      ...(reason && { reason, params }),
    }),
  )

export type Traveller = ReturnType<typeof traveller>

/** The booking payload of the checkout for a contract. */
export function payloadFor(
  agreed: WireContract,
  bookingRequestId: string,
  more: Partial<RequestOf<typeof bookSync2>> = {},
): RequestOf<typeof bookSync2> {
  const { price } = agreed.rate
  return {
    ppnBundle: agreed.id,
    contract: agreed.meta.contract,
    firstName: 'Maya',
    lastName: 'Okafor',
    email: `${bookingRequestId}@example.com`,
    phoneNumber: '+1 617 555 0148',
    subtotal: price.subtotal,
    total: price.total,
    ...(price.displayStrikethrough && { strikethrough: price.displayStrikethrough }),
    currency: price.currencyCode,
    checkInDate: agreed.checkInDate,
    checkOutDate: agreed.checkOutDate,
    hotel_id: agreed.hotel.id,
    paymentMethod: 'CREDIT',
    bookingRequestId,
    refId: REF_ID,
    ...more,
  }
}

/** Chooses, pays and books; returns the answer of sync2 with its inputs, on a slow machine that of a later status. */
export async function bookOne(
  who: Traveller,
  choice: Choice = {},
  more: Partial<RequestOf<typeof bookSync2>> = {},
) {
  const agreed = await who.contract(choice)
  const id = newBookingRequestId()
  const paymentIntent = await who.pay(agreed, id)
  const payload = payloadFor(agreed, id, { paymentIntent, ...more })
  const { email } = payload
  const first = await who.api(bookSync2, payload)
  const isPending = first.status === 'HOTEL_BOOKING_PENDING'
  const answer = isPending ? { ...first, ...(await finalStatus(who, id, email, patience(1))) } : first
  return { agreed, id, paymentIntent, payload, answer, email }
}

/** Polls the status until it is final. */
export async function finalStatus(
  who: Traveller,
  bookingRequestId: string,
  email: string,
  withinMs = patience(60),
) {
  const until = Date.now() + withinMs
  for (;;) {
    const answer = await who.api(bookStatus, { bookingRequestID: bookingRequestId, email })
    if (answer.status !== 'HOTEL_BOOKING_PENDING' || Date.now() > until) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The list of all suppliers: on a slow machine some have not answered when the first one comes. */
export async function wholeList(
  { api }: Pick<Traveller, 'api'>,
  request: RequestOf<typeof hotelsSearch>,
  withinMs = patience(30),
): Promise<ResponseOf<typeof hotelsSearch>> {
  const until = Date.now() + withinMs
  for (;;) {
    const answer = await api(hotelsSearch, request)
    if (!answer.incomplete || Date.now() > until) return answer
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

export function details(who: Traveller, bookingId: string, email: string, refId = REF_ID) {
  return who.api(bookDetails, { bookingId, email, refId })
}

/** `refund` is what the page said comes back; a page before 0.3.0 says nothing. */
export function cancel(
  who: Traveller,
  bookingId: string,
  capability?: string,
  refId = REF_ID,
  refund?: number,
) {
  return who.api(bookCancel, { bookingId, capability, refId, ...(refund !== undefined && { refund }) })
}
