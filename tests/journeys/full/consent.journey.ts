import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { bothWidths, closeBrowser, day, violations } from '../traveller.ts'
import { QUIET_MS, question, site, visitor } from '../visitor.ts'

afterAll(closeBrowser)

const stay = [day(10), day(12)].map((date) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1')).join('/')

/** Records layout shifts without input, or under the dialog. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 })
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
      Object.assign(globalThis, {
        moved: entries.reduce(
          (sum, { value }) => sum + value,
          (globalThis as unknown as { moved: number }).moved,
        ),
      })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { moved: number }).moved)
}

describe.each(bothWidths)('the consent question at %i px', (width) => {
  it('opens in a corner, moves nothing, covers no main action, and can be answered by keyboard', async () => {
    const { page, sent, close } = await visitor(width)
    const moved = await watchShifts(page)
    await page.goto(site())
    await question(page).waitFor()
    await page.locator('stay-search [role=combobox]').first().waitFor()
    expect(await violations(page)).toEqual([])
    const box = (await question(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const action = page.locator('stay-search').getByRole('button', { name: 'Search', exact: true }).first()
    const button = (await action.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const apart =
      button.y + button.height <= box.y || button.y >= box.y + box.height || button.x >= box.x + box.width
    expect(apart, JSON.stringify({ box, button })).toBe(true)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const end = (await page.getByRole('contentinfo').boundingBox()) ?? { y: 9_999, height: 0 }
    expect(end.y + end.height).toBeLessThanOrEqual(box.y)
    await page.evaluate(() => scrollTo(0, 0))
    const [no, yes] = await Promise.all(
      ['Decline', 'Accept'].map((name) => question(page).getByRole('button', { name }).boundingBox()),
    )
    expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y])
    expect(no?.height).toBeGreaterThanOrEqual(44)
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
    const seen: (string | undefined)[] = []
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab')
      seen.push(await focused())
    }
    expect(seen).toEqual(['Skip to content', 'Privacy Policy', 'Decline', 'Accept'])
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await expect.poll(() => sent).toEqual(['Home'])
    await page.waitForTimeout(QUIET_MS)
    expect(await moved()).toBeLessThanOrEqual(0.005)
    await close()
  })

  it('leaves the bar of a hotel visible, and does not open on payment pages', async () => {
    const { page, close } = await visitor(width)
    await page.goto(site(`/details/city/9000001/${stay}/1/2/9000001-0`))
    await question(page).waitFor()
    await page.locator('stay-hotel [part~=rate]').first().waitFor()
    const bar = page.locator('stay-hotel .buybar')
    if (await bar.isVisible()) {
      const [low, high] = [await question(page).boundingBox(), await bar.boundingBox()]
      expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual(high?.y ?? 0)
    }
    await page.goto(site('/checkout/customer'))
    await page.locator('stay-checkout').waitFor()
    await page.waitForTimeout(QUIET_MS)
    expect(await question(page).isVisible()).toBe(false)
    await close()
  })

  it.each([
    ['ar', 'إحصاءات الزيارات', 'dark'],
    ['de', 'Besuchsstatistik', 'light'],
  ] as const)('appears in %s', async (code, name, colorScheme) => {
    const { page, close } = await visitor(width)
    await page.emulateMedia({ colorScheme })
    await page.goto(site(`/faq?lang=${code}`))
    const panel = page.getByRole('region', { name })
    await panel.waitFor()
    expect(await panel.getByRole('button').count()).toBe(2)
    const inner = await panel.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(inner).toBeLessThanOrEqual(0)
    expect(await violations(page)).toEqual([])
    await close()
  })
})

it('the question waits on a low screen until the page scrolls', async () => {
  const { page, close } = await visitor(390)
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(site())
  await page.locator('stay-search [role=combobox]').first().waitFor()
  await page.waitForTimeout(QUIET_MS)
  expect(await question(page).isVisible()).toBe(false)
  await page.evaluate(() => scrollTo(0, 300))
  await question(page).waitFor()
  await close()
})
