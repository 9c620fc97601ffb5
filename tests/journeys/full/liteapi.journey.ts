import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type LiteapiStandIn,
  liteapiStandIn,
} from '../../../packages/server/src/adapters/liteapi/testing/liteapi-stand-in.ts'
import { type Product, startProduct } from '../product.ts'
import { book, cancelTrip, expectNoTrouble, search, signUp } from '../story.ts'
import { closeBrowser, traveller, widths } from '../traveller.ts'

let standIn: LiteapiStandIn
let product: Product
beforeAll(async () => {
  standIn = await liteapiStandIn({ key: 'sand_journey' })
  product = await startProduct({ LITEAPI_KEY: standIn.key, LITEAPI_API_BASE: standIn.url })
})
afterAll(async () => {
  await closeBrowser()
  await product?.stop()
  await standIn?.close()
})

describe.each(widths)('LiteAPI as the supplier, at %i px', (width) => {
  it('a traveller searches, books a room with our reference at LiteAPI, and cancels it there', async () => {
    const { site, api } = product.urls
    const person = await traveller(width)
    const { page } = person
    const email = `liteapi-${width}-${Date.now()}@example.com`
    await page.goto(site)
    await search(page, 'Lisbon', 20, 23)
    await page.waitForURL(/\/search\/city\//)
    const trip = await book(page, email)
    const booking = standIn.bookings.at(-1)
    expect(booking?.body).toMatchObject({
      clientReference: expect.any(String),
      holder: { firstName: 'Maya', lastName: 'Okafor', email, phone: '+16175550148' },
      guests: [{ occupancyNumber: 1, firstName: 'Maya', lastName: 'Okafor' }],
    })
    expect(booking?.status).toBe('CONFIRMED')
    await page.goto(`${site}/login`)
    await signUp(page, email, api)
    await page.waitForURL(/\/profile\/dashboard/)
    await page.locator('stay-profile').getByRole('link', { name: 'Your Trips' }).click()
    await cancelTrip(page, trip)
    expect(booking?.status).toBe('CANCELLED')
    expectNoTrouble(person)
    await person.close()
  })
})
