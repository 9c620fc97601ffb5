import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { bookRoom, fillCustomer, isBooked, toPayment, total } from '../payments.ts'
import { expectNoTrouble } from '../story.ts'
import { accessible, closeBrowser, fillCard, traveller } from '../traveller.ts'

afterAll(closeBrowser)

/** The payment step of a room that is booked. */
async function showsTrip(page: Page) {
  await page.getByRole('heading', { name: 'This room is already yours' }).waitFor()
  expect(await page.getByRole('button', { name: /^(Book Room|One moment)/ }).count()).toBe(0)
}

it('a booked room stays booked after Back, Forward and a reload', async ({ onTestFinished }) => {
  const person = await traveller(390, onTestFinished)
  const { page } = person
  await fillCustomer(person.context, `back-${Date.now()}@example.com`)
  await toPayment(page, 'The Free Cancellation', 150)
  const price = await total(page)
  await fillCard(page)
  await bookRoom(page)
  await isBooked(page, price)
  await page.goBack()
  await showsTrip(page)
  await accessible(page, 'payment of a booked room')
  await page.goForward()
  await isBooked(page, price)
  await page.goBack()
  await showsTrip(page)
  await page.reload()
  await showsTrip(page)
  await page.getByRole('button', { name: 'Show your booking' }).click()
  await isBooked(page, price)
  expectNoTrouble(person)
  await person.close()
})
