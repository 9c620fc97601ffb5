import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { lacks } from '../../engines/abilities.ts'
import { pageWith } from '../partner-page.ts'
import { expectNoTrouble } from '../story.ts'
import { accessible, closeBrowser, day, traveller, widths } from '../traveller.ts'

afterAll(closeBrowser)

const tag = '<script async src="http://localhost:8787/sdk/v1/staykit.js" data-ref-id="8183"></script>'
const testville = 'location-type="city" location-id="9000001"'
const stay = `check-in="${day(40)}" check-out="${day(42)}"`
const results = `<stay-results ${testville} ${stay}></stay-results>`
// Chicago, one of the cities with streets in a checkout.
const withMap = `<stay-results location-id="4887398" ${stay}></stay-results>`
const filler = (height: number) => `<p style="height: ${height}px">A page of its own</p>`

async function open(width: number, html: string) {
  const person = await traveller(width)
  await person.page.goto(await pageWith(tag + html))
  return person
}
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

describe.each(widths)('a page of a host, at %i px', (width) => {
  it('keeps one h1, and elements start one level below its heading', async () => {
    const person = await open(width, `<h2>In the city</h2>${results}`)
    const { page } = person
    await page.locator('stay-results [part~=listing]').first().waitFor()
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Rooms'])
    await page.locator('stay-results').getByRole('heading', { level: 3 }).first().waitFor()
    await accessible(page, 'results below an h2')
    await page.locator('stay-results').evaluate((element) => element.setAttribute('heading-level', '2'))
    await page.locator('stay-results').getByRole('heading', { level: 2 }).first().waitFor()
    expectNoTrouble(person)
    await person.close()
  })

  it('returns to the place in the list on Back, within the page and in a dialog', async () => {
    for (const mode of ['inline', 'dialog']) {
      const html = `${filler(600)}<stay-booking mode="${mode}"></stay-booking>${filler(600)}`
      const person = await open(width, html)
      const { page } = person
      const search = new URL(page.url())
      const query = `stay=results&stay-type=city&stay-place=9000001&stay-in=${day(40)}&stay-out=${day(42)}&stay-rooms=1&stay-guests=2`
      await page.goto(`${search.href}&${query}`)
      const listing = page.locator('stay-results [part~=listing]').nth(9)
      await listing.scrollIntoViewIfNeeded()
      const place = () => listing.evaluate((each) => Math.round(each.getBoundingClientRect().top))
      // Offers and pictures above it load as it comes near.
      let before = Number.NaN
      await expect
        .poll(
          async () => {
            const last = before
            before = await place()
            return before - last
          },
          { interval: 500 },
        )
        .toBe(0)
      await listing.getByRole('heading').getByRole('link').click()
      await page.locator('stay-hotel [part~=rate]').first().waitFor()
      expect(
        await page.locator('stay-hotel').evaluate((each) => each.getBoundingClientRect().top),
      ).toBeLessThan(400)
      await page.goBack()
      await listing.waitFor()
      // Offers between the hotels render when they come near, so the list above may be shorter.
      await expect.poll(async () => Math.abs((await place()) - before), { message: mode }).toBeLessThan(200)
      expectNoTrouble(person)
      await person.close()
    }
  })

  it('stays at the list when a filter changes far down the page', async () => {
    const person = await open(width, filler(3000) + results)
    const { page } = person
    const list = page.locator('stay-results')
    await list.scrollIntoViewIfNeeded()
    await list.locator('[part~=listing]').nth(5).scrollIntoViewIfNeeded()
    await list
      .getByRole('button', { name: /^Page 2/ })
      .or(list.getByRole('combobox').first())
      .first()
      .waitFor()
    await list.getByRole('combobox').first().selectOption({ index: 1 })
    await expect
      .poll(() => list.evaluate((each) => Math.round(each.getBoundingClientRect().top)))
      .toBeGreaterThan(100)
    expect(await scrollY(page)).toBeGreaterThan(2500)
    expectNoTrouble(person)
    await person.close()
  })
})

it('a page on a tablet scrolls by one finger on a map, which shows how to move it by two', async ({
  skip,
}) => {
  skip(lacks('devtools'))
  const person = await open(768, filler(100) + withMap + filler(2000))
  const { page, context } = person
  await page.getByRole('button', { name: 'Map View' }).click()
  const map = page.locator('stay-results .map-box')
  await map.locator('.pin').first().waitFor()
  await map.scrollIntoViewIfNeeded()
  const box = await map.boundingBox()
  if (!box) throw new Error('the map has no box')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const browser = await context.newCDPSession(page)
  const touch = (type: string, points: readonly (readonly [number, number])[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(([left, top], id) => ({ x: left, y: top, id })),
    })
  const before = await scrollY(page)
  const pin = () =>
    map
      .locator('.pin')
      .first()
      .evaluate(
        (each) =>
          each.getBoundingClientRect().left - (each.closest('.map-box')?.getBoundingClientRect().left ?? 0),
      )
  const at = await pin()
  await touch('touchStart', [[x, y]])
  for (let step = 1; step <= 10; step++) await touch('touchMove', [[x, y - 20 * step]])
  await page.getByText('Use two fingers to move the map').waitFor()
  await touch('touchEnd', [])
  await expect.poll(() => scrollY(page)).toBeGreaterThan(before + 100)
  await page.getByText('Use two fingers to move the map').waitFor({ state: 'detached' })
  expect(await pin()).toBe(at)

  const scrolled = await scrollY(page)
  // One of the two fingers is on a pin.
  const pins = await map.locator('.pin').all()
  const boxes = await Promise.all(pins.map((each) => each.boundingBox()))
  const under = boxes.find((each) => each && each.x > 130 && each.x < 300 && each.y > 100 && each.y < 700)
  if (!under) throw new Error('no pin is in reach')
  const [left, top] = [under.x + under.width / 2, under.y + under.height / 2]
  const fingers = (step: number) => [[left - 120 + 6 * step, top] as const, [left + 6 * step, top] as const]
  await touch('touchStart', fingers(0))
  for (let step = 1; step <= 10; step++) await touch('touchMove', fingers(step))
  await touch('touchEnd', [])
  await expect.poll(pin).toBeGreaterThan(at + 30)
  expect(await scrollY(page)).toBe(scrolled)
  expectNoTrouble(person)
  await person.close()
})
