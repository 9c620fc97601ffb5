import { expect, it } from 'vitest'
import { bookingBalances } from './calls/booking-balances.ts'
import { brand } from './calls/brand.ts'
import { hotelsReviews } from './calls/hotels-reviews.ts'
import { loyaltyWallet } from './calls/loyalty-member.ts'
import { createClient } from './client.ts'

const page = JSON.stringify({ review_count_per_page: 5, review_data: [] })
const ask = { hotelID: 'h1', from: 1, sort: '' } as const
/** The tests check requests, not answers. */
const caught = (call: Promise<unknown>) => call.catch(() => undefined)

it('[HOT-252] sends travel calls to the production or QA gateway, and general calls to the API', async () => {
  const urls: string[] = []
  const fetch: typeof globalThis.fetch = async (url) => {
    urls.push(String(url))
    return new Response(page)
  }
  const address = 'https://api.example'
  for (const travel of ['https://travel.example', 'https://travel-qa.example']) {
    const client = createClient({ address, bases: { travel }, fetch })
    await client(hotelsReviews, ask)
    await caught(client(brand, { refId: '8183' }))
  }
  expect(urls).toEqual([
    'https://travel.example/hotels/reviews',
    'https://api.example/api/brand?refId=8183',
    'https://travel-qa.example/hotels/reviews',
    'https://api.example/api/brand?refId=8183',
  ])
})

it('[PLT-020] [OQ-52] sends rewards and platform calls to their own addresses, or to the API by default', async () => {
  const urls: string[] = []
  const fetch: typeof globalThis.fetch = async (url) => {
    urls.push(String(url))
    return new Response(page)
  }
  const address = 'https://api.example'
  const bases = { rewards: 'https://rewards.example', platform: 'https://platform.example/api/v1' }
  for (const elsewhere of [bases, {}]) {
    const client = createClient({ address, bases: elsewhere, fetch })
    await caught(client(loyaltyWallet, { userID: 'u1', refId: '8183' }))
    await caught(client(bookingBalances, {}))
  }
  expect(urls).toEqual([
    expect.stringMatching(/^https:\/\/rewards\.example\/loyalty\//),
    'https://platform.example/api/v1/booking/balances',
    expect.stringMatching(/^https:\/\/api\.example\/travel\/loyalty\//),
    'https://api.example/platform/api/v1/booking/balances',
  ])
})
