import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { expectNoTrouble, pickDay, started } from '../story.ts'
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

const HOTEL = '9000001-16'

/** The address of a two-night stay at The Free Cancellation. */
const stay = (from: number) => {
  const [checkIn, checkOut] = [day(from), day(from + 2)].map((date) => {
    const [year, month, date_] = date.split('-')
    return `${month}-${date_}-${year}`
  })
  return `/details/city/9000001/${checkIn}/${checkOut}/1/2/${HOTEL}/rates`
}

async function bookFirstRate(page: Page): Promise<void> {
  const rate = page.locator('stay-hotel [part~=rate]').first()
  await rate.waitFor()
  await rate.getByRole('link', { name: /Book Now/ }).click()
  await page.getByRole('heading', { name: 'Your Information' }).waitFor()
}

async function pay(page: Page): Promise<string> {
  await fillCard(page)
  await page.getByRole('button', { name: /^Book Room/ }).click()
  await page.getByRole('heading', { name: "You're Booked!" }).waitFor({ timeout: 30_000 })
  return (await page.locator('stay-checkout').getByText(/^ST-/).first().textContent()) ?? ''
}

describe.each(widths)('a change of dates at %i px', (width) => {
  it('shows the cost, books the new stay, and cancels the old one with its refund', async () => {
    const { site } = inject('urls')
    const person = await traveller(width)
    const { page, loaded } = person
    const email = `dates-${width}-${Date.now()}@example.com`
    const from = width > 500 ? 50 : 70
    await page.goto(site + stay(from))
    await bookFirstRate(page)
    await fillCustomer(page, email)
    await page.getByRole('button', { name: 'Continue' }).click()
    const old = await pay(page)
    const before = new Set(loaded)

    await page.getByRole('button', { name: 'Change dates' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the dates of this trip?' })
    await dialog.getByText('Current trip').waitFor()
    await accessible(page, 'change dialog')
    expect([...loaded].filter((file) => !before.has(file)).length).toBeGreaterThan(0)
    await dialog.getByRole('button', { name: 'Choose new dates' }).click()
    await page.waitForURL(/\/details\/.*\/rates/)

    const banner = page.getByRole('region', { name: `You are changing trip ${old}` })
    await banner.getByText('Free', { exact: true }).waitFor()
    await started(page, 'stay-hotel')
    await accessible(page, 'rates with a change')
    await page.getByRole('button', { name: /^Check-in/ }).click()
    await pickDay(page, day(from + 5), 'stay-hotel')
    await pickDay(page, day(from + 7), 'stay-hotel')
    // A reload restores the change, and no address contains the capability of the trip.
    await page.reload()
    await banner.getByText('Free', { exact: true }).waitFor()
    await bookFirstRate(page)
    await banner.getByText('New total').waitFor()
    expect(page.url()).not.toContain('capability')
    await accessible(page, 'checkout with a change')
    await page.getByRole('button', { name: 'Continue' }).click()
    await banner.getByText('Refund').waitFor()
    const now = await pay(page)
    expect(now).not.toBe(old)
    await page.getByText(new RegExp(`Your trip ${old} was cancelled\\. We refund \\$[\\d.,]+`)).waitFor()
    await accessible(page, 'confirmation of a change')

    expect(await mailTo(page, email, new RegExp(`booked.*${now}`))).toContain(`Trip ${old}`)
    expect(await mailTo(page, email, new RegExp(`Cancelled.*${old}`))).toContain(`Trip ${now}`)
    await page.goto(`${site}/help/review?tripNumber=${old}`)
    const lookup = page.locator('stay-lookup')
    await lookup.getByLabel('Email', { exact: true }).fill(email)
    await lookup.getByRole('button', { name: 'Submit', exact: true }).click()
    await lookup.getByRole('heading', { name: 'CANCELLED' }).waitFor()
    await lookup.getByText(`Your new trip is ${now}`).waitFor()
    expectNoTrouble(person)
    await person.close()
  })
})
