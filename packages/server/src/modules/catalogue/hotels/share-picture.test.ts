import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../../testing/server.ts'
import { drawn } from './share-picture.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const card = (path: string) => server.app.request(`/travel/share/${path}`)

describe('share pictures', () => {
  it('home, a city and a hotel have different PNGs of 1200 by 630', async () => {
    const sizes = new Set<string>()
    for (const path of ['8183/page/home.png', '8183/city/2267057.png', '8183/hotel/2267057-0.png']) {
      const answer = await card(path)
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/png')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      sizes.add(bytes.toString('base64'))
    }
    expect(sizes.size).toBe(3)
  })

  it('an unknown brand, place, hotel or kind returns 404', async () => {
    for (const path of [
      'nobody/page/home.png',
      '8183/city/1.png',
      '8183/hotel/2267057-99999.png',
      '8183/page/faq.png',
      '8183/member/home.png',
    ])
      expect((await card(path)).status, path).toBe(404)
  })

  it("use the brand's colour, and a name is text and never markup", async () => {
    const words = { brand: 'A', title: '<b>&"', below: 'x'.repeat(400) }
    const [one, other] = await Promise.all(
      ['#b4471b', '#1f4b99'].map((colour) => drawn({ ...words, colour })),
    )
    expect(one).not.toEqual(other)
  })
})
