import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import { lacks } from '../../engines/abilities.ts'
import { patience } from '../../patience.ts'
import { closeBrowser, day, openBrowser, usDay, widths } from '../traveller.ts'

let context: BrowserContext | undefined
afterEach(() => context?.close())
afterAll(closeBrowser)

async function withoutScript(width: number): Promise<Page> {
  const browser = await openBrowser()
  context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: false })
  const page = await context.newPage()
  context.setDefaultTimeout(patience(45))
  return page
}

interface Search {
  readonly place: string
  readonly from: string
  readonly until: string
  readonly rooms: string
  readonly guests: string
}

/** Fills the search form and sends it. */
async function search(page: Page, { place, from, until, rooms, guests }: Search): Promise<void> {
  const form = page.locator('stay-search form')
  await form.getByLabel('Where to?').fill(place)
  await form.getByLabel('Check-in').fill(from)
  await form.getByLabel('Check-out').fill(until)
  await form.getByLabel('Rooms').fill(rooms)
  await form.getByLabel('Guests').fill(guests)
  await form.getByRole('button', { name: 'Search' }).click()
}

/** A page that waits too long for the API comes without its content: a person loads it again. */
const loaded = (page: Page, content: Locator) =>
  expect.poll(async () => (await content.count()) || page.reload().then(() => 0)).toBeGreaterThan(0)

/** The values in the search form: place, dates, rooms and guests. */
const sent = async (page: Page) => {
  const fields = await page.locator('stay-search form input:not([type=hidden])').all()
  return Promise.all(fields.map((field) => field.inputValue()))
}

describe.skipIf(lacks('pages without script'))('without script', () => {
  it.each(widths)(
    'a person searches, reads the list and its pages, and the rates of a hotel, at %d px',
    async (width) => {
      const page = await withoutScript(width)
      await page.goto(inject('urls').site)
      await search(page, { place: 'Lisbon', from: day(10), until: day(12), rooms: '1', guests: '2' })
      await page.waitForURL(/\/search\/city\/2267057\//)
      const listings = page.locator('stay-results [part~=listing]')
      await loaded(page, page.getByRole('heading', { name: /^Hotels in Lisbon/ }))
      expect(await listings.count()).toBe(20)
      const [first] = await listings.locator('h2').allInnerTexts()
      expect(await listings.first().innerText()).toMatch(/\$\d[\s\S]*total(,| incl\. taxes and fees)/i)
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '2' }).click()
      await page.waitForURL(/from=20/)
      await loaded(page, listings)
      expect(await listings.locator('h2').allInnerTexts()).not.toContain(first)
      const link = listings.locator('h2 a').first()
      const name = await link.innerText()
      await link.click()
      await page.waitForURL(/\/details\//)
      await loaded(page, page.getByRole('heading', { level: 1, name }))
      const rates = page.locator('stay-hotel [part~=rate]')
      await loaded(page, rates)
      expect(await rates.first().innerText()).toMatch(/\$\d/)
      // Not the one that is chosen already; the rates of members have no radio.
      const choice = rates.getByRole('radio').last()
      await choice.check()
      const bundle = await choice.inputValue()
      await page
        .locator('stay-hotel')
        .getByRole('button', { name: /^Book Now/ })
        .click()
      await page.waitForURL(
        (url) => url.pathname === '/checkout/customer' && url.searchParams.get('rate') === bundle,
      )
    },
  )

  it('an unknown place shows an error in its field, and the search continues from there with its stay', async () => {
    const page = await withoutScript(1280)
    await page.goto(inject('urls').site)
    await search(page, { place: 'Xqzzyqx', from: day(10), until: day(13), rooms: '2', guests: '5' })
    await page.getByText('Please Select a Location').waitFor()
    expect(await sent(page)).toEqual(['Xqzzyqx', day(10), day(13), '2', '5'])
    await page.getByLabel('Where to?').fill('Lisbon')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(new RegExp(`/search/city/2267057/${usDay(10)}/${usDay(13)}/2/5$`))
  })

  it('an unknown place keeps the ages of children, until the traveller changes the counts', async () => {
    const page = await withoutScript(1280)
    const stay = `check-in=${day(10)}&check-out=${day(13)}&rooms=2&guests=5&occupancy=2-5,8|1`
    await page.goto(`${inject('urls').site}/search?location-name=Xqzzyqx&${stay}`)
    expect(await sent(page)).toEqual(['Xqzzyqx', day(10), day(13), '2', '5'])
    await page.getByLabel('Where to?').fill('Xqzzyq')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/location-name=Xqzzyq&/)
    await page.getByLabel('Where to?').fill('Lisbon')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/\/2\/5\?rooms=2-5%2C8%7C1$/)
    await page.goBack()
    await search(page, { place: 'Xqzzyqx', from: day(10), until: day(13), rooms: '1', guests: '3' })
    await page.waitForURL(/guests=3/)
    expect(await sent(page)).toEqual(['Xqzzyqx', day(10), day(13), '1', '3'])
    expect(await page.locator('stay-search [name=occupancy]').count()).toBe(0)
  })

  it('an unknown place keeps the stay of a partner form, with months before days', async () => {
    const page = await withoutScript(1280)
    const year = new Date().getUTCFullYear() + 1
    const stay = `checkIn=05/04/${year}&checkOut=05/06/${year}&roomCount=2&guestCount=3`
    await page.goto(`${inject('urls').site}/search?location=Xqzzyqx&${stay}`)
    await page.getByText('Please Select a Location').waitFor()
    expect(await sent(page)).toEqual(['Xqzzyqx', `${year}-05-04`, `${year}-05-06`, '2', '3'])
  })
})
