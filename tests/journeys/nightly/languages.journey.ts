import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { onePage } from '../one-page.ts'
import { expectNoTrouble } from '../story.ts'
import { mailTo, type Traveller, violations } from '../traveller.ts'

let person: Traveller
let page: Page
const open = onePage((here) => {
  ;({ person, page } = here)
})
const pageLanguage = () => page.locator('html').getAttribute('lang')
const stored = () => page.evaluate(() => localStorage.getItem('lang'))
const choose = async (name: string) => {
  await page.locator('header.top [data-languages-open]').click()
  const dialog = page.getByRole('dialog', { name: /./ }).filter({ has: page.locator('[data-language]') })
  await dialog.getByRole('link', { name, exact: true }).click()
}

const pages = ['/', '/login?view=SignUp', '/help/review', '/faq', '/help/privacy', '/nowhere/at/all']

describe.each([
  ['de', 'de', 'ltr'],
  ['cn', 'zh-CN', 'ltr'],
  ['ar', 'ar', 'rtl'],
  ['ru', 'ru', 'ltr'],
])('a page in %s', (code, tag, dir) => {
  it.each(pages)('has no English text of its own at %s, and fits a phone', async (path) => {
    await open(path)
    await page.goto(`${page.url()}${page.url().includes('?') ? '&' : '?'}lang=${code}`)
    await page.waitForLoadState('networkidle')
    expect(await pageLanguage()).toBe(tag)
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(dir)
    const english = await page.evaluate(() => {
      const words: string[] = []
      const isOwn = (node: Element) =>
        !node.closest('[lang="en-US"], [data-languages], script, style, select')
      const look = (root: Document | ShadowRoot) => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) look(element.shadowRoot)
          if (!isOwn(element)) continue
          for (const node of element.childNodes)
            if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '')
        }
      }
      look(document)
      return words
        .join('\n')
        .match(/\b(the|and|your|you|with|of|are|Search|Rooms|Guests|Saved|Log In|Password)\b/g)
    })
    expect(english).toBe(null)
    await page.setViewportSize({ width: 390, height: 844 })
    const room = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(room[0]).toBeLessThanOrEqual(room[1] ?? 0)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.evaluate(() => localStorage.removeItem('lang'))
    await person.context.clearCookies()
  })
})

describe('the language of the site', () => {
  it('[ACC-233] [PLT-027] [AQ-17] starts as English (US); a dialog has each language with its flag', async () => {
    await open('/help/review')
    expect([await pageLanguage(), await stored()]).toEqual(['en-US', null])
    await page.locator('header.top').getByRole('button', { name: 'Choose Language: English (US)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose Language' })
    await dialog.getByText('We speak a variety of languages. Choose your preferred language.').waitFor()
    const links = dialog.locator('[data-language]')
    // Languages with all texts of site and elements.
    expect(await links.allInnerTexts()).toEqual(expect.arrayContaining(['English (US)', 'Français']))
    const loaded = (image: Element) =>
      (image as HTMLImageElement).decode().then(() => (image as HTMLImageElement).naturalWidth)
    for (const link of await links.all())
      expect(await link.locator('img').evaluate(loaded), await link.innerText()).toBeGreaterThan(0)
    expect(await dialog.locator('[aria-current]').innerText()).toBe('English (US)')
    expect(await violations(page), 'languages').toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  it('[PLT-033] a choice is stored under lang and selected, and survives a reload and a deleted cookie', async () => {
    await open('/help/review')
    await choose('Français')
    await page.waitForURL(/lang=fr/)
    expect([await pageLanguage(), await stored()]).toEqual(['fr', 'fr'])
    await open('/help/review')
    expect(await pageLanguage()).toBe('fr')
    await person.context.clearCookies()
    await page.reload()
    await expect.poll(pageLanguage).toBe('fr')
    await choose('English (US)')
    await expect.poll(pageLanguage).toBe('en-US')
    await page.evaluate(() => localStorage.removeItem('lang'))
    await person.context.clearCookies()
    expectNoTrouble(person)
  })

  it('applies to a mail, whatever the language of the browser', async () => {
    const email = `sprache-${Date.now()}@example.com`
    await open('/login?view=SignUp&lang=de')
    expect(await page.evaluate(() => navigator.language)).toBe('en-US')
    const box = page.locator('stay-login')
    await box.locator('[type=email]').fill(email)
    for (const field of await box.locator('[type=password]').all()) await field.fill('Sommer-2031!')
    await box.getByRole('button', { name: 'Registrieren' }).click()
    await mailTo(page, email, /ist Ihr Registrierungscode/)
    await page.evaluate(() => localStorage.removeItem('lang'))
    await person.context.clearCookies()
  })
})
