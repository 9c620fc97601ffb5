import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { bookRate, expectNoTrouble } from '../story.ts'
import {
  accessible,
  closeBrowser,
  day,
  fillCard,
  fillCustomer,
  mailTo,
  traveller,
  widths,
} from '../traveller.ts'

afterAll(closeBrowser)

/** The address of three rooms at The Free Cancellation, for three nights. */
function stay(from: number): string {
  const [checkIn, checkOut] = [day(from), day(from + 3)].map((date) => {
    const [year, month, date_] = date.split('-')
    return `${month}-${date_}-${year}`
  })
  return `/details/city/9000001/${checkIn}/${checkOut}/3/4/9000001-16/rates`
}

/** Books the first rate; returns the trip number. */
async function book(page: Page, email: string): Promise<string> {
  const rate = page.locator('stay-hotel [part~=rate]').first()
  await rate.waitFor()
  await bookRate(page, rate)
  await page.getByRole('heading', { name: 'Your Information' }).waitFor()
  await fillCustomer(page, email)
  for (const [room, [first, last]] of [
    [2, ['Jonas', 'Lind']],
    [3, ['Ada', 'Brandt']],
  ] as const) {
    const guest = page.getByRole('group', { name: `Guest of room ${room}` })
    await guest.getByLabel('First name').fill(first)
    await guest.getByLabel('Last name').fill(last)
  }
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillCard(page)
  await page.getByRole('button', { name: /^Book Room/ }).click()
  await page.getByRole('heading', { name: "You're Booked!" }).waitFor({ timeout: 30_000 })
  return (await page.locator('stay-checkout').getByText(/^ST-/).first().textContent()) ?? ''
}

async function open(page: Page, trip: string, email: string): Promise<Locator> {
  const lookup = page.locator('stay-lookup')
  await lookup.getByLabel('Email', { exact: true }).fill(email)
  await lookup.getByRole('button', { name: 'Submit', exact: true }).click()
  await lookup.getByText(trip).first().waitFor()
  return lookup
}

/** The cents of the amount in a text such as "You get $155.68 back on your card." */
const centsIn = async (text: Locator) =>
  Number((/\$([\d,]+\.\d\d)/.exec((await text.textContent()) ?? '')?.[1] ?? '').replace(/\D/g, ''))

describe.each(widths)('a part of a trip at %i px', (width) => {
  it('comes back alone: a room, then a night, then the rest, and together exactly what was paid', async () => {
    const { site } = inject('urls')
    const person = await traveller(width)
    const { page } = person
    const email = `part-${width}-${Date.now()}@example.com`
    await page.goto(site + stay(width > 500 ? 110 : 130))
    const trip = await book(page, email)
    await page.goto(`${site}/help/review?tripNumber=${trip}`)
    const lookup = await open(page, trip, email)
    const paid = await centsIn(lookup.locator('[part=charges]').getByText(/\$/).last())

    await lookup.getByRole('button', { name: 'Cancel a room' }).click()
    const rooms = lookup.getByRole('alertdialog', { name: 'Cancel a room' })
    await rooms.getByLabel('Ada Brandt').check()
    const back = rooms.getByText(/^You get \$.* back on your card\.$/)
    const room = await centsIn(back)
    await accessible(page, 'dialog of a room')
    await rooms.getByRole('button', { name: 'Cancel room 3' }).click()
    await lookup.getByText('The room is cancelled.').waitFor()
    await lookup.getByText('2 rooms').first().waitFor()
    expect(await lookup.getByText('Ada Brandt').count()).toBe(0)
    await accessible(page, 'trip without a room')
    expect(await mailTo(page, email, new RegExp(`Your trip has changed.*${trip}`))).toContain('2 rooms')

    await lookup.getByRole('button', { name: 'Leave a night earlier' }).click()
    const night = lookup.getByRole('alertdialog', { name: 'Leave a night earlier' })
    await night.getByText('You check out on').waitFor()
    const last = await centsIn(night.getByText(/^You get \$.* back on your card\.$/))
    await accessible(page, 'dialog of a night')
    await night.getByRole('button', { name: 'Leave a night earlier' }).click()
    await lookup.getByText('Your stay now ends on').waitFor()

    await lookup.getByRole('button', { name: 'Cancel booking' }).click()
    const rest = lookup.getByRole('alertdialog', { name: 'Cancel this booking?' })
    const left = await centsIn(rest.getByText(/^You get \$/))
    expect(room + last + left).toBe(paid)
    await rest.getByRole('button', { name: 'Cancel booking' }).click()
    await lookup.getByText('CANCELLED', { exact: true }).first().waitFor()
    expectNoTrouble(person)
    await person.close()
  })
})
