import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { hotelsAround, type StandInHotel } from '../../supplier/testing/hotels.ts'
import { book, bookingOf, cancel, toWire } from './bookings.ts'
import { accommodationOf } from './hotels.ts'
import { duffelPublished } from './published.ts'
import { amountsOf, cheapestOf, roomsOf, type StandInStay } from './rates.ts'
import { type Found, Refused, RISE, type StandInBooking, type State } from './state.ts'

export interface DuffelStandIn {
  readonly url: string
  readonly token: string
  /** "POST /stays/search" and so on, in order. */
  readonly seen: string[]
  /** The stay of the last search that found hotels. */
  readonly lastStay: StandInStay | undefined
  readonly bookings: StandInBooking[]
  /** Statuses, or a page of HTML, that answer the next requests instead of their effect. */
  readonly failNext: (number | 'html')[]
  readonly fee: State['fee']
  /** Lifetime of search results and rates, seconds. */
  lifeSeconds: number
  /** Calls that it allows in each period of this length. */
  readonly rateLimit: { calls: number; periodMs: number }
  /** Replaces the bodies of its answers, as a provider that lies. */
  distort: (call: string, body: object) => object
  /** Throws when a request or an answer was not as Duffel publishes it. */
  close(): Promise<void>
}

/**
 * Speaks Duffel Stays over HTTP: bearer tokens, its version header, data envelopes, error objects with codes,
 * short-lived results and rates, quotes, bookings with metadata. Written from the provider's public reference and the
 * types of its client. Prices are in one currency.
 */
export async function duffelStandIn({ currency = 'USD', port = 0 } = {}): Promise<DuffelStandIn> {
  const seen: string[] = []
  const failNext: (number | 'html')[] = []
  let lifeSeconds = 600
  const rateLimit = { calls: 6_000, periodMs: 60_000 }
  const period = { used: 0, endsAt: 0 }
  const state: State = {
    currency,
    results: new Map(),
    rates: new Map(),
    quotes: new Map(),
    quoted: new Map(),
    bookings: [],
    hotels: new Map(),
    fee: {},
    lifeSeconds: () => lifeSeconds,
    url: '',
    ids: 0,
  }
  const token = 'duffel_test_stand-in'
  const published = await duffelPublished()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://duffel')
    const called = `${request.method} ${url.pathname}`
    try {
      const photo = /^GET \/photos\/acc_\w+\/\d\.jpg$/.test(called)
      if (photo && called.endsWith('/2.jpg')) return void response.writeHead(200).end('no picture')
      if (photo) return await sendPhoto(response)
      seen.push(called)
      if (Date.now() >= period.endsAt)
        Object.assign(period, { used: 0, endsAt: Date.now() + rateLimit.periodMs })
      if (++period.used > rateLimit.calls) throw new Refused(429, 'rate_limit_exceeded')
      const failure = failNext.shift()
      if (failure === 'html')
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>no')
      if (failure)
        throw new Refused(failure, failure === 429 ? 'rate_limit_exceeded' : 'internal_server_error')
      if (request.headers.authorization !== `Bearer ${token}`)
        throw new Refused(401, 'access_token_not_found')
      if (request.headers['duffel-version'] !== 'v2') throw new Refused(400, 'unsupported_version')
      const body = await bodyOf(request)
      published.request(called, body)
      const { data, meta } = paged(url, await answer(state, called, url, body))
      published.answer(called, data)
      send(response, 200, standIn.distort(called, { data, ...(meta && { meta }) }), countOf(false))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, code, message } = error
      const problem = {
        type: status === 429 ? 'rate_limit_error' : 'invalid_state_error',
        title: message,
        code,
        message,
      }
      const isOver = period.used > rateLimit.calls
      send(
        response,
        status,
        { errors: [problem], meta: { status, request_id: 'stand-in' } },
        countOf(status === 429 && !isOver),
      )
    }
  })
  /** The headers of the count; of a 429 on demand, a short wait. */
  const countOf = (isShort: boolean) => ({
    'ratelimit-limit': String(rateLimit.calls),
    'ratelimit-remaining': String(isShort ? 0 : Math.max(0, rateLimit.calls - period.used)),
    'ratelimit-reset': new Date(isShort ? Date.now() + 400 : period.endsAt).toISOString(),
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const standIn: DuffelStandIn = {
    url: state.url,
    token,
    distort: (_, body) => body,
    seen,
    get lastStay() {
      return [...state.results.values()].at(-1)?.stay
    },
    bookings: state.bookings,
    failNext,
    fee: state.fee,
    rateLimit,
    get lifeSeconds() {
      return lifeSeconds
    },
    set lifeSeconds(seconds) {
      lifeSeconds = seconds
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }).then(published.throwAny),
  }
  return standIn
}

type Body = Record<string, unknown>

async function answer(state: State, called: string, url: URL, body: Body): Promise<unknown> {
  const [, id = '', action] =
    /\/(?:search_results|quotes|bookings|accommodation)\/(\w+)(?:\/(?:actions\/)?(\w+))?$/.exec(
      url.pathname,
    ) ?? []
  if (called === 'POST /stays/search') return search(state, body)
  if (action === 'fetch_all_rates') return allRates(state, id)
  if (called === 'POST /stays/quotes') return quote(state, String(body.rate_id))
  if (called === 'POST /stays/bookings') return book(state, body)
  if (called === 'GET /stays/bookings')
    return [...state.bookings].reverse().map((each) => toWire(state, each))
  if (called.startsWith('GET /stays/bookings/')) return toWire(state, bookingOf(state, id))
  if (action === 'cancel') return cancel(state, id)
  if (action === 'reviews') return { reviews: reviews(hotelOf(state, id)) }
  if (called === 'GET /stays/accommodation') return list(state, url.searchParams)
  if (called.startsWith('GET /stays/accommodation/')) return described(state, hotelOf(state, id))
  throw new Refused(404, 'not_found')
}

const described = (state: State, hotel: StandInHotel) => accommodationOf(hotel, `${state.url}/photos`)

function around(state: State, latitude: number, longitude: number): StandInHotel[] {
  const hotels = hotelsAround('acc_0000', latitude, longitude)
  for (const hotel of hotels) state.hotels.set(hotel.id, hotel)
  return hotels
}

const list = (state: State, query: URLSearchParams) =>
  around(state, Number(query.get('latitude')), Number(query.get('longitude'))).map((hotel) =>
    described(state, hotel),
  )

function hotelOf({ hotels }: State, id: string): StandInHotel {
  const hotel = hotels.get(id)
  if (!hotel) throw new Refused(404, 'not_found')
  return hotel
}

const feeCurrencyOf = ({ fee, currency }: State) => fee.currency ?? currency

const ends = (state: State) => new Date(Date.now() + state.lifeSeconds() * 1_000).toISOString()

interface Searched extends StandInStay {
  readonly location?: {
    readonly geographic_coordinates: { readonly latitude: number; readonly longitude: number }
  }
  readonly accommodation?: { readonly ids: readonly string[] }
}

function search(state: State, body: Body) {
  const query = body as unknown as Searched
  if (!query.check_in_date || !query.rooms || !query.guests?.length)
    throw new Refused(422, 'validation_required')
  const point = query.location?.geographic_coordinates
  const hotels = point
    ? around(state, point.latitude, point.longitude)
    : (query.accommodation?.ids ?? []).map((id) => hotelOf(state, id))
  const { check_in_date, check_out_date, rooms, guests } = query
  const stay = { check_in_date, check_out_date, rooms, guests }
  const results = hotels.map((hotel) => {
    const id = `srr_${++state.ids}`
    state.results.set(id, { hotel, stay })
    const expires_at = ends(state)
    return {
      id,
      ...stay,
      accommodation: described(state, hotel),
      ...cheapestOf(hotel, stay, state.currency, feeCurrencyOf(state)),
      expires_at,
    }
  })
  const [first] = results
  const accommodation = {
    ...first?.accommodation,
    id: 'acc_nowhere',
    name: 'Nowhere',
    location: { ...first?.accommodation.location, geographic_coordinates: null },
  }
  const nowhere = { ...first, id: 'srr_nowhere', accommodation }
  return { results: point ? [...results, nowhere] : results, created_at: new Date().toISOString() }
}

function allRates(state: State, id: string) {
  const found = state.results.get(id)
  if (!found) throw new Refused(404, 'not_found')
  const { hotel, stay } = found
  if (hotel.name === 'The Supplier Is Down') throw new Refused(503, 'service_unavailable')
  const rooms = roomsOf({
    hotel,
    stay,
    currency: state.currency,
    feeCurrency: feeCurrencyOf(state),
    now: new Date(),
    idOf(kind, night, dueAtHotel) {
      const rateId = `rat_${++state.ids}_${kind.replaceAll('-', '_')}`
      state.rates.set(rateId, { hotel, stay, night, dueAtHotel })
      return rateId
    },
  })
  const accommodation = { ...described(state, hotel), rooms }
  return {
    id,
    ...stay,
    accommodation,
    ...cheapestOf(hotel, stay, state.currency, feeCurrencyOf(state)),
    expires_at: ends(state),
  }
}

function quote(state: State, rateId: string) {
  const rate = state.rates.get(rateId)
  if (!rate) throw new Refused(404, 'not_found')
  const { hotel, stay, night, dueAtHotel } = rate
  if (hotel.name === 'The Gone At Checkout') throw new Refused(422, 'rate_unavailable')
  const times = state.quoted.get(hotel.id) ?? 0
  state.quoted.set(hotel.id, times + 1)
  const rises =
    hotel.name === 'The Price Rises At Checkout' ||
    (hotel.name === 'The Price Rises While Booking' && times > 0)
  const factor = rises ? RISE : 1
  const amounts = amountsOf(night * factor, stay, state.currency, dueAtHotel)
  const id = `quo_${++state.ids}`
  const rest = { deposit_amount: null, deposit_currency: state.currency, supported_loyalty_programme: null }
  state.quotes.set(id, { ...rate, amounts })
  const accommodation = { ...described(state, hotel), rooms: roomsWith(state, rate, rateId, factor) }
  return { id, ...stay, ...amounts, ...rest, accommodation }
}

/** The room of a rate, with that rate only, at its confirmed price. */
function roomsWith(state: State, { hotel, stay }: Found, rateId: string, factor: number) {
  const rooms = roomsOf({
    hotel,
    stay,
    currency: state.currency,
    feeCurrency: feeCurrencyOf(state),
    now: new Date(),
    factor,
    idOf: (kind) => (rateId.endsWith(`_${kind.replaceAll('-', '_')}`) ? rateId : 'rat_other'),
  })
  return rooms
    .map((room) => ({ ...room, rates: room.rates.filter(({ id }) => id === rateId) }))
    .filter(({ rates }) => rates.length > 0)
}

const reviews = ({ name }: StandInHotel) =>
  Array.from({ length: 7 }, (_, index) => ({
    score: 5 + (index % 5),
    text: `Stay ${index + 1} at ${name}.`,
    reviewer_name: `Guest ${index + 1}`,
    created_at: `2026-01-${String(index + 10)}T12:00:00Z`,
  }))

async function sendPhoto(response: ServerResponse): Promise<void> {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#6b8f9c' } })
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await image.jpeg().toBuffer())
}

/** The page of a list that the query names. */
function paged(url: URL, data: unknown) {
  if (url.pathname !== '/stays/bookings' || !Array.isArray(data)) return { data }
  const from = Number(url.searchParams.get('after') ?? 0)
  const end = from + Number(url.searchParams.get('limit') ?? 50)
  return { data: data.slice(from, end), meta: { after: end < data.length ? String(end) : null } }
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string>): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return text ? (JSON.parse(text) as { data: Body }).data : {}
}
