import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { expectNoTrouble, search, signUp, started } from '../story.ts'
import { accessible, bothWidths, closeBrowser, traveller } from '../traveller.ts'

afterAll(closeBrowser)

/** Layout shifts since the page began, and the pixels by which the page is wider than its window. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    const moved = await new Promise<number>((done) => {
      let sum = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) sum += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => done(sum), 100)
    })
    return { moved, over: document.documentElement.scrollWidth - innerWidth }
  })

async function settled(page: Page, name: string): Promise<void> {
  const { moved, over } = await looks(page)
  expect(moved, `${name} moves`).toBeLessThan(0.005)
  expect(over, `${name} is too wide`).toBeLessThanOrEqual(0)
  await accessible(page, name)
}

describe.each(bothWidths)("an account on a partner's plain HTML pages, at %i px", (width) => {
  it('a visitor with a saved hotel logs in, and finds it, their profile, trips, rewards, cards and help', async () => {
    const { partner } = inject('urls')
    const person = await traveller(width)
    const { page } = person
    await page.goto(partner)
    await search(page, 'Porto', 25, 27)
    await started(page, 'stay-results')
    const heart = page
      .locator('stay-results')
      .getByRole('button', { name: /^Save: / })
      .first()
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Save: ', '')
    await heart.click()
    await page.goto(`${partner}/account.html`)
    await page.waitForURL(/\/login\.html/)
    await settled(page, 'login')
    await signUp(page, `account-${width}-${Date.now()}@example.com`)
    await page.waitForURL(/\/account\.html/)
    const profile = page.locator('stay-profile')
    for (const [tab, words] of [
      ['Your Rewards', 'Total Points Earned'],
      ['Your Trips', 'Past Trips'],
      ['Payment Options', 'Enter A New Card'],
      ['Your Profile', 'Favorite amenities'],
    ] as const) {
      await profile.getByRole('link', { name: tab }).click()
      await profile.getByText(words).first().waitFor()
      expect(new URL(page.url()).pathname).toBe('/account.html')
      await settled(page, tab)
    }
    await page.reload()
    await profile.getByText('Favorite amenities').waitFor()
    await page.goto(`${partner}/saved.html`)
    await page.locator('stay-saved').getByRole('link', { name, exact: true }).waitFor()
    await settled(page, 'saved')
    await page.goto(`${partner}/booking.html`)
    await page.locator('stay-help').getByRole('link', { name: 'Contact Us' }).waitFor()
    await settled(page, 'help')
    expectNoTrouble(person)
    await person.close()
  })
})
