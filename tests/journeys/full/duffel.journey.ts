import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type DuffelStandIn,
  duffelStandIn,
} from '../../../packages/server/src/adapters/duffel/testing/duffel-stand-in.ts'
import { type Product, startProduct } from '../product.ts'
import { book, cancelTrip, expectNoTrouble, search, signUp } from '../story.ts'
import { closeBrowser, traveller, widths } from '../traveller.ts'

let standIn: DuffelStandIn
let product: Product
beforeAll(async () => {
  standIn = await duffelStandIn()
  product = await startProduct({ DUFFEL_ACCESS_TOKEN: standIn.token, DUFFEL_API_BASE: standIn.url })
})
afterAll(async () => {
  await closeBrowser()
  await product?.stop()
  await standIn?.close()
})

describe.each(widths)('Duffel Stays as the supplier, at %i px', (width) => {
  it('a traveller searches, books a room with our reference at Duffel, and cancels it there', async () => {
    const { site, api } = product.urls
    const person = await traveller(width)
    const { page } = person
    const email = `duffel-${width}-${Date.now()}@example.com`
    await page.goto(site)
    await search(page, 'Lisbon', 20, 23)
    await page.waitForURL(/\/search\/city\//)
    const trip = await book(page, email)
    const booking = standIn.bookings.at(-1)
    expect(booking?.body).toMatchObject({
      email,
      phone_number: '+16175550148',
      guests: [{ given_name: 'Maya', family_name: 'Okafor' }],
    })
    expect(booking?.status).toBe('confirmed')
    await page.goto(`${site}/login`)
    await signUp(page, email, api)
    await page.waitForURL(/\/profile\/dashboard/)
    await page.locator('stay-profile').getByRole('link', { name: 'Your Trips' }).click()
    await cancelTrip(page, trip)
    expect(booking?.status).toBe('cancelled')
    expectNoTrouble(person)
    await person.close()
  })
})
