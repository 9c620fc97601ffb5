import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type OpenidProvider,
  openidProvider,
} from '../../../packages/server/src/adapters/openid/testing/openid-provider.ts'
import { type Product, startProduct } from '../product.ts'
import { expectNoTrouble } from '../story.ts'
import { accessible, closeBrowser, traveller, widths } from '../traveller.ts'

let provider: OpenidProvider
let product: Product
beforeAll(async () => {
  product = await startProduct(async ({ api }) => {
    provider = await openidProvider([api])
    return provider.environment
  })
})
afterAll(async () => {
  await closeBrowser()
  await product?.stop()
  await provider?.close()
})

describe.each(widths)('a login with an identity provider, at %i px', (width) => {
  it('[ACC-060] [ACC-062] leads to the provider and back to the start, signed in, also after a reload', async () => {
    const { site } = product.urls
    const person = await traveller(width)
    const { page } = person
    const email = `social-${width}@example.com`
    provider.person = {
      sub: `sub-${width}`,
      email,
      email_verified: true,
      given_name: 'Maya',
      family_name: 'Okafor',
    }
    await page.goto(`${site}/profile/rewards`)
    await page.waitForURL(/\/login/)
    const google = page.locator('stay-login').getByRole('button', { name: 'Continue with Google' })
    await google.waitFor()
    await accessible(page, 'login')

    // Back from the provider's page, and "No" on it: no state is lost, and both can be repeated.
    await google.click()
    await page.getByRole('heading', { name: 'google-client asks who you are' }).waitFor()
    await page.goBack()
    await google.click()
    await page.getByRole('button', { name: 'No' }).click()
    await page.locator('stay-login').getByText('You are not logged in').waitFor()
    expect(new URL(page.url()).search).not.toContain('stay-login')

    await google.click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await page.waitForURL(/\/profile\/rewards/)
    await page.locator('stay-profile').getByText('Hi Maya!').waitFor()
    expect(page.url()).not.toMatch(/code|state|stay-login/)
    await page.reload()
    await page.locator('stay-profile').getByText('Hi Maya!').waitFor()
    expectNoTrouble(person)
    await person.close()
  })
})
