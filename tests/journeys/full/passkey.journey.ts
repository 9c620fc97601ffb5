import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { lacks } from '../../engines/abilities.ts'
import { expectNoTrouble, signUp } from '../story.ts'
import { accessible, closeBrowser, traveller, widths } from '../traveller.ts'

afterAll(closeBrowser)
const { site } = inject('urls')

/** A virtual authenticator of Chromium whose owner is present and consents. */
async function withDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  const keys = async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return { keys }
}

describe.skipIf(lacks('devtools')).each(widths)('a passkey, at %i px', (width) => {
  it('logs in with one click after it was added on the dashboard, and no longer after it was removed', async () => {
    const person = await traveller(width)
    const { page } = person
    const device = await withDevice(page)
    const login = page.locator('stay-login')
    const profile = page.locator('stay-profile')
    await page.goto(`${site}/login`)
    await signUp(page, `passkey-${Date.now()}@example.com`)
    await page.waitForURL(/\/profile\/dashboard/)
    await profile.getByRole('button', { name: 'Add a passkey' }).click()
    await profile.getByText('Your passkey is ready').waitFor()
    await accessible(page, 'dashboard')
    expect(await device.keys()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])

    const logOut = async () => {
      await profile.getByRole('button', { name: 'Log out everywhere' }).click()
      await page.waitForURL(/\/login/)
    }
    await logOut()
    await accessible(page, 'login')
    await login.getByRole('button', { name: 'Log in with a passkey' }).click()
    await profile.getByText(/last used/).waitFor()

    await profile.getByRole('button', { name: /^Remove: / }).click()
    await profile.locator('[part=passkey]').waitFor({ state: 'detached' })
    await logOut()
    await login.getByRole('button', { name: 'Log in with a passkey' }).click()
    await login.getByText('This passkey does not work here.').waitFor()
    expectNoTrouble(person)
    await person.close()
  })
})
