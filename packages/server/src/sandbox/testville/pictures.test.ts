import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../testing/server.ts'
import { TESTVILLE } from './city.ts'
import { testHotels } from './hotels.ts'

const stay = { checkIn: '2026-05-14', checkOut: '2026-05-17', adultCount: 2, roomCount: 1, currency: 'USD' }

let server: TestServer
beforeAll(async () => {
  server = await testServer({}, { now: () => new Date('2026-03-01T10:00:00Z') })
})
afterAll(() => server.stop())

async function hotelNamed(name: string) {
  const id = `${TESTVILLE}-${testHotels.findIndex((hotel) => hotel.name === name)}`
  const { body } = await server.post<{ hotel: { images: string[]; thumbnails: string[] } }>(
    '/travel/hotels',
    {
      hotelID: id,
      ...stay,
      refId: '8183',
    },
  )
  return body.hotel
}

const fetched = async (address: string, headers = {}) =>
  server.app.request(new URL(address).pathname, { headers })

/** Measures of a picture of the hotel, the front by default: width and height in pixels, brightness of the middle and of the corner, 0 to 255. */
async function pictureOf(name: string, index = 0) {
  const { images } = await hotelNamed(name)
  const answer = await fetched(images[index] ?? '')
  const picture = sharp(Buffer.from(await answer.arrayBuffer()))
  const { width, height } = await picture.metadata()
  const mean = async (left: number, top: number) => {
    const area = await picture.clone().extract({ left, top, width: 8, height: 8 }).raw().toBuffer()
    return area.reduce((sum, value) => sum + value, 0) / area.length
  }
  return {
    width,
    height,
    ratio: width / height,
    middle: await mean(Math.floor(width / 2), Math.floor(height / 2)),
    corner: await mean(0, 0),
  }
}

it('hotels of Testville have the pictures that their names say', async () => {
  expect((await pictureOf('Testville Grand Hotel')).ratio).toBeCloseTo(3 / 2, 1)
  expect((await pictureOf('The Dark Pictures')).middle).toBeLessThan(60)
  expect((await pictureOf('The Bright Pictures')).corner).toBe(255)
  expect((await pictureOf('The Portrait Pictures')).ratio).toBeCloseTo(9 / 16, 1)
  expect((await pictureOf('The Portrait Pictures', 1)).ratio).toBeCloseTo(3 / 4, 1)
  expect((await pictureOf('The Wide Pictures')).ratio).toBeCloseTo(6, 1)
  expect((await pictureOf('The Tiny Pictures')).width).toBe(80)
  expect((await hotelNamed('The Single Picture')).images).toHaveLength(1)
  expect(await hotelNamed('The No Pictures')).toMatchObject({ images: [], thumbnails: [] })
  const { images = [] } = await hotelNamed('The Broken Pictures')
  expect(images.length).toBeGreaterThan(4)
  for (const address of images) expect((await fetched(address)).status).toBe(404)
})

it('pictures are shown in a sandboxed frame, such as that of a mail program', async () => {
  const { images } = await hotelNamed('Testville Grand Hotel')
  const answer = await fetched(images[0] ?? '', { origin: 'null' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

it('slow pictures are slow each time: nothing stores them', async () => {
  const { thumbnails } = await hotelNamed('The Slow Pictures')
  for (const attempt of [1, 2]) {
    const started = performance.now()
    const answer = await fetched(thumbnails[0] ?? '')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(performance.now() - started, `attempt ${attempt}`).toBeGreaterThan(1_000)
  }
})
