import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { lacks } from '../../engines/abilities.ts'
import { onePage } from '../one-page.ts'
import { violations } from '../traveller.ts'

let page: Page
const open = onePage((here) => {
  page = here.page
})
const menu = () => page.getByRole('dialog', { name: 'Menu' })
const openMenu = () => page.getByRole('button', { name: 'Menu' }).click()
const phases = () =>
  page.evaluate(() => [
    document.querySelector('[data-shade]')?.getAttribute('data-shade'),
    document.querySelector('[data-drawer]')?.getAttribute('data-drawer'),
    document.querySelector<HTMLDialogElement>('[data-drawer]')?.open,
  ])

/** Opens a page with motion, and a clock that stops once the page is ready. */
async function still(path: string, ready: () => Promise<void>, run: () => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  try {
    await page.clock.install()
    await open(path)
    await ready()
    await page.clock.pauseAt(Date.now() + 60_000)
    await run()
  } finally {
    await page.clock.resume()
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }
}

describe('the drawers', () => {
  it('[PLT-007] [AQ-60] the entries of the drawer are in order, with Log Out at the end for a member', async () => {
    const entries = async () => {
      await menu().waitFor()
      const visible = menu().locator('a, button, label').locator('visible=true')
      return (await visible.allInnerTexts()).map((text) => text.split('\n')[0]?.trim()).filter(Boolean)
    }
    await open('/login')
    await page.locator('stay-login').getByLabel('Email', { exact: true }).fill('demo@staykit.test')
    await page.locator('stay-login').getByLabel('Password', { exact: true }).fill('Demo-Pass1!')
    await openMenu()
    await menu().getByRole('link', { name: 'Log In' }).waitFor()
    expect(await menu().getByRole('button', { name: 'Log Out' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator('stay-login').getByRole('button', { name: 'Log In', exact: true }).click()
    await page.waitForURL(/\/profile\/dashboard/)
    await openMenu()
    await menu().getByRole('button', { name: 'Log Out' }).waitFor()
    const order = [
      'My Account',
      'Hotels',
      'Wallet',
      'Choose Currency',
      'Contact Us',
      'FAQ',
      'Brands',
      'Review/Cancel Reservations',
      'Terms & Conditions',
      'Privacy Policy',
      'Log Out',
    ]
    const found = (await entries()).map((text) => order.find((name) => text?.startsWith(name)))
    expect(found.filter((name) => name !== undefined)).toEqual(order)
    // The next trip, with its ride button, is between the wallet and the currency.
    const places = await menu().evaluate((dialog) =>
      ['a[href="/profile/wallet"]', 'stay-next-trip', '[data-currency]'].map((one) => {
        const rows = [...dialog.querySelectorAll('li')]
        return rows.findIndex((row) => row.querySelector(one))
      }),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    await menu().getByRole('link', { name: 'Wallet' }).click()
    await page.getByRole('heading', { name: 'Coin payments' }).waitFor()
    expect(await violations(page)).toEqual([])
    await openMenu()
    await menu().getByRole('button', { name: 'Log Out' }).click()
    // The logout leads home; the next test must not interrupt that navigation.
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page.locator('header.top').getByRole('link', { name: 'Log In' }).waitFor()
  })

  it('[PLT-008] [PLT-045] [PLT-046] [AQ-60] the drawer slides in from the left within 280 ms over an overlay that fades for 480 ms, and out again at a click on the overlay', async ({
    skip,
  }) => {
    skip(lacks('media'))
    await still(
      '/faq',
      async () => {},
      async () => {
        expect(await phases()).toEqual(['closed', 'closed', false])
        await openMenu()
        expect(await phases()).toEqual(['opening', 'opening', true])
        await page.clock.runFor(279)
        expect(await phases()).toEqual(['opening', 'opening', true])
        await page.clock.runFor(1)
        expect(await phases()).toEqual(['opening', 'open', true])
        await page.clock.runFor(199)
        expect((await phases())[0]).toBe('opening')
        await page.clock.runFor(1)
        expect(await phases()).toEqual(['open', 'open', true])
        await expect.poll(async () => (await menu().boundingBox())?.x).toBe(0)
        const overlay = await page.locator('[data-shade]').boundingBox()
        expect([overlay?.width, overlay?.height]).toEqual([1280, 900])
        await page.mouse.click(1_200, 600)
        expect(await phases()).toEqual(['closing', 'closing', true])
        await page.clock.runFor(280)
        expect(await phases()).toEqual(['closing', 'closed', false])
        await page.clock.runFor(200)
        expect(await phases()).toEqual(['closed', 'closed', false])
      },
    )
    // With reduced motion there is no animation to wait for.
    await openMenu()
    expect(await phases()).toEqual(['open', 'open', true])
    await page.keyboard.press('Escape')
    expect(await phases()).toEqual(['closed', 'closed', false])
  })

  it('[PLT-008] [AQ-60] on a phone the filters slide in from the right over an overlay, and out again at a click on it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/search/city/2267057')
    await page.locator('stay-results [part~=listing]').first().waitFor()
    await page.getByRole('button', { name: /^Filters/ }).click()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByRole('button', { name: /^Show/ }).waitFor()
    const box = await filters.boundingBox()
    const right = await page.evaluate(() => document.documentElement.clientWidth)
    expect([box?.x, (box?.x ?? 0) + (box?.width ?? 0), box?.height]).toEqual([40, right, 844])
    const scrim = await filters.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor)
    expect(scrim).toMatch(/^rgba\(.*0\.\d+\)$/)
    await page.mouse.click(200, 840)
    await filters.waitFor()
    await page.mouse.click(20, 500)
    await filters.waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('[PLT-015] [AQ-07] at 760 px only the drawer has products, currency and account, at 761 px the header has them', async () => {
    await open('/faq')
    const header = page.locator('header.top')
    const own = [
      header.getByRole('navigation', { name: 'Products' }),
      header.getByRole('combobox', { name: 'Choose Currency' }),
      header.getByRole('link', { name: 'Log In' }),
    ]
    for (const [width, isInHeader] of [
      [761, true],
      [760, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      for (const part of own) await expect.poll(() => part.isVisible()).toBe(isInHeader)
    }
    await openMenu()
    for (const name of ['Hotels', 'Flights', 'Cars', 'Log In'])
      await menu().getByRole('link', { name, exact: true }).waitFor()
    await menu().getByRole('combobox', { name: 'Choose Currency' }).waitFor()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 900 })
  })
})
