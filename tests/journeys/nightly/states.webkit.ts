import { expect, inject, it } from 'vitest'
import { usDay } from '../traveller.ts'
import {
  booked,
  chooseDates,
  choosePlace,
  chooseRoom,
  fillCustomer,
  leave,
  openSite,
  PHONE,
  pay,
  person,
} from '../webkit-story.ts'

const results = (from: number) => `/search/city/2267057/${usDay(from)}/${usDay(from + 2)}/1/2`

it('a guest pays in the card frame of another origin under tracking prevention', async () => {
  const page = await person({ ...PHONE, hasTrackingPrevention: true })
  await openSite(page, results(33))
  await chooseRoom(page)
  await fillCustomer(page, `webkit-private-${Date.now()}@example.com`)
  await pay(page)
  expect(await booked(page)).toMatch(/^ST-/)
  await leave(page)
})

it('results in Arabic and in the dark run from right to left and fit the screen', async () => {
  const page = await person({ ...PHONE, isDark: true, languages: 'ar' })
  await page.goto(`${inject('urls').site}${results(36)}?lang=ar`)
  await page.find('[part~=listing]')
  const [direction, isDark, wide] = await page.run<[string, boolean, number]>(`return [
    getComputedStyle(document.querySelector('stay-results')).direction,
    matchMedia('(prefers-color-scheme: dark)').matches,
    document.documentElement.scrollWidth,
  ]`)
  expect([direction, isDark]).toEqual(['rtl', true])
  expect(wide).toBeLessThanOrEqual(PHONE.width)
  await leave(page)
})

it('the map of results shows prices, and closes with Escape', async () => {
  const page = await person({ width: 1280, height: 900 })
  // A city with streets in a checkout.
  await openSite(page, results(39).replace(/city\/\d+/, 'city/4887398'))
  await page.find('[part~=listing]')
  await page.click('button', /^(Map View|Show map|Map)/)
  await page.find('.pin')
  await leave(page)
})

it('a traveller searches with the keyboard alone', async () => {
  const page = await person({ width: 1280, height: 900 })
  await openSite(page)
  await page.click('[role=combobox]')
  await page.type('Lisbon')
  await page.find('[role=option]', /^Lisbon/)
  await page.keys('Down', 'Return')
  const reached: string[] = []
  for (let press = 0; press < 12 && reached.at(-1) !== 'Search'; press++) {
    await page.keys('Tab')
    reached.push(await page.focused())
  }
  expect(reached).toContain('Search')
  await page.keys('Return')
  await page.waitForUrl(/\/search\/city\//)
  await leave(page)
})

it('a half-filled form is there again after a look at another page and Back', async () => {
  const page = await person()
  await openSite(page)
  await choosePlace(page, 'Lisbon')
  await chooseDates(page, 20, 23)
  await page.click('a', /^Search$/)
  await chooseRoom(page)
  await page.fill('input', /^First name/, 'Maya')
  await page.goto(`${inject('urls').site}/help`)
  await page.driver.navigate().back()
  const field = await page.find('input', /^First name/)
  await page.until(
    'the name is there again',
    async () => (await page.run('return arguments[0].value', field)) === 'Maya',
  )
  await leave(page)
})
