import { afterAll, describe, expect, inject, it } from 'vitest'
import { rateOf } from '../testville.ts'
import {
  cardFrame,
  closeBrowser,
  fillCard,
  fillCustomer,
  type Traveller,
  traveller,
  usDay,
} from '../traveller.ts'

afterAll(closeBrowser)

async function toBilling({ page }: Traveller, rate: string, email: string): Promise<void> {
  const { site } = inject('urls')
  await page.goto(`${site}/checkout/customer?rate=${encodeURIComponent(rate)}`)
  await page.getByRole('heading', { name: 'Your Information' }).waitFor()
  await fillCustomer(page, email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

describe('bad input', () => {
  it('[HOT-062] [HOT-063] [HOT-291] [HOT-292] past dates: shows an error screen with a fresh search form', async () => {
    const { page, close } = await traveller(1280)
    await page.goto(`${inject('urls').site}/search/city/2267057/${usDay(-3)}/${usDay(-1)}/1/2`)
    const results = page.locator('stay-results')
    await results.getByText("You're Living in the Past!").waitFor()
    await results.getByText('Please Check Your Dates').waitFor()
    // The form above is the fresh one; a second form would show other values.
    // In the header it is one line that opens the form.
    await page.locator('stay-search').getByRole('button', { name: /^Edit/ }).click()
    await page.locator('stay-search').getByRole('combobox').waitFor()
    expect(await page.locator('stay-search').count()).toBe(1)
    await close()
  })

  it('[HOT-110] 22 nights: details keeps the check-in, has 21, and says so', async () => {
    const { page, close } = await traveller(1280)
    await page.goto(`${inject('urls').site}/details/city/9000001/${usDay(10)}/${usDay(32)}/1/2/9000001-0`)
    await page.waitForURL(new RegExp(`/details/city/9000001/${usDay(10)}/${usDay(31)}/1/2/9000001-0`))
    await close()
  })

  it('[HOT-105] an unknown hotel: says so, and offers more hotels but no retry', async () => {
    const { page, close } = await traveller(390)
    await page.goto(`${inject('urls').site}/details/nowhere-1`)
    const hotel = page.locator('stay-hotel')
    await hotel.getByText("We can't find this hotel.").waitFor()
    expect(await hotel.getByRole('button', { name: 'Refresh' }).count()).toBe(0)
    await hotel.getByText('Check out more Hotels').waitFor()
    await close()
  })

  it('[HOT-012] [OQ-32] [AQ-28] an unknown path leads home', async () => {
    const { page, close } = await traveller(1280)
    const { site } = inject('urls')
    await page.goto(`${site}/no/such/path`)
    expect(page.url()).toBe(`${site}/`)
    await close()
  })

  it('an unknown refId shows a message in place of the element', async () => {
    const { page, close } = await traveller(1280)
    await page.goto(inject('urls').partner)
    await page.evaluate(() => document.querySelector('stay-search')?.setAttribute('refId', 'nobody'))
    await page.locator('stay-search').getByText('This search is not set up correctly.').waitFor()
    await close()
  })

  it('a declined card: shows the message of the provider, and another card books', async () => {
    const person = await traveller(1280)
    const { page } = person
    await toBilling(person, await rateOf('The Free Cancellation'), 'declined@example.com')
    await fillCard(page, '4000 0000 0000 0002')
    await page.getByRole('button', { name: /^Book Room/ }).click()
    await page
      .locator('stay-checkout')
      .getByRole('alert')
      .getByText(/declined/i)
      .waitFor()
    await fillCard(page)
    await page.getByRole('button', { name: /^Book Room/ }).click()
    await page.getByText('Trip number').waitFor()
    await person.close()
  })

  it('3-D Secure: the challenge shows in the frame, and completing it books', async () => {
    const person = await traveller(390)
    const { page } = person
    await toBilling(person, await rateOf('The 3-D Secure Challenge'), 'challenge@example.com')
    await fillCard(page)
    await page.getByRole('button', { name: /^Book Room/ }).click()
    await cardFrame(page)
      .getByRole('button', { name: /Complete/ })
      .click()
    await page.getByText('Trip number').waitFor()
    await person.close()
  })

  it('[HOT-195] [HOT-305] a rate that sells out while booking: shows a message and Try Again, and charges nothing', async () => {
    const person = await traveller(1280)
    const { page } = person
    await toBilling(person, await rateOf('The Gone While Booking'), 'gone@example.com')
    await fillCard(page)
    await page.getByRole('button', { name: /^Book Room/ }).click()
    await page.getByText('Oops! There was a problem with your booking.').waitFor()
    await page
      .getByText(/You were not charged|You have not been charged/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Try Again' }).waitFor()
    await person.close()
  })

  it('[HOT-139] [HOT-301] a rate that sold out before the checkout is unavailable', async () => {
    const { page, close } = await traveller(1280)
    const rate = await rateOf('The Gone At Checkout')
    await page.goto(`${inject('urls').site}/checkout/customer?rate=${encodeURIComponent(rate)}`)
    await page.getByText('Oops! Looks like this rate is unavailable.').waitFor()
    await close()
  })

  it('a higher price needs a confirmation with both totals, at checkout and while booking', async () => {
    for (const name of ['The Price Rises At Checkout', 'The Price Rises While Booking']) {
      const person = await traveller(1280)
      const { page } = person
      const rate = await rateOf(name)
      const dialog = page.getByRole('alertdialog')
      if (name.endsWith('Checkout')) {
        await page.goto(`${inject('urls').site}/checkout/customer?rate=${encodeURIComponent(rate)}`)
        await dialog.getByRole('button', { name: 'Accept new price' }).click()
        await fillCustomer(page, 'price@example.com')
        await page.getByRole('button', { name: 'Continue' }).click()
      } else {
        await toBilling(person, rate, 'price@example.com')
      }
      await fillCard(page)
      await page.getByRole('button', { name: /^Book Room/ }).click()
      if (name.endsWith('Booking')) {
        await dialog.getByText(/went up by/).waitFor()
        await dialog.getByRole('button', { name: 'Accept new price' }).click()
        await fillCard(page)
        await page.getByRole('button', { name: /^Book Room/ }).click()
      }
      await page.getByText('Trip number').waitFor()
      await person.close()
    }
  })

  it('a supplier that is slow, fails or times out leads to one booking or to a message', async () => {
    for (const name of ['The Timeout But Booked', 'The Slow Supplier']) {
      const person = await traveller(1280)
      const { page } = person
      await toBilling(person, await rateOf(name), 'slow@example.com')
      await fillCard(page)
      await page.getByRole('button', { name: /^Book Room/ }).click()
      await page.getByText('Trip number').waitFor()
      await person.close()
    }
  })
})
