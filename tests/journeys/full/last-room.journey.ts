import type { Page } from 'playwright-core'
import { afterAll, expect, inject, it } from 'vitest'
import { bookFirstRate, ratesPath } from '../story.ts'
import { closeBrowser, fillCard, fillCustomer, traveller } from '../traveller.ts'

afterAll(closeBrowser)

// The Last Room: one room of each type a night.
const rates = () => ratesPath('9000001-21', 81, 82)

const rooms = (page: Page) => page.locator('stay-hotel [part~=rate]')
const pay = async (page: Page, name: string) => {
  // The driver of Gecko types into frames of the page in front only.
  await page.bringToFront()
  await fillCustomer(page, `${name}-${Date.now()}@example.com`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillCard(page)
  await page.getByRole('button', { name: /^Book Room/ }).click()
}

it('the last room stays bookable for the traveller who goes back and reloads, and is gone for a second one in words', async () => {
  const [first, second] = [await traveller(1280), await traveller(390)]
  for (const { page } of [first, second]) {
    await page.goto(inject('urls').site + rates())
    await bookFirstRate(page)
  }
  const title = await first.page.locator('stay-checkout [data-total]').first().textContent()
  const { page } = first
  await page.goBack()
  await rooms(page).first().waitFor()
  await page.reload()
  await bookFirstRate(page)
  expect(await page.locator('stay-checkout [data-total]').first().textContent()).toBe(title)
  await pay(page, 'first')
  await page.getByRole('heading', { name: "You're Booked!" }).waitFor()

  await pay(second.page, 'second')
  await second.page.getByText('This room is sold out.').waitFor()
  await second.page
    .getByText(/You were not charged|You have not been charged/)
    .first()
    .waitFor()
  await Promise.all([first.close(), second.close()])
})
