import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { hotelsAround, type StandInHotel } from '../../supplier/testing/hotels.ts'
import { book, bookedWire, bookingOf, cancel, foundWire, listedWire, prebook } from './bookings.ts'
import { detailsOf, facilities, reviewsOf, rowOf } from './content.ts'
import { liteapiPublished } from './published.ts'
import { offersOf } from './rates.ts'
import { Refused, type StandInBooking, type State, type StayQuery } from './state.ts'

export interface LiteapiStandIn {
  readonly url: string
  readonly key: string
  /** "POST /hotels/rates" and so on, in order. */
  readonly seen: string[]
  readonly bodies: Record<string, unknown>[]
  readonly bookings: StandInBooking[]
  /** Statuses, or a page of HTML, that answer the next requests instead of their effect. */
  readonly failNext: (number | 'html')[]
  /** The next such call is answered with this status. */
  failAt(call: string, status: number): void
  /** Calls that it allows in each second. */
  readonly rateLimit: { calls: number }
  /** What it says of an offer when it confirms its price. */
  readonly terms: State['terms']
  readonly room: State['room']
  readonly fee: State['fee']
  readonly outcome: State['outcome']
  /** Offers are outdated from now on. */
  forgetOffers(): void
  /** Replaces the bodies of its answers, as a provider that lies. */
  distort: (call: string, body: object) => object
  /** Throws when a request or an answer was not as LiteAPI publishes it. */
  close(): Promise<void>
}

type Body = Record<string, unknown>

/**
 * Speaks LiteAPI's two hosts over HTTP: its key, envelopes, error codes, offers that are confirmed before they are booked,
 * and a client reference that books once. Written from the provider's published definitions.
 */
export async function liteapiStandIn({ port = 0, key = 'prod_stand-in' } = {}): Promise<LiteapiStandIn> {
  const seen: string[] = []
  const bodies: Body[] = []
  const failNext: (number | 'html')[] = []
  const rateLimit = { calls: 6_000 }
  const period = { used: 0, endsAt: 0 }
  const state: State = {
    offers: new Map(),
    prebooks: new Map(),
    quoted: new Map(),
    bookings: [],
    hotels: new Map(),
    terms: { cancellationChanged: false, boardChanged: false },
    room: {},
    fee: {},
    outcome: { status: 'CONFIRMED' },
    url: '',
    ids: 0,
  }
  const published = liteapiPublished()
  const failing = new Map<string, number>()
  const respond = async (request: IncomingMessage, url: URL): Promise<object> => {
    const called = `${request.method} ${url.pathname}`
    const failure = failing.get(called) ?? failNext.shift()
    failing.delete(called)
    if (typeof failure === 'number')
      throw new Refused(
        failure,
        failure === 429 ? 429 : 5000,
        failure === 429 ? 'Too many requests' : 'failed',
      )
    if (request.headers['x-api-key'] !== key) throw new Refused(401, 401, 'Unauthorized')
    if (Date.now() >= period.endsAt) Object.assign(period, { used: 0, endsAt: Date.now() + 1_000 })
    if (++period.used > rateLimit.calls) throw new Refused(429, 429, 'Too many requests')
    const body = await bodyOf(request)
    bodies.push(body)
    published.request(called, url.searchParams, body)
    return answer(state, called, url.searchParams, body)
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://liteapi')
    const photo = /^\/photos\/lp\w+\/(\d)\.jpg$/.exec(url.pathname)
    if (photo) return photo[1] === '2' ? void response.end('no picture') : sendPhoto(response)
    const called = `${request.method} ${url.pathname}`
    seen.push(called)
    if (failNext[0] === 'html') {
      failNext.shift()
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>no')
    }
    try {
      const body = await respond(request, url)
      published.answer(called, 200, body)
      send(response, 200, standIn.distort(called, body))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, code, description } = error
      if (status === 204 || status === 304) return void response.writeHead(status).end()
      const message = description
      const problem = { error: status === 401 ? { code, message } : { code, description, message } }
      published.answer(called, status, problem)
      send(response, status, problem)
    }
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const standIn: LiteapiStandIn = {
    url: state.url,
    key,
    distort: (_, body) => body,
    seen,
    bodies,
    bookings: state.bookings,
    failNext,
    failAt: (call, status) => void failing.set(call, status),
    rateLimit,
    terms: state.terms,
    room: state.room,
    fee: state.fee,
    outcome: state.outcome,
    forgetOffers: () => state.offers.clear(),
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }).then(published.throwAny),
  }
  return standIn
}

async function answer(state: State, called: string, query: URLSearchParams, body: Body): Promise<object> {
  const id = /^\w+ \/bookings\/(\w+)$/.exec(called)?.[1] ?? ''
  if (called === 'POST /hotels/rates') return rates(state, body as unknown as RatesBody)
  if (called === 'POST /rates/prebook') return prebook(state, body)
  if (called === 'POST /rates/book') return book(state, body)
  if (called === 'GET /bookings') {
    const reference = query.get('clientReference')
    return {
      data: state.bookings.filter(({ body }) => body.clientReference === reference).map(foundWire),
    }
  }
  if (called === 'GET /bookings/') return bookingsMade(state, query)
  if (id && called.startsWith('GET ')) return { data: bookedWire(bookingOf(state, id)) }
  if (id && called.startsWith('PUT ')) return cancel(state, id)
  if (called === 'GET /data/hotels') return hotels(state, query)
  if (called === 'GET /data/hotel') return { data: detailsOf(hotelOf(state, query), `${state.url}/photos`) }
  if (called === 'GET /data/facilities') return { data: facilities }
  if (called === 'GET /data/countries') return { data: [{ code: 'PT', name: 'Portugal' }] }
  if (called === 'GET /data/reviews') {
    const data = reviewsOf(hotelOf(state, query))
    return { data, total: data.length }
  }
  throw new Refused(404, 404, 'not found')
}

/** Fewer than Duffel's stand-in has in a place, so that some hotels are at one supplier only. */
const MOST_HOTELS = 30

interface RatesBody extends StayQuery {
  readonly hotelIds: readonly string[]
  readonly maxRatesPerHotel?: number
}

function rates(state: State, { hotelIds, maxRatesPerHotel, ...search }: RatesBody) {
  const query = { ...search, feeCurrency: state.fee.currency }
  const found = hotelIds.flatMap((id) => state.hotels.get(id) ?? [])
  if (hotelIds.length === 1 && found[0]?.name === 'The Supplier Is Down')
    throw new Refused(503, 5000, 'unable to process request')
  // 204 has no body.
  if (found.length === 0) throw new Refused(204, 2001, 'no availability found')
  const data = found.map((hotel) => {
    const roomTypes = offersOf(hotel, query, new Date(), () => `OFFER${++state.ids}`).slice(
      0,
      maxRatesPerHotel,
    )
    for (const offer of roomTypes) state.offers.set(offer.offerId, { hotel, query, offer })
    return { hotelId: hotel.id, roomTypes }
  })
  return { data, guestLevel: 0, sandbox: true }
}

function hotels(state: State, query: URLSearchParams) {
  const around = hotelsAround('lp', Number(query.get('latitude')), Number(query.get('longitude')))
  const found = around.slice(0, MOST_HOTELS)
  for (const hotel of found) state.hotels.set(hotel.id, hotel)
  const rows = found.map((hotel) => rowOf(hotel, `${state.url}/photos`))
  const closed = rows.slice(0, 1).map((row) => ({ ...row, id: 'lpclosed', deletedAt: '2026-01-01 00:00:00' }))
  const data = [...rows, ...closed]
  return { data, hotelIds: data.map(({ id }) => id), total: data.length }
}

function hotelOf({ hotels }: State, query: URLSearchParams): StandInHotel {
  const hotel = hotels.get(query.get('hotelId') ?? '')
  if (!hotel) throw new Refused(400, 4002, 'hotelId is missing or invalid')
  return hotel
}

function bookingsMade({ bookings }: State, query: URLSearchParams) {
  const [from = '', to = '~'] = [query.get('bookingStartDate') ?? '', query.get('bookingEndDate') ?? '~']
  const data = bookings.map(listedWire).filter(({ created_at }) => {
    const day = created_at.slice(0, 10)
    return day >= from && day <= to
  })
  return { count: data.length, data }
}

async function sendPhoto(response: ServerResponse): Promise<void> {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#6b8f9c' } })
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await image.jpeg().toBuffer())
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return text ? (JSON.parse(text) as Body) : {}
}
