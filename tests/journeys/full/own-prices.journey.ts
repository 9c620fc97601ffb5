import type { Page, Route } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { holdSession } from '../payments.ts'
import { bookRate, expectNoTrouble, logIn, ratesPath, started } from '../story.ts'
import { closeBrowser, traveller, usDay } from '../traveller.ts'

afterAll(closeBrowser)
const { site } = inject('urls')

/** Testville Grand Hotel: it sells every kind of rate, on any day. */
const HOTEL = '9000001-0'
const hotelPage = site + ratesPath(HOTEL, 75, 77)
const listPage = `${site}/search/city/9000001/${usDay(75)}/${usDay(77)}/1/2`

/** The page as a cache may have it: rendered for a visitor. */
const forVisitor = async (route: Route) => {
  const { cookie = '', ...headers } = await route.request().allHeaders()
  const others = cookie.split('; ').filter((each) => !each.startsWith('staykit_own_prices'))
  await route.continue({ headers: { ...headers, cookie: others.join('; ') } })
}

const prices = (page: Page, tag: string) => page.locator(tag).getByText(/\$\d/).filter({ visible: true })
const bookNow = (page: Page) => page.locator('stay-hotel [part~=book]').filter({ visible: true })

/** Books the cheapest rate on show; returns the totals of its line and of the checkout, in cents. */
async function bookCheapest(page: Page) {
  await started(page, 'stay-hotel')
  const rate = page.locator('stay-hotel [part~=rate]').filter({ hasText: 'Member Deal' }).first()
  await rate.waitFor()
  const [shown = ''] = /\$[\d.,]+/.exec(await rate.locator('.now').innerText()) ?? []
  await bookRate(page, rate)
  const total = await page.locator('stay-checkout [data-total]').getAttribute('data-total')
  return [Number(shown.replace(/[$,]/g, '')), Number(total) / 100]
}

describe('a member whose session is slow', () => {
  it('sees and books no price of a visitor on the page of a hotel', async () => {
    const person = await traveller(1280)
    const { page } = person
    await logIn(page)
    const release = await holdSession(page)
    await page.goto(hotelPage)
    await page.locator('stay-hotel').getByRole('heading', { level: 1 }).waitFor()
    expect(await prices(page, 'stay-hotel').count()).toBe(0)
    await page.waitForFunction(() => customElements.get('stay-hotel'))
    expect([await prices(page, 'stay-hotel').allInnerTexts(), await bookNow(page).count()]).toEqual([[], 0])
    release()
    const [shown, paid] = await bookCheapest(page)
    expect(paid).toBe(shown)
    expectNoTrouble(person)
    await person.close()
  })

  it('sees no price of a visitor in a list, nor in a page that a cache has rendered for visitors', async () => {
    const person = await traveller(1280)
    const { page } = person
    await logIn(page)
    const release = await holdSession(page)
    await page.goto(listPage)
    await page.locator('stay-results [part~=listing]').first().waitFor()
    expect(await prices(page, 'stay-results').count()).toBe(0)
    await page.route(hotelPage, forVisitor)
    await page.goto(hotelPage)
    await page.locator('stay-hotel [data-other-prices]').waitFor()
    expect([await prices(page, 'stay-hotel').count(), await bookNow(page).count()]).toEqual([0, 0])
    release()
    await expect.poll(() => bookNow(page).count()).toBe(1)
    await person.close()
  })

  it('sees prices at once as a visitor again after the logout', async () => {
    const person = await traveller(1280)
    const { page } = person
    await page.goto(hotelPage)
    expect(await page.locator('stay-hotel').getByText(/\$\d/).count()).toBeGreaterThan(0)
    await logIn(page)
    const marks = async () =>
      (await page.context().cookies(site)).filter(({ name }) => name.startsWith('staykit_own_prices')).length
    await expect.poll(marks).toBe(1)
    await page.getByRole('button', { name: 'Log Out' }).first().click()
    await expect.poll(marks).toBe(0)
    await person.close()
  })
})
