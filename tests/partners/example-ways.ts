import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { book, search } from '../journeys/story.ts'
import { keepDates, violations } from '../journeys/traveller.ts'

/** Steps of a traveller on the first page of an example at a width. */
type Way = (page: Page, width: number) => Promise<void>

/** From a loading list to the rates of its first hotel. */
async function seeRates(page: Page): Promise<void> {
  const first = page.locator('stay-results [part~=listing]').first()
  await first.getByRole('heading').getByRole('link').click()
  await page.locator('stay-hotel [part~=rate]').first().waitFor()
}

const toRates: Way = async (page) => {
  await search(page, 'Lisbon', 20, 23)
  await seeRates(page)
}

/** To the rates on a phone, to the confirmation on a desktop; `message` is the page's own text about the trip. */
const toBooking =
  (message?: (trip: string) => string): Way =>
  async (page, width) => {
    if (width < 500) return toRates(page, width)
    await search(page, 'Lisbon', 20, 23)
    const trip = await book(page, `example-${Date.now()}@example.com`)
    expect(trip).toMatch(/^ST-/)
    if (message) await page.getByText(message(trip)).waitFor()
  }

const thanked = toBooking((trip) => `Thank you: ${trip} is yours.`)

const colourOf = (page: Page, selector: string) =>
  page
    .locator(`${selector} [part~=button]`)
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor)

const strict: Way = async (page, width) => {
  const { headers, text } = await page.request
    .get(page.url())
    .then(async (answer) => ({ headers: answer.headers(), text: await answer.text() }))
  expect(headers['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types 'none'",
  )
  expect(text).toMatch(/integrity="sha384-/)
  await toBooking()(page, width)
}

/** Both brands on one page, each in its own colour; then the journey of one of them. */
const twoBrands: Way = async (page, width) => {
  const [one, other] = [8183, 8184].map((id) => `stay-brand[ref-id="${id}"] stay-search`)
  await page.locator(`${other} [part~=button]`).first().waitFor()
  // The form appears before its brand has loaded.
  const colours = () => Promise.all([one, other].map((form) => colourOf(page, form ?? '')))
  await expect.poll(async () => new Set(await colours()).size).toBe(2)
  const [own, name] = width < 500 ? [other, 'meridian'] : [one, 'staykit']
  const box = page.locator(own ?? '')
  await box.getByRole('combobox').fill('Lisbo')
  await box
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .click()
  await keepDates(page)
  await box.getByRole('link', { name: 'Search', exact: true }).click()
  await seeRates(page)
  expect(new URL(page.url()).pathname).toBe(`/${name}.html`)
}

const themed: Way = async (page, width) => {
  for (const [colorScheme, colour] of [
    ['light', 'rgb(138, 43, 79)'],
    ['dark', 'rgb(242, 160, 189)'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect.poll(() => colourOf(page, 'stay-search')).toBe(colour)
  }
  await toRates(page, width)
}

/** Each of the six pages has the button of its theme, and readable texts; the journey in the last of them. */
const finished: Way = async (page, width) => {
  const links = page.getByRole('main').getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(addresses).toHaveLength(6)
  for (const address of addresses) {
    await page.goto(address)
    await expect.poll(() => hasBrandColour(page), { message: address }).toBe(true)
    expect(await violations(page), address).toEqual([])
  }
  await toRates(page, width)
}

const hasBrandColour = (page: Page) =>
  page
    .locator('stay-search [part~=button]')
    .first()
    .evaluate((button) => {
      const probe = document.createElement('p')
      probe.style.color = getComputedStyle(document.documentElement).getPropertyValue('--stay-brand')
      document.body.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return getComputedStyle(button).backgroundColor === color
    })

/** The texts of the page are in the server's response, and the browser hydrates the same elements. */
const rendered: Way = async (page, width) => {
  const html = await page.request.get(page.url()).then((answer) => answer.text())
  expect(html).toContain('<stay-booking location-id="2267057" location-name="Lisbon"><a href="tel:')
  await toBooking()(page, width)
}

const headless: Way = async (page) => {
  await page.getByLabel('City').fill('Lisbon, Portugal')
  await page.locator('#places option').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText(/hotels in Lisbon/).waitFor()
  await page.locator('#hotels button').first().click()
  await page
    .getByText(/ in all/)
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
}

/** The page stays the same from search to confirmation, and Back leads through its screens. */
const routed: Way = async (page, width) => {
  await page.evaluate(() => {
    document.body.dataset.first = 'yes'
  })
  await toBooking()(page, width)
  expect(await page.locator('body').getAttribute('data-first')).toBe('yes')
  if (width > 500) return
  await page.goBack()
  await page.locator('stay-results [part~=listing]').first().waitFor()
}

/** Every page of the example answers, and so does what it links. */
const linked =
  (way: Way): Way =>
  async (page, width) => {
    const addresses = new Set([page.url()])
    for (const address of addresses) {
      const answer = await page.request.get(address)
      expect(answer.status(), address).toBe(200)
      if (!answer.headers()['content-type']?.includes('html')) continue
      for (const [, href = ''] of (await answer.text()).matchAll(/\shref="(\/[^"#]*|[\w-]+\.\w+)"/g))
        addresses.add(new URL(href, address).href)
    }
    expect(addresses.size).toBeGreaterThan(4)
    await way(page, width)
  }

/** The steps for each example, by its folder. */
export const ways: Readonly<Record<string, Way>> = {
  'one-page': toBooking(),
  'plain-html': linked(toBooking()),
  react: thanked,
  vue: thanked,
  svelte: thanked,
  ssr: rendered,
  'strict-csp': strict,
  'two-brands': twoBrands,
  'custom-theme': themed,
  themes: finished,
  headless,
  router: routed,
}
