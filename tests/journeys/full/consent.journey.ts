import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { lacks } from '../../engines/abilities.ts'
import { bothWidths, closeBrowser, day, violations } from '../traveller.ts'
import { QUIET_MS, question, site, visitor } from '../visitor.ts'

afterAll(closeBrowser)

const stay = [day(10), day(12)].map((date) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1')).join('/')

/** Records layout shifts without input: an answer takes the line away. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 })
    new PerformanceObserver((list) => {
      const entries = (
        list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
      ).filter(({ hadRecentInput }) => !hadRecentInput)
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
  it('fills one line at the top, moves nothing, covers nothing, and can be answered by keyboard', async ({
    skip,
  }) => {
    skip(lacks('request bodies'))
    const { page, sent, close } = await visitor(width)
    const moved = await watchShifts(page)
    await page.goto(site())
    await question(page).waitFor()
    await page.locator('stay-search [role=combobox]').first().waitFor()
    expect(await violations(page)).toEqual([])
    const box = (await question(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect([box.y, box.height]).toEqual([0, 45])
    const header = (await page.getByRole('banner').boundingBox()) ?? { y: 0 }
    expect(header.y).toBe(45)
    const [no, yes] = await Promise.all(
      ['No', 'Yes'].map((name) => question(page).getByRole('button', { name }).boundingBox()),
    )
    expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y])
    expect(no?.height).toBeGreaterThanOrEqual(44)
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
    const seen: (string | undefined)[] = []
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab')
      seen.push(await focused())
    }
    expect(seen).toEqual(['Skip to content', 'Details', 'No', 'Yes'])
    await page.keyboard.press('Enter')
    await question(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await expect.poll(() => sent).toEqual(['Home'])
    await page.waitForTimeout(QUIET_MS)
    expect(await moved()).toBeLessThanOrEqual(0.005)
    await close()
  })

  it('stands under the header of a list, scrolls away, and does not appear on payment pages', async () => {
    const { page, close } = await visitor(width)
    await page.goto(site(`/search/city/9000001/${stay}/1/2`))
    await page.locator('stay-results [part~=listing]').nth(1).waitFor()
    const [header, search, line, second] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.locator('.sub').boundingBox(),
      question(page).boundingBox(),
      page.locator('stay-results [part~=listing]').nth(1).boundingBox(),
    ])
    // On a phone the line of the search form belongs to the header.
    expect([line?.y, line?.height]).toEqual([(header?.height ?? 0) + (search?.height ?? 0), 45])
    // Two hotels fit on a phone.
    if (width < 500) expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThanOrEqual(780)
    await page.evaluate(() => scrollTo(0, 300))
    expect(
      await question(page)
        .boundingBox()
        .then((box) => (box?.y ?? 0) + 45),
    ).toBeLessThanOrEqual(0)
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

it('the question opens from the footer at the bottom of the window, and Escape closes it', async () => {
  const { page, close } = await visitor(390)
  await page.goto(site('/faq'))
  await question(page).getByRole('button', { name: 'No' }).click()
  await question(page).waitFor({ state: 'hidden' })
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Analytics' })
  await opener.click()
  const box = (await question(page).boundingBox()) ?? { y: 0, height: 0 }
  expect(box.y + box.height).toBe(844)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('No')
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Analytics')
  await close()
})
