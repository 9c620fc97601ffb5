import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { bookFirstRate, expectNoTrouble, payNow, ratesPath } from '../story.ts'
import { accessible, closeBrowser, fillCard, fillCustomer, mailTo, traveller, widths } from '../traveller.ts'

afterAll(closeBrowser)

/** The Two Tiers: half is charged in the five days before check-in. */
const HOTEL = '9000001-35'

const stay = (from: number, to: number) => ratesPath(HOTEL, from, to)

const textOf = async (page: Page, selector: string) =>
  ((await page.locator(selector).first().textContent()) ?? '').replaceAll('\u202f', ' ')

const cents = (text = '') => Math.round(Number(text.replace(/[$,]/g, '')) * 100)

describe.each(widths)('a cancellation in the second tier at %i px', (width) => {
  it('[T11] says the penalty before and after, refunds the rest, and both add up to what was paid', async () => {
    const { site } = inject('urls')
    const person = await traveller(width)
    const { page } = person
    const email = `tiers-${width}-${Date.now()}@example.com`
    // Weeks ahead, the rate is free at first, and the line says until when.
    await page.goto(site + stay(40, 43))
    await page.locator('stay-hotel [part~=rate]').first().waitFor()
    expect(await textOf(page, 'stay-hotel [part~=rate]')).toMatch(
      /Free Cancellation.*Until .*6:00 PM \(hotel time\)/,
    )
    await page.goto(site + stay(3, 6))
    await page.locator('stay-hotel [part~=rate]').first().waitFor()
    const line = await textOf(page, 'stay-hotel [part~=rate]')
    expect(line).toMatch(/Partly refundable.*Cancellation costs 50% \(\$[\d.,]+\)/)
    expect(line).not.toMatch(/free|non-refundable|pre paid/i)
    await bookFirstRate(page)
    await fillCustomer(page, email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.locator('[data-cancellation]').getByText('Cancellation costs 50%').waitFor()
    await fillCard(page)
    const trip = await payNow(page)
    const booked = (await mailTo(page, email, new RegExp(`booked.*${trip}`))).replaceAll('\u202f', ' ')
    expect(booked).toMatch(/Cancellation costs 50% \(\$[\d.,]+\)\. From .*, no refund\./)
    const paid = cents(/Paid by card: (\$[\d.,]+)/.exec(booked)?.[1])

    await page.getByRole('button', { name: 'Cancel booking' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
    const penalty = /\$[\d.,]+/.exec((await dialog.locator('[data-penalty]').textContent()) ?? '')?.[0]
    const refund = /You get (\$[\d.,]+) back/.exec((await dialog.textContent()) ?? '')?.[1]
    expect(cents(penalty) + cents(refund)).toBe(paid)
    expect(Math.abs(cents(penalty) - cents(refund))).toBeLessThanOrEqual(1)
    await accessible(page, 'cancel dialog with a penalty')
    await dialog.getByRole('button', { name: 'Cancel booking' }).click()
    await page.getByRole('heading', { name: `You'll get ${refund} back` }).waitFor()
    const money = await textOf(page, '[part~=money]')
    expect(money).toContain(`Kept by the hotel${penalty}`)
    expect(money).toContain(`${refund}`)
    await accessible(page, 'cancelled trip with a penalty')
    const mail = await mailTo(page, email, new RegExp(`Cancelled.*${trip}`))
    expect(mail).toContain(`Kept by the hotel: ${penalty}`)
    expect(mail).toContain(`Refund: ${refund}`)
    expectNoTrouble(person)
    await person.close()
  })
})
