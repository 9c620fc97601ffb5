import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { bookFirstRate, centsIn, expectNoTrouble, openTrip, payNow, ratesPath } from '../story.ts'
import { accessible, closeBrowser, fillCard, fillCustomer, mailTo, traveller, widths } from '../traveller.ts'

afterAll(closeBrowser)

/** Books the first rate; returns the trip number. */
async function book(page: Page, email: string): Promise<string> {
  await bookFirstRate(page)
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
  return payNow(page)
}

describe.each(widths)('a part of a trip at %i px', (width) => {
  it('comes back alone: a room, then a night, then the rest, and together exactly what was paid', async () => {
    const person = await traveller(width)
    const { page } = person
    const email = `part-${width}-${Date.now()}@example.com`
    const from = width > 500 ? 110 : 130
    await page.goto(inject('urls').site + ratesPath('9000001-16', from, from + 3, 3, 4))
    const trip = await book(page, email)
    const lookup = await openTrip(page, trip, email)
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
