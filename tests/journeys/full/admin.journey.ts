import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import {
  bookOne,
  traveller as callerAt,
} from '../../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { adminToken } from '../product.ts'
import { expectNoTrouble, search } from '../story.ts'
import { closeBrowser, traveller, violations, widths } from '../traveller.ts'

afterAll(closeBrowser)

/** A page of a brand, at an origin that exists before the page. */
async function ownPage() {
  let html = ''
  const server: Server = createServer((_, answer) => {
    answer
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="en"><title>Acme</title><link rel="icon" href="data:,"><main><h1>Acme</h1>${html}</main></html>`,
      )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    paste: (snippet: string) => {
      html = snippet
    },
  }
}

describe.each(widths)('an operator of brands, at %i px', (width) => {
  it('adds a brand, sees it in its colours before saving, pastes its snippet, and reads the visits of its pages', async () => {
    const person = await traveller(width)
    const { page } = person
    const own = await ownPage()
    await page.goto(`${inject('urls').api}/admin`)
    await page.getByLabel('Token').fill('not the token')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').waitFor()
    await page.getByLabel('Token').fill(adminToken)
    await page.getByRole('button', { name: 'Sign in' }).click()

    await page.getByRole('link', { name: 'Add a brand' }).click()
    const name = `Acme ${width}`
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Support e-mail').fill('help@acme.example')
    await page.getByLabel('Origins').fill(own.origin)
    await page.getByLabel('Colour', { exact: true }).fill('#7c2d12')
    await page.getByLabel('Currency').fill('EUR')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('The brand is added.').waitFor()
    expect(await violations(page)).toEqual([])

    const button = page.frameLocator('[data-preview]').locator('stay-search [part=button]').first()
    const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
    await expect.poll(colour).toBe('rgb(124, 45, 18)')
    await page.getByLabel('Colour', { exact: true }).fill('#123456')
    await expect.poll(colour).toBe('rgb(18, 52, 86)')
    await page.getByLabel('Colour', { exact: true }).fill('no colour')
    await expect.poll(colour).toBe('rgb(124, 45, 18)')

    own.paste((await page.locator('#snippet').textContent()) ?? '')
    const admin = page.url()
    await page.goto(own.origin)
    await search(page, 'Lisbon', 20, 23)
    await page.locator('stay-results [part~=listing]').first().waitFor()
    expect(await page.locator('stay-results [part~=listing]').first().innerText()).toContain('€')

    await expect
      .poll(
        async () => {
          await page.goto(admin)
          return page.locator('.figures dd').first().innerText()
        },
        { interval: 1_000 },
      )
      .not.toBe('0')
    await page.goto(`${inject('urls').api}/admin`)
    expect(await page.getByRole('link', { name }).count()).toBe(1)
    expectNoTrouble(person)
    await person.close()
  })
})

describe.each(widths)('an operator of bookings, at %i px', (width) => {
  it('finds a booking, refunds a part, and reads its steps, on accessible pages that fit', async () => {
    const { api } = inject('urls')
    const who = callerAt((path, init) => fetch(api + path, init))
    const booked = await bookOne(who)
    const trip = booked.answer.bookingId ?? ''
    const person = await traveller(width)
    const { page } = person
    const fits = async (where: string) => {
      expect(await violations(page), where).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(width, where).toBeLessThanOrEqual(0)
    }
    await page.goto(`${api}/admin`)
    await page.getByLabel('Token').fill(adminToken)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Bookings' }).click()
    await page.getByRole('searchbox').fill(booked.email)
    await page.getByRole('button', { name: 'Find' }).click()
    await fits('the list')
    await page.getByRole('link', { name: trip }).click()
    // The charge follows shortly after the booking: a refund is possible only then.
    const amount = page.getByLabel('Amount in USD')
    await expect
      .poll(
        async () => {
          await page.reload()
          return amount.count()
        },
        { interval: 500 },
      )
      .toBe(1)
    await amount.fill('12.50')
    await page.getByLabel('Reason, which the traveller reads').fill('No hot water')
    const giveBack = page.locator('form', { has: page.getByRole('button', { name: 'Give back' }) })
    await giveBack.getByLabel('Your name').fill('Ada')
    await page.getByRole('button', { name: 'Give back' }).click()
    await page.getByRole('status').getByText('It is on its way back').waitFor()
    await expect
      .poll(
        async () => {
          await page.reload()
          return page.getByText('$12.50, done: No hot water').count()
        },
        { interval: 500 },
      )
      .toBe(1)
    await page.getByText('capture').last().waitFor()
    await fits('the booking')
    for (const name of ['Books', 'People']) {
      await page.getByRole('link', { name }).click()
      await page.getByRole('heading', { name, level: 1 }).waitFor()
      await fits(name)
    }
    expectNoTrouble(person)
    await person.close()
  })
})
