import type { Locator, Page } from 'playwright-core'
import { look } from '../journeys/walk.ts'
import { patience } from '../patience.ts'
import { dataOf } from './data.ts'
import { pseudo } from './pseudo.ts'
import { untranslated } from './untranslated.ts'

/** Text of a place without a second check: its texts come with the code and the answers of an element. */
const LATEST_MS = patience(15)

/** Walks through a product in a pseudo-language, and records English texts, cut texts and pages that are too wide. */
export class Walker {
  readonly found: string[] = []
  readonly looked: string[] = []
  readonly #data: () => readonly string[]

  readonly page: Page
  readonly #site: string
  readonly #code: string
  readonly #names: readonly string[]

  /** `names`: people and trips that the walk creates, which no answer contains. */
  constructor(page: Page, site: string, code: string, names: readonly string[] = []) {
    this.page = page
    this.#site = site
    this.#code = code
    this.#names = names
    this.#data = dataOf(page)
  }

  /** Opens a path in the language and checks it. */
  async visit(path: string, ready?: string): Promise<void> {
    const url = new URL(path, this.#site)
    url.searchParams.set('lang', this.#code)
    await this.page.goto(url.href)
    if (ready) await this.page.locator(ready).first().waitFor()
    await this.see(path)
  }

  /** Checks the current screen. */
  async see(where: string, what: 'all' | 'frames' = 'all'): Promise<void> {
    const { page } = this
    await page.waitForLoadState('networkidle').catch(() => undefined)
    const until = Date.now() + LATEST_MS
    let bad = await this.#words(what)
    while (bad.length > 0 && Date.now() < until) {
      await page.waitForTimeout(400)
      bad = await this.#words(what)
    }
    const { overflow, clipped } = await look(page)
    this.looked.push(where)
    this.found.push(
      ...bad.map((text) => `${where}: ${text}`),
      ...clipped.map((text) => `${where}: cut off: ${text}`),
      ...(overflow > 0 ? [`${where}: ${overflow} px too wide`] : []),
    )
  }

  readonly #words = (what: 'all' | 'frames') =>
    untranslated(this.page, [...this.#names, ...this.#data()], what)

  /** Finds a control by its English name. */
  named(
    role: 'button' | 'link' | 'tab' | 'checkbox',
    english: string,
    within: Page | Locator = this.page,
  ): Locator {
    return within.getByRole(role, { name: pseudo(english) })
  }

  /** Fills fields of forms by their names. */
  async fill(within: Locator, values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values))
      await within.locator(`[name="${name}"]`).first().fill(value)
  }
}
