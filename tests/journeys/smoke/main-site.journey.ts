import { afterAll, describe, expect, inject, it } from 'vitest'
import { book, cancelTrip, expectNoTrouble, search, signUp } from '../story.ts'
import { bothWidths, closeBrowser, traveller } from '../traveller.ts'

afterAll(closeBrowser)

describe.each(bothWidths)('the main journey at %i px', (width) => {
  it('[HOT-238] [HOT-239] [HOT-144] [HOT-146] [HOT-165] [HOT-166] [OQ-01] works on the reference site', async () => {
    const { site } = inject('urls')
    const person = await traveller(width)
    const { page } = person
    const email = `site-${width}-${Date.now()}@example.com`
    await page.goto(site)
    await search(page, 'Lisbon', 20, 23)
    await page.waitForURL(/\/search\/city\//)
    const trip = await book(page, email)
    expect(trip).toMatch(/^ST-/)
    await page.goto(`${site}/login`)
    await signUp(page, email)
    await page.waitForURL(/\/profile\/dashboard/)
    await page.getByRole('link', { name: 'Your Trips' }).click()
    await page.waitForURL(/\/profile\/trips/)
    await cancelTrip(page, trip)
    await expect.poll(() => page.title()).toMatch(/^This trip is cancelled \| /)
    await page.goto(`${site}/profile/trips`)
    await page.locator('stay-trips').getByText('CANCELLED').waitFor()
    expectNoTrouble(person)
    await person.close()
  })
})
