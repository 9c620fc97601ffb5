import type { Locator, Page } from 'playwright-core'
import { contractFixture } from '../../packages/contract/src/fixtures/index.ts'
import { hotelNumber, rates, reviewsAnswer, searchAnswer } from '../../sdk/src/testing/hotels.ts'
import { places } from '../../sdk/src/testing/places.ts'

/** Answers of the API from the search to the checkout, by path. */
export const journeyAnswers = {
  '/travel/locations/search': { locations: places },
  '/travel/locations/find': { locations: places.slice(0, 1) },
  '/travel/hotels/search/': searchAnswer(47),
  '/travel/hotels': { hotel: hotelNumber(5) },
  '/travel/hotels/rates/': { rates },
  '/travel/hotels/reviews': reviewsAnswer(3, 1),
  '/api/book/contract': { contract: contractFixture() },
}

/** An element that starts in a city. */
export const lisbon = 'location-id="800" location-name="Lisbon, Portugal"'

export const listing = (page: Page, index = 0): Locator =>
  page.locator('stay-results [part~=listing]').nth(index)

export const toResults = async (page: Page): Promise<void> => {
  await page.locator('stay-search').getByRole('link', { name: 'Search', exact: true }).click()
  await listing(page).waitFor()
}

export const openHotel = (page: Page, index = 0): Promise<void> =>
  listing(page, index).getByRole('heading').getByRole('link').click()

export const toHotel = async (page: Page, index = 0): Promise<void> => {
  await openHotel(page, index)
  await page.locator('stay-hotel [part~=rate]').first().waitFor()
}

export const toCheckout = async (page: Page): Promise<void> => {
  await page.locator('stay-hotel [part~=book]').first().click()
  await page.locator('stay-checkout form').first().waitFor()
}
