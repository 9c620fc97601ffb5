import { expect, inject, it } from 'vitest'
import type { WebKitPage } from '../../engines/webkit/page.ts'
import {
  booked,
  choose,
  chooseDates,
  choosePlace,
  chooseRoom,
  fillCustomer,
  leave,
  openSite,
  pay,
  person,
} from '../webkit-story.ts'

/** Two adults with a child of seven. */
async function chooseFamily(page: WebKitPage): Promise<void> {
  await page.click('button', /^Rooms and guests/)
  await page.click('button', /^Children, or guests by room/)
  await page.click('button', /^More children/)
  await page.click('dialog button', /^Done$/)
  await page.find('dialog *', /^Choose the age of each child\.$/)
  await choose(page, /^Age of child 1/, '7', '7')
  await page.click('dialog button', /^Done$/)
  await page.gone('select', /^Age of child 1/)
}

/** Saves both documents of a booking. */
async function saveDocuments(page: WebKitPage): Promise<void> {
  for (const [name, file] of [
    [/^Add to calendar/, /\.ics$/],
    [/^Receipt/, /\.pdf$/],
  ] as const) {
    await page.click('button, a', name)
    await page.until(`a file like ${file}`, async () => page.downloads().some((saved) => file.test(saved)))
  }
}

/** The element of the page that is topmost where an element of a shadow root is. */
const TOPMOST = `const { x, y, height } = arguments[0].getBoundingClientRect()
  return document.elementFromPoint(x + 1, y + height / 2)?.localName`

it('[HOT-238] a family books on a phone, saves its documents, finds the trip on the way Back, and cancels it', async () => {
  const page = await person()
  const email = `webkit-family-${Date.now()}@example.com`
  await openSite(page)
  await choosePlace(page, 'Lisbon')
  await chooseDates(page, 24, 26)
  await chooseFamily(page)
  await page.click('a', /^Search$/)
  await chooseRoom(page)
  await fillCustomer(page, email)
  await page.find('*', /Children: 7 years/)
  await pay(page)
  const trip = await booked(page)
  await saveDocuments(page)

  await page.driver.navigate().back()
  const heading = await page.find('h1, h2', /^This room is already yours$/)
  // WebKit restores a scroll position later than the screen appears.
  await new Promise((done) => setTimeout(done, 500))
  expect(await page.run(TOPMOST, heading)).toBe('stay-checkout')
  await page.driver.navigate().refresh()
  await page.find('h1, h2', /^This room is already yours$/)
  expect(await page.all('button', /^(Book Room|One moment)/)).toEqual([])
  await page.click('button', /^Show your booking$/)
  expect(await booked(page)).toBe(trip)

  await page.goto(`${inject('urls').site}/help/review?tripNumber=${trip}`)
  await page.fill('input', /^Email/, email)
  await page.click('button', /^Submit$/)
  await page.click('button', /^Cancel booking$/)
  await page.click('[role=alertdialog] button', /^Cancel booking$/)
  await page.find('*', /^CANCELLED$/)
  await leave(page)
})
