import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { lacks } from '../../engines/abilities.ts'
import { pageWith } from '../partner-page.ts'
import { book, expectNoTrouble, openDialog, search } from '../story.ts'
import { closeBrowser, traveller, widths } from '../traveller.ts'

afterAll(closeBrowser)

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
const snippets = [...readme.matchAll(/```html\n([\s\S]*?)```/g)].map(([, html = '']) => html)
const snippet = (having: string) => snippets.find((html) => html.includes(having)) ?? ''

describe.each(widths)("the README's snippet at %i px", (width) => {
  it('books a room on a page with nothing else, and leaves the page unchanged', async () => {
    const address = await pageWith(snippet('<stay-booking></stay-booking>'))
    const person = await traveller(width)
    const { page } = person
    await page.goto(address)
    await search(page, 'Lisbon', 20, 23)
    const trip = await book(page, `snippet-${width}-${Date.now()}@example.com`)
    expect(trip).toMatch(/^ST-/)
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, searchParams.get('id')]).toEqual(['/rooms', '7'])
    await page.reload()
    await page.getByText(trip).waitFor()
    if (!lacks('media')) {
      await page.emulateMedia({ media: 'print' })
      await expect.poll(() => page.locator('stay-booking').getByRole('button').count()).toBe(0)
      const links = await page.locator('stay-booking').getByRole('link').allTextContents()
      expect(links.filter((text) => !text.startsWith('+'))).toEqual([])
      expect(await page.getByText(trip).isVisible()).toBe(true)
      await page.emulateMedia({ media: null })
    }
    await page.getByRole('link', { name: 'My reservation' }).click()
    await page.locator('stay-lookup form').waitFor()
    await page.goBack()
    await page.getByText(trip).waitFor()
    expectNoTrouble(person)
    await person.close()
  })

  it('opens as a dialog from a button of the page, and closes without a trace', async () => {
    const address = await pageWith(snippet('data-stay-open'))
    const person = await traveller(width)
    const { page } = person
    await page.goto(address)
    await openDialog(page, page.getByRole('button', { name: 'Book a room' }))
    await search(page, 'Porto', 25, 27)
    await page.locator('stay-results [part~=listing]').first().waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.locator('stay-results').waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)
    expectNoTrouble(person)
    await person.close()
  })
})
