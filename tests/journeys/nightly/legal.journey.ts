import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { onePage } from '../one-page.ts'
import { violations } from '../traveller.ts'

let page: Page
const open = onePage((here) => {
  ;({ page } = here)
})
const article = () => page.locator('main article')
const headings = (level: number) => article().getByRole('heading', { level }).allInnerTexts()

/** Each link within the page scrolls its target to 80 px below the top. */
async function followAnchors(): Promise<string[]> {
  const anchors = await article()
    .locator('a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const anchor of anchors) {
    await article().locator(`a[href="${anchor}"]`).first().click()
    const heading = page.locator(`[id="${anchor.slice(1)}"]`)
    const place = () =>
      heading.evaluate((element) => {
        const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
        return isEnd ? 80 : Math.round(element.getBoundingClientRect().top)
      })
    await expect.poll(place, { message: anchor }).toBe(80)
  }
  return anchors
}

describe('the privacy policy', () => {
  it('[ACC-151] [ACC-152] [ACC-153] [ACC-159] [AQ-53] has eleven sections, a table of contents, and the day of its last change', async () => {
    await open('/help/privacy')
    expect(await headings(2)).toHaveLength(11)
    await article().getByText('Last updated Oct 31, 2022').waitFor()
    const rows = article().getByRole('table').getByRole('row')
    expect(await rows.count()).toBe(12)
    const ids = 'collection protection use marketing sharing cookies access transfer children changes contact'
    expect((await followAnchors()).map((anchor) => anchor.slice(1))).toEqual(ids.split(' '))
    await article().getByText('Requests for access are answered within 30 days.').waitFor()
    expect(await article().innerText()).not.toMatch(/[{}]/)
    expect(await violations(page), 'privacy').toEqual([])
  })
})

describe('the terms', () => {
  it('[ACC-154] [ACC-155] have six parts, sub-sections A to F in the first, and the terms of rewards and partner', async () => {
    await open('/help/terms')
    const parts = await headings(2)
    expect(parts.map((title) => title.split(':')[0])).toEqual(
      ['I', 'II', 'III', 'IV', 'V', 'VI'].map((number) => `Part ${number}`),
    )
    expect((await headings(3)).map((title) => title[0])).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
    expect(await followAnchors()).toHaveLength(12)
    const partner = await article().getByRole('link', { name: 'Terms of our partner' }).getAttribute('href')
    expect(partner).toMatch(/\/terms\/\?refid=8183$/)
    expect((await page.request.get(partner ?? '')).status()).toBe(200)
    expect(await article().innerText()).not.toMatch(/[{}]/)
    expect(await violations(page), 'terms').toEqual([])
    await article().getByRole('link', { name: 'Rewards program terms' }).first().click()
    await page.getByRole('heading', { name: 'Rewards program terms', level: 1 }).waitFor()
  })

  it.each([
    ['ACC-156', 'Only adults may use these services: you are 18 years old or older'],
    ['ACC-157', 'opt out of arbitration in writing within 30 days'],
    ['ACC-158', '60 days to resolve a dispute'],
    ['ACC-158', 'within 2 years'],
    ['ACC-160', 'claims of up to $25,000 we reimburse the fees'],
    ['ACC-160', 'at least $5,000'],
    ['ACC-161', 'The law of Connecticut governs'],
  ])('[%s] say "%s"', async (_, text) => {
    await open('/help/terms')
    expect(await article().innerText()).toContain(text)
  })
})
