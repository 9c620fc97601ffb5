import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { pageWith } from '../partner-page.ts'
import { expectNoTrouble, signUp, started } from '../story.ts'
import { accessible, bothWidths, closeBrowser, traveller, usDay } from '../traveller.ts'

afterAll(closeBrowser)
const { api, site } = inject('urls')
const search = `/search/city/9000001/${usDay(30)}/${usDay(33)}/1/2`

/** Layout shifts since the page began. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 100)
      }),
  )

describe.each(bothWidths)('saved hotels, at %i px', (width) => {
  it('a visitor saves two, signs up, finds them in the account, shares the list, and revokes the link', async () => {
    const person = await traveller(width)
    const { page } = person
    const results = page.locator('stay-results')
    const saved = page.locator('stay-saved')
    await page.goto(site + search)
    const hearts = results.getByRole('button', { name: /^Save: / })
    await hearts.first().waitFor()
    const name = ((await hearts.first().getAttribute('aria-label')) ?? '').replace('Save: ', '')
    await hearts.first().focus()
    await page.keyboard.press('Enter')
    await results.getByRole('button', { name: `Saved: ${name}`, exact: true }).waitFor()
    expect(await shift(page)).toBeLessThan(0.005)
    await started(page, 'stay-results')
    await accessible(page, 'results with hearts')

    await results.locator('[part~=listing]').nth(1).getByRole('heading').getByRole('link').click()
    const second = page.locator('stay-hotel').getByRole('button', { name: /^Save: / })
    await second.click()
    await page.goto(`${site}/`)
    await saved.getByRole('heading', { name: 'Recently Viewed' }).waitFor()
    expect(await shift(page)).toBeLessThan(0.005)
    await accessible(page, 'home with what was looked at')

    await page.goto(`${site}/saved`)
    await saved.getByRole('link', { name, exact: true }).waitFor()
    await accessible(page, 'saved, of a visitor')
    await saved.getByRole('link', { name: 'Log In' }).click()
    await page.waitForURL(/\/login/)
    await signUp(page, `saver-${width}-${Date.now()}@example.com`)
    await page.waitForURL(/\/saved/)
    await saved.getByText('2 hotels').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('staykit.saved'))).toBeNull()

    await saved.getByRole('button', { name: 'Share' }).click()
    const url = await saved.getByLabel('Link to your list').inputValue()
    await accessible(page, 'saved, shared')
    const friend = await traveller(width)
    await friend.page.goto(url)
    const seen = friend.page.locator('stay-saved')
    await seen.getByRole('link', { name, exact: true }).waitFor()
    expect(await seen.getByRole('button').count()).toBe(0)
    await accessible(friend.page, 'a shared list')

    await saved.getByRole('button', { name: `Remove ${name}` }).click()
    await saved.getByRole('button', { name: `Undo: ${name}` }).click()
    await saved.getByRole('button', { name: `Remove ${name}` }).waitFor()
    await saved.getByRole('button', { name: 'Stop Sharing' }).click()
    await saved.getByText('The link no longer works.').waitFor()
    await friend.page.reload()
    await seen.getByText('This list is not shared').waitFor()
    expectNoTrouble(person)
    await Promise.all([person.close(), friend.close()])
  })

  it('the page of a partner shows the list at its tag', async () => {
    const person = await traveller(width)
    const { page } = person
    await page.goto(
      await pageWith(
        `<script async src="${api}/sdk/v1/staykit.js" data-ref-id="8183"></script><stay-saved></stay-saved>`,
      ),
    )
    await page.locator('stay-saved').getByText('You have not saved a hotel yet').waitFor()
    await accessible(page, 'saved on a page of somebody else')
    expectNoTrouble(person)
    await person.close()
  })
})
