import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../../testing/server.ts'
import { APART } from './houses.ts'

const LISBON = '2267057'
let server: TestServer
beforeAll(async () => {
  server = await testServer({}, { now: () => new Date('2026-03-01T10:00:00Z') })
})
afterAll(() => server.stop())

const dates = { checkIn: '2026-05-14', checkOut: '2026-05-17' }
const stay = { ...dates, adultCount: 2, roomCount: 1, currency: 'USD', refId: '8183' }

interface Listed {
  readonly id: string
  readonly thumbnails: readonly string[]
}

/** The first 100 of a list. */
async function listed() {
  const { body } = await server.post<{ hotels: Listed[] }>('/travel/hotels/search/', {
    location: { id: LISBON, type: 'city' },
    ...stay,
    to: 100,
  })
  return body.hotels
}

/** The bytes of a picture. */
async function bytesOf(address: string | undefined) {
  const answer = await server.app.request(new URL(address ?? '').pathname)
  return Buffer.from(await answer.arrayBuffer()).toString('base64')
}

it('no hotel of a list has the picture of one of the six before it', async () => {
  const hotels = await listed()
  expect(hotels).toHaveLength(100)
  const pictures = await Promise.all(hotels.map(({ thumbnails }) => bytesOf(thumbnails[0])))
  const repeated = pictures.flatMap((picture, index) =>
    pictures.slice(Math.max(0, index - APART), index).includes(picture) ? [index] : [],
  )
  expect(repeated).toEqual([])
})

it('a hotel has the same first picture in the list and on its page', async () => {
  const [first] = await listed()
  const { body } = await server.post<{ hotel: Listed & { images: string[] } }>('/travel/hotels', {
    hotelID: first?.id,
    ...stay,
  })
  expect(body.hotel.images[0]).toBe(first?.thumbnails[0]?.replace('/150/', '/1200/'))
})
