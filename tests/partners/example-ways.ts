import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { book, search } from '../journeys/story.ts'

/** What a traveller does on an example's first page at a width. */
type Way = (page: Page, width: number) => Promise<void>

/** From a list that is on its way to the rates of its first hotel. */
async function seeRates(page: Page): Promise<void> {
  const first = page.locator('stay-results [part~=listing]').first()
  await first.getByRole('heading').getByRole('link').click()
  await page.locator('stay-hotel [part~=rate]').first().waitFor()
}

const toRates: Way = async (page) => {
  await search(page, 'Lisbon', 20, 23)
  await seeRates(page)
}

/** To the rates on a phone, to the confirmation on a desktop; `heard` is what the page itself says of it. */
const toBooking =
  (heard?: (trip: string) => string): Way =>
  async (page, width) => {
    if (width < 500) return toRates(page, width)
    await search(page, 'Lisbon', 20, 23)
    const trip = await book(page, `example-${Date.now()}@example.com`)
    expect(trip).toMatch(/^ST-/)
    if (heard) await page.getByText(heard(trip)).waitFor()
  }

const thanked = toBooking((trip) => `Thank you: ${trip} is yours.`)

/** The way through each example, by its folder. */
export const ways: Readonly<Record<string, Way>> = {
  'one-page': toBooking(),
  'plain-html': toBooking(),
  react: thanked,
  vue: thanked,
  svelte: thanked,
}
