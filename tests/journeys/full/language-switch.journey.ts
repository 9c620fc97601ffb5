import type { Page } from 'playwright-core'
import { afterAll, expect, inject, it } from 'vitest'
import { expectNoTrouble, pickDay, started } from '../story.ts'
import { closeBrowser, day, traveller, usDay } from '../traveller.ts'

afterAll(closeBrowser)

/** Chooses German in the dialog of languages. */
async function chooseGerman(page: Page): Promise<void> {
  await page.locator('header.top [data-languages-open]').click()
  await page
    .getByRole('dialog', { name: 'Choose Language' })
    .getByRole('link', { name: 'Deutsch', exact: true })
    .click()
  await page.waitForURL(/[?&]lang=de/)
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
}

it('a language keeps the stay that the traveller changed on the page of a hotel', async () => {
  const person = await traveller(1280)
  const { page } = person
  await page.goto(`${inject('urls').site}/details/city/9000001/${usDay(10)}/${usDay(12)}/1/2/9000001-0`)
  await started(page, 'stay-hotel')
  const hotel = page.locator('stay-hotel')
  await hotel.locator('[data-panel=checkIn]').click()
  await pickDay(page, day(14), 'stay-hotel')
  await pickDay(page, day(17), 'stay-hotel')
  await hotel.locator('[data-panel=guests]').click()
  await page.getByRole('button', { name: 'More guests' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  const stay = `/details/city/9000001/${usDay(14)}/${usDay(17)}/1/3/9000001-0`
  await page.waitForURL((url) => url.pathname === stay)
  await chooseGerman(page)
  expect(new URL(page.url()).pathname).toBe(stay)
  await hotel.getByText('3 Gäste').first().waitFor()
  expectNoTrouble(person)
  await person.close()
})

it('a language keeps the sort and the page of results', async () => {
  const person = await traveller(1280)
  const { page } = person
  const results = page.locator('stay-results')
  await page.goto(`${inject('urls').site}/search/city/2267057/${usDay(10)}/${usDay(12)}/1/2`)
  await results.locator('[part~=listing]').first().waitFor()
  await started(page, 'stay-results')
  await results.getByLabel('Sort', { exact: true }).selectOption('price_asc')
  await page.waitForURL(/sort=price_asc/)
  // The pages are rendered when they come near.
  await results.locator('[part~=listing]').last().scrollIntoViewIfNeeded()
  await results.getByRole('button', { name: 'Next page' }).click()
  await page.waitForURL(/from=20/)
  const { search } = new URL(page.url())
  await chooseGerman(page)
  expect(new URL(page.url()).search).toBe(`${search}&lang=de`)
  expectNoTrouble(person)
  await person.close()
})
