import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { lacks } from '../../engines/abilities.ts'
import { pageWith } from '../partner-page.ts'
import { bookRoom, fillCustomer, signInNew } from '../payments.ts'
import { rateOf } from '../testville.ts'
import { cardFrame, closeBrowser, fillCard, traveller, widths } from '../traveller.ts'

afterAll(closeBrowser)

const tag = '<script async src="http://localhost:8787/sdk/v1/staykit.js" data-ref-id="8183"></script>'
const isolated = { 'cross-origin-opener-policy': 'same-origin' }
/** Headers of pages that restrict what they embed. */
const policies: Readonly<Record<string, Record<string, string>>> = {
  'require-corp': { ...isolated, 'cross-origin-embedder-policy': 'require-corp' },
  credentialless: { ...isolated, 'cross-origin-embedder-policy': 'credentialless' },
  'require-corp without isolation': { 'cross-origin-embedder-policy': 'require-corp' },
  'no-referrer': { 'referrer-policy': 'no-referrer' },
  'permissions for itself alone': {
    'permissions-policy': 'payment=(self), publickey-credentials-get=(self)',
  },
}

async function checkout(inDays: number, attributes = ''): Promise<string> {
  const rate = await rateOf('The Hundred Rooms', inDays)
  return `${tag}<stay-checkout rate="${rate}" section="billing" ${attributes}></stay-checkout>`
}

async function open(width: number, html: string, headers?: Record<string, string>) {
  const person = await traveller(width)
  await fillCustomer(person.context, `policies-${width}-${Date.now()}@example.com`)
  await person.page.goto(await pageWith(html, headers))
  return person
}

const isBooked = (page: Page) => page.getByText('Trip number').waitFor()
const number = (page: Page, label = 'Card number') => cardFrame(page).getByLabel(label)

describe.each(widths)('a page with its own policies, at %i px', (width) => {
  it.each(Object.keys(policies))('books a room by card under %s', async (name) => {
    const days = 60 + Object.keys(policies).indexOf(name)
    const { page, trouble, close } = await open(width, await checkout(days), policies[name])
    await fillCard(page)
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(
      policies[name]?.['cross-origin-opener-policy'] !== undefined,
    )
    await bookRoom(page)
    await isBooked(page)
    expect(trouble).toEqual([])
    await close()
  })

  it.each(['require-corp', 'credentialless'])(
    'shows pictures, and the rewards of a member, under %s',
    async (name) => {
      const person = await traveller(width)
      const { page, context, trouble } = person
      await signInNew(context, page, `rewards-${name}-${width}-${Date.now()}@example.com`)
      await page.goto(
        await pageWith(
          `${tag}<stay-rewards></stay-rewards><stay-hotel hotel-id="9000001-0"></stay-hotel>`,
          policies[name],
        ),
      )
      await page.frameLocator('stay-rewards iframe').getByRole('heading').waitFor()
      const picture = page.locator('stay-hotel img').first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      expect(trouble).toEqual([])
      await person.close()
    },
  )

  it('delegates payment and passkeys to the card frame', async ({ skip }) => {
    skip(lacks('feature policy'))
    const { page, close } = await open(width, await checkout(66))
    await number(page).waitFor()
    const frame = page.frames().find((each) => each.url().includes('/payment/card-frame'))
    const isAllowed = (name: string) =>
      frame?.evaluate((feature) => {
        const { featurePolicy } = document as unknown as {
          featurePolicy: { allowsFeature: (name: string) => boolean }
        }
        return featurePolicy.allowsFeature(feature)
      }, name)
    expect([await isAllowed('payment'), await isAllowed('publickey-credentials-get')]).toEqual([true, true])
    await close()
  })

  it('books a room in a sandboxed frame without an address', async () => {
    const inner = `<!doctype html><title>Inside</title><html lang=en>${await checkout(67)}`
    const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups'
    const html = `<iframe title="inside" sandbox="${sandbox}" width="${width - 20}" height="3000" srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`
    const { page, close } = await open(width, html)
    const inside = page.frameLocator('iframe[title=inside]')
    const card = inside.frameLocator('stay-checkout iframe')
    await card.getByLabel('Card number').fill('4242 4242 4242 4242')
    await card.getByLabel('Expires').fill('12 / 34')
    await card.getByLabel('CVC').fill('123')
    await inside.getByRole('button', { name: /^Book Room/ }).click()
    await inside.getByText('Trip number').waitFor()
    await close()
  })

  it('follows a new language of the element and of the page, and keeps what is typed', async () => {
    const { page, trouble, close } = await open(width, await checkout(68))
    await fillCard(page)
    await page.getByLabel('Last name on the card').fill('Lovelace')
    await number(page).fill('')
    await number(page).pressSequentially('4242 4242 4242 4241')
    await number(page).press('Tab')
    await cardFrame(page).getByText('Check the card number').waitFor()
    const element = page.locator('stay-checkout')
    await element.evaluate((each) => each.setAttribute('locale', 'de'))
    await element.getByRole('button', { name: /^Zimmer buchen|^Zahlungspflichtig/ }).waitFor()
    expect(await number(page, 'Kartennummer').inputValue()).toBe('4242 4242 4242 4241')
    expect(await cardFrame(page).getByText('Check the card number').count()).toBe(0)
    expect(await element.locator('iframe').getAttribute('title')).toBe('Kartendaten')
    await element.evaluate((each) => each.removeAttribute('locale'))
    await number(page).waitFor()
    await page.evaluate(() => {
      document.documentElement.lang = 'fr'
    })
    await number(page, 'Numéro de carte').fill('4242 4242 4242 4242')
    expect(await element.locator('[name=cardHolderLastName]').inputValue()).toBe('Lovelace')
    expect(await cardFrame(page).locator('#cvc').inputValue()).toBe('123')
    await element.getByRole('button', { name: /^Réserver/ }).click()
    await element.getByText('Numéro de voyage').or(element.getByText(/ST-/)).first().waitFor()
    expect(trouble).toEqual([])
    await close()
  })
})
