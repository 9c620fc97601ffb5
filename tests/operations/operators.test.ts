import { chromium } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { keepLastScreen } from '../journeys/traveller.ts'
import { patience } from '../patience.ts'
import { startLive } from './live-processes.ts'

const ADMIN_TOKEN = 'token-of-the-tests-0123'

it('an operator makes a passkey on the page of an invitation, and signs in with it', async () => {
  const { ports, runs } = await startLive(['api'], { ADMIN_TOKEN })
  await runs()
  const admin = `http://localhost:${ports.api}/admin`
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  page.setDefaultTimeout(patience(45))
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text())
  })
  keepLastScreen(page, 390, trouble)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })

  await page.goto(admin)
  await page.getByLabel('Token').fill(ADMIN_TOKEN)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Operators' }).click()
  await page.getByLabel('Name').fill('Maya Okafor')
  await page.getByLabel('Role').selectOption('support')
  await page.getByRole('button', { name: 'Add' }).click()
  // Nothing is wider than a phone. A click waits for the page, not for its stylesheet.
  await page.waitForLoadState('load')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const invitation = (await page.locator('pre').textContent()) ?? ''
  await page.getByRole('button', { name: 'Sign out' }).click()

  await page.goto(invitation)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.getByRole('link', { name: 'Bookings' }).click()
  await page.getByRole('heading', { name: 'Bookings' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('heading', { name: 'Brands' }).waitFor()
  await page.getByRole('link', { name: 'Add a brand' }).click()
  await page.getByRole('heading', { name: /brand/i }).waitFor()
  expect(trouble).toEqual([])

  // An invitation works once.
  await page.goto('about:blank')
  await page.goto(invitation)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.getByText('An invitation works once, for 24 hours.').waitFor()
})
