import { expect, it } from 'vitest'
import {
  booked,
  chooseDates,
  choosePlace,
  chooseRoom,
  fillCustomer,
  leave,
  openSite,
  pay,
  person,
} from '../webkit-story.ts'

it('[HOT-238] a guest books on a phone', async () => {
  const page = await person()
  await openSite(page)
  await choosePlace(page, 'Lisbon')
  await chooseDates(page, 20, 23)
  await page.click('stay-search a, a', /^Search$/)
  await chooseRoom(page)
  await fillCustomer(page, `webkit-${Date.now()}@example.com`)
  await pay(page)
  expect(await booked(page)).toMatch(/^ST-/)
  await leave(page)
})
