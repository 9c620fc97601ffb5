import type { Page } from 'playwright-core'
import { afterAll, expect, inject, it } from 'vitest'
import { started } from '../story.ts'
import { alder, closeBrowser, maya, traveller } from '../traveller.ts'

afterAll(closeBrowser)

/** Returns the name of the focused control, through shadow roots; "frame" inside an iframe. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active: Element | null = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (!active) return ''
    if (active.localName === 'iframe') return 'frame'
    const labels = (active as HTMLInputElement).labels
    return (active.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? active.textContent ?? '').trim()
  })
}

/** Presses Tab until the control with that name has the focus. */
async function tabTo(page: Page, name: string | RegExp, most = 80): Promise<void> {
  const seen: string[] = []
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (typeof name === 'string' ? now === name : name.test(now)) return
    seen.push(now.slice(0, 40))
  }
  throw new Error(`Tab never reached ${name}: ${seen.join(' → ')}`)
}

it('a traveller books a hotel with the keyboard alone', async () => {
  const { site } = inject('urls')
  const { page, close } = await traveller(1280)
  await page.goto(site)
  await page.locator('stay-search').getByRole('combobox').waitFor()
  await tabTo(page, 'Where to?')
  await page.keyboard.type('Lisbon')
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Check-in/)
  await page.keyboard.press('Enter')
  await page.locator('stay-search [data-date]').first().waitFor()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await tabTo(page, 'Search')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\//)
  const hotel = page.locator('stay-results [part~=listing]').first().getByRole('heading').getByRole('link')
  await hotel.waitFor()
  await tabTo(page, ((await hotel.textContent()) ?? '').trim())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/details\//)
  await page.locator('stay-hotel [part~=rate]').first().waitFor()
  await started(page, 'stay-hotel')
  const book = page.locator('stay-hotel [part~=book]')
  await tabTo(page, (await book.getAttribute('aria-label')) ?? ((await book.textContent()) ?? '').trim(), 200)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your Information' }).waitFor()
  for (const [label, text] of Object.entries(maya)) {
    await tabTo(page, label)
    await page.keyboard.type(text)
    if (label === 'Last name') {
      await tabTo(page, 'Email')
      await page.keyboard.type('keys@example.com')
    }
  }
  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')
  await page.frameLocator('stay-checkout iframe').getByLabel('Card number').waitFor()
  await tabTo(page, 'frame')
  for (const text of ['4242424242424242', '1234', '123']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  for (const [label, text] of Object.entries(alder)) {
    if ((await focused(page)) !== label) await tabTo(page, label)
    await page.keyboard.type(text)
  }
  await tabTo(page, 'State')
  await page.keyboard.type('Massa')
  await tabTo(page, /^Book Room/)
  await page.keyboard.press('Enter')
  await page.getByText('Trip number').waitFor()
  expect(new URL(page.url()).pathname).toBe('/checkout/confirmation')
  await close()
})
