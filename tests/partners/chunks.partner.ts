import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { patience } from '../patience.ts'
import { journeyAnswers, lisbon, listing, openHotel, toHotel, toResults } from './journey-answers.ts'
import { chunkFile, closeBrowser, open, tag } from './script-page.ts'

afterAll(closeBrowser)

const session = { accessToken: 'a', expiresIn: 900, refreshToken: 'r', identityID: 'u1', email: 'ann@x.com' }
const customer = { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }
const answers = {
  '/api/auth/refresh': session,
  '/api/auth/sign-in': session,
  '/api/profile/users/u1': { data: { customer, cardList: [] } },
}

/** The page with an event log, and with the session of an earlier visit when `signedIn` is set. */
const html = (elements: string, isSignedIn = false) => `<script>
  window.events = []
  for (const name of ['stay-error', 'stay-login', 'stay-session', 'stay-navigate'])
    addEventListener(name, (event) => { window.events.push([name, event.detail]); event.preventDefault() })
  ${isSignedIn ? "localStorage.setItem('staykit.refresh.8183', 'stored')" : ''}</script>${tag()}${elements}`

const events = (page: Page, name: string) =>
  page.evaluate(
    (eventName) =>
      (window as unknown as { events: [string, Record<string, unknown>][] }).events.flatMap(
        ([event, detail]) => (event === eventName ? [detail] : []),
      ),
    name,
  )
const codes = async (page: Page) => (await events(page, 'stay-error')).map(({ code }) => code)
const online = (page: Page) => page.evaluate("dispatchEvent(new Event('online'))")

describe('session code that fails to load', () => {
  const failing = [chunkFile('member-session'), 3] as const

  it('loads at the next login', async () => {
    const { page } = await open({ html: html('<stay-login></stay-login>'), failing, answers })
    await page.getByLabel('Email').fill('ann@x.com')
    await page.locator('input[type=password]').fill('Secret-123')
    const logIn = page.locator('stay-login button[type=submit]')
    await logIn.click()
    await page.getByText('We could not reach the server.').waitFor()
    await expect.poll(() => codes(page)).toEqual(['NETWORK'])
    await logIn.click()
    await expect.poll(() => events(page, 'stay-login')).toEqual([{ userId: 'u1', email: 'ann@x.com' }])
    await page.close()
  })

  it('shows an error in place of trips, with a button to try again', async () => {
    const { page, requests } = await open({ html: html('<stay-trips></stay-trips>', true), failing, answers })
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await expect.poll(() => codes(page)).toEqual(['CHUNK_FAILED'])
    expect(requests).not.toContain('/api/auth/refresh')
    await again.click()
    await expect.poll(() => requests).toContain('/api/auth/refresh')
    await page.close()
  })

  it('leaves a member a visitor until the network is back', async () => {
    const { page } = await open({ html: html('<stay-account></stay-account>', true), failing, answers })
    await page.getByRole('link', { name: 'Log In' }).waitFor()
    await expect.poll(() => codes(page)).toEqual(['CHUNK_FAILED'])
    await online(page)
    await page.getByRole('button', { name: 'Log Out' }).waitFor()
    await expect.poll(() => events(page, 'stay-session')).toEqual([{ signedIn: false }, { signedIn: true }])
    await page.close()
  })
})

describe('forms of a search whose code fails to load', () => {
  it('the older one reports that nothing was sent, and sends at the next click', async () => {
    const older = '<stay-search variant="legacy" location-id="800" location-name="Lisbon"></stay-search>'
    const { page, messages } = await open({ html: html(older), failing: [chunkFile('legacy'), 1] })
    const search = page.locator('stay-search [part~=button]')
    await search.click()
    const words = page.getByRole('alert').filter({ hasText: 'Please search again' })
    await words.waitFor()
    await expect.poll(() => codes(page)).toEqual(['CHUNK_FAILED'])
    expect(await events(page, 'stay-navigate')).toEqual([])
    await search.click()
    await expect.poll(async () => (await events(page, 'stay-navigate')).length).toBe(1)
    expect(await words.count()).toBe(0)
    expect(messages.filter((line) => line.startsWith('uncaught'))).toEqual([])
    await page.close()
  })

  it('flights show a message, with a retry button', async () => {
    const flights = '<stay-search variant="tabbed" forms="all" product="flights"></stay-search>'
    const { page } = await open({ html: html(flights), failing: [chunkFile('flight-form'), 3] })
    await page.getByText('We could not reach the server. Please check your connection.').waitFor()
    await expect.poll(() => codes(page)).toEqual(['CHUNK_FAILED'])
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('form', { name: 'Flight search' }).waitFor()
    await page.close()
  })
})

describe('screen of <stay-booking> whose code fails to load', () => {
  const booking = html(`<stay-booking ${lisbon}></stay-booking>`)
  const words = 'We could not reach the server. Please check your connection.'
  const search = (page: Page) =>
    page.locator('stay-search').getByRole('link', { name: 'Search', exact: true })

  it.each([
    ['stay-results', (page: Page) => search(page).click(), listing],
    [
      'stay-checkout',
      async (page: Page) => {
        await toResults(page)
        await toHotel(page)
        await page.locator('stay-hotel [part~=book]').first().click()
      },
      (page: Page) => page.locator('stay-checkout form').first(),
    ],
  ])('shows a message and retries %s on click', async (tagName, openScreen, content) => {
    const failing = [chunkFile(tagName), 3] as const
    const { page, messages } = await open({ html: booking, failing, answers: journeyAnswers })
    await openScreen(page)
    await page.getByText(words).waitFor()
    await expect
      .poll(() => events(page, 'stay-error'))
      .toEqual([
        {
          code: 'CHUNK_FAILED',
          element: 'stay-booking',
          message: expect.stringContaining(`/chunks/${tagName}`),
        },
      ])
    await expect.poll(() => messages.filter((line) => line.includes('#chunk-failed'))).toHaveLength(1)
    await page.getByRole('button', { name: 'Try again' }).click()
    await content(page).waitFor()
    expect(await page.getByText(words).count()).toBe(0)
    await page.close()
  })

  it('loads at the next click on a hotel', async () => {
    const failing = [chunkFile('stay-hotel'), 3] as const
    const { page } = await open({ html: booking, failing, answers: journeyAnswers })
    await toResults(page)
    await openHotel(page)
    await page.getByText(words).waitFor()
    await page.goBack()
    await listing(page).waitFor()
    await toHotel(page)
    await page.close()
  })

  it('shows at once that the browser is offline, and loads when it is online again', async () => {
    const { page } = await open({
      html: booking,
      answers: journeyAnswers,
      failing: [chunkFile('stay-hotel'), 1],
    })
    await toResults(page)
    await page.context().setOffline(true)
    await openHotel(page)
    await page.getByText('You are offline.').waitFor({ timeout: patience(0.9) })
    await page.context().setOffline(false)
    await page.locator('stay-hotel [part~=rate]').first().waitFor()
    await page.close()
  })
})
