import type { Page } from 'playwright-core'
import { afterAll, expect, inject, it } from 'vitest'
import { bookFirstRate, payNow, started } from '../story.ts'
import { accessible, bothWidths, closeBrowser, fillCard, mailTo, traveller, usDay } from '../traveller.ts'

afterAll(closeBrowser)

const list = () => `/search/city/9000001/${usDay(45)}/${usDay(47)}`
// The Family Hotel: a child under 12 pays less.
const hotel = (rooms: string) => `/details/city/9000001/${usDay(45)}/${usDay(47)}/${rooms}`
const panel = (page: Page) => page.locator('stay-search dialog.guests-panel').first()
/** The total of the chosen rate, in dollars. */
const totalOf = async (page: Page) => {
  const card = page
    .locator('stay-hotel')
    .getByText(/total incl\. taxes and fees/)
    .first()
  await card.waitFor()
  const text = await page.locator('stay-hotel [part~=rate]').first().textContent()
  const amounts = [...(text ?? '').matchAll(/\$([\d,.]+)/g)].map(([, amount = '']) =>
    Number(amount.replace(',', '')),
  )
  // Struck price, total, price of a night.
  return amounts.at(-2) ?? Number.NaN
}

/** Two rooms: two adults with a child of five, and one adult with two children. */
async function choosePeople(page: Page): Promise<void> {
  await started(page, 'stay-search')
  await page.locator('stay-search [data-panel=guests]').first().click()
  await panel(page).getByRole('button', { name: 'Children, or guests by room' }).click()
  const room = (number: number) => panel(page).getByRole('group', { name: `Room ${number}` })
  await room(1).getByRole('button', { name: 'More children' }).click()
  await panel(page).getByRole('button', { name: 'Add a room' }).click()
  await room(2).getByRole('button', { name: 'More children' }).click()
  await room(2).getByRole('button', { name: 'More children' }).click()
  await panel(page).getByRole('button', { name: 'Done' }).click()
  await panel(page).getByText('Choose the age of each child.').first().waitFor()
  await accessible(page, 'rooms with children')
  await room(1).getByLabel('Age of child 1').selectOption('5')
  await room(2).getByLabel('Age of child 1').selectOption('8')
  await room(2).getByLabel('Age of child 2').selectOption('1')
  await panel(page).getByRole('button', { name: 'Done' }).click()
  await panel(page).waitFor({ state: 'detached' })
}

for (const width of bothWidths)
  it(`a family of two rooms chooses ages before the price at ${width} px, and the trip keeps them`, async () => {
    const { page, trouble, close } = await traveller(width)
    const email = `family-${width}-${Date.now()}@example.com`
    await page.goto(`${inject('urls').site}${list()}/1/2`)
    await page.locator('stay-results [part~=listing]').first().waitFor()
    await page.locator('stay-search button.mini').first().click()
    await choosePeople(page)
    await page.locator('stay-search').first().getByRole('link', { name: 'Search', exact: true }).click()
    await page.waitForURL(/\/2\/6\?rooms=2-5%7C1-8%2C1$/)
    const row = page.locator('stay-results [part~=listing]').first()
    await row.waitFor()
    const href = await row.getByRole('heading').getByRole('link').getAttribute('href')
    expect(href).toMatch(/\/2\/6\/9000001-\d+\?rooms=2-5%7C1-8%2C1$/)

    await page.goto(`${inject('urls').site}${hotel('2/6/9000001-34')}`)
    const adults = await totalOf(page)
    await page.goto(`${inject('urls').site}${hotel('2/6/9000001-34?rooms=2-5|1-8,1')}`)
    await page.locator('stay-hotel').getByText('2 rooms, 6 guests').first().waitFor()
    // Two children pay half of a share of 20 %, one pays none, in two rooms.
    expect((await totalOf(page)) / adults).toBeCloseTo(0.8, 2)

    await bookFirstRate(page)
    // The second room has names too.
    const form = { firstName: 'Maya', lastName: 'Okafor', email, phoneNumber: '+1 617 555 0148' }
    for (const [name, text] of Object.entries(form))
      await page.locator(`stay-checkout [name=${name}]`).fill(text)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Children: 5 years, 8 years, and 1 year').waitFor()
    await fillCard(page)
    await payNow(page)
    const rooms = 'Room 1: 2 adults, Children: 5 years · Room 2: 1 adult, Children: 8 years and 1 year'
    await page.getByText(rooms).waitFor()
    const mail = await mailTo(page, email, /booked|Booking|confirmed/i)
    expect(mail.replace(/\s+/g, ' ')).toContain('Children: 8 years and 1 year')
    expect(trouble).toEqual([])
    await close()
  })

it('a hotel says that its rooms are too small, and an address that cannot be read is never guessed', async () => {
  const { page, close } = await traveller(390)
  await page.goto(`${inject('urls').site}${hotel('1/5/9000001-34?rooms=2-1,2,3')}`)
  await page.getByText('No room of this hotel is large enough for your guests.').first().waitFor()
  await page.goto(`${inject('urls').site}${list()}/1/2?rooms=two`)
  await page.locator('stay-results').getByText('Please choose 1 to 9 rooms').waitFor()
  await close()
})
