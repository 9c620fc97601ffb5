import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { bookFirstRate, expectNoTrouble, openTrip, payNow, ratesPath } from '../story.ts'
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

/** The path of a two-night stay at The Free Cancellation. */
const stay = (from: number) => ratesPath('9000001-16', from, from + 2)

/** Chooses new dates in the dialog of the trip that is on the page. */
async function chooseDates(page: Page, from: number, nights: number): Promise<Locator> {
  await page.getByRole('button', { name: 'Change dates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change dates' })
  await dialog.getByText('Choose your new dates').waitFor()
  for (const date of [day(from), day(from + nights)]) await dialog.locator(`[data-date="${date}"]`).click()
  await dialog.getByText('New total').waitFor()
  return dialog
}

/** The amount of a button such as "Change and pay $15.12". */
const amountOf = async (button: Locator) => /\$[\d.,]+\d/.exec((await button.textContent()) ?? '')?.[0] ?? ''

describe.each(widths)('a change of dates at %i px', (width) => {
  it('charges only the difference for a dearer stay, refunds it for a cheaper one, and cancels the old trip', async () => {
    const person = await traveller(width)
    const { page, loaded } = person
    const email = `dates-${width}-${Date.now()}@example.com`
    const from = width > 500 ? 50 : 70
    await page.goto(inject('urls').site + stay(from))
    await bookFirstRate(page)
    await fillCustomer(page, email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await fillCard(page)
    const old = await payNow(page)
    const before = new Set(loaded)

    const dialog = await chooseDates(page, from + 5, 3)
    expect([...loaded].filter((file) => !before.has(file)).length).toBeGreaterThan(0)
    await dialog.getByText('You pay now').waitFor()
    await dialog.getByText('Only the difference moves').waitFor()
    await accessible(page, 'change dialog')
    const button = dialog.getByRole('button', { name: /^Change and pay/ })
    const difference = await amountOf(button)
    await button.click()
    await page.waitForURL(/\/checkout\//)

    const banner = page.getByRole('region', { name: `You are changing trip ${old}` })
    await banner.getByText('Free', { exact: true }).waitFor()
    // A reload restores the change, and no address contains the capability of the trip.
    await page.reload()
    await banner.getByText('New total').waitFor()
    expect(page.url()).not.toContain('capability')
    await page.getByText(`Paid with trip ${old}`).first().waitFor({ state: 'attached' })
    // The traveller is known: only the payment is left.
    await page.getByText(`Pay ${difference} now`).waitFor()
    await accessible(page, 'checkout with a change')
    await fillCard(page)
    const now = await payNow(page)
    expect(now).not.toBe(old)
    await page.getByText(new RegExp(`Your trip ${old} was cancelled\\. \\$[\\d.,]+ of its payment`)).waitFor()
    await accessible(page, 'confirmation of a change')

    const mail = await mailTo(page, email, new RegExp(`booked.*${now}`))
    expect(mail).toContain(`Trip ${old}`)
    expect(mail).toContain(`Paid by card: ${difference}`)
    expect(await mailTo(page, email, new RegExp(`Cancelled.*${old}`))).toContain(`Used for trip ${now}`)

    const cheaper = await chooseDates(page, from + 12, 1)
    await cheaper.getByText('You get back').waitFor()
    const less = cheaper.getByRole('button', { name: /^Change and get/ })
    const refund = await amountOf(less)
    await less.click()
    await page.waitForURL(/\/checkout\//)
    await page.getByText(`You get ${refund} back`).waitFor()
    expect(await page.locator('iframe[slot=card]').count()).toBe(0)
    await accessible(page, 'checkout with nothing to pay')
    await payNow(page)
    await page.getByText(`Your trip ${now} was cancelled. We refund ${refund}`).waitFor()

    const lookup = await openTrip(page, old, email)
    await lookup.getByText('CANCELLED', { exact: true }).first().waitFor()
    await lookup.getByText(`Used for trip ${now}`).waitFor()
    expectNoTrouble(person)
    await person.close()
  })
})
