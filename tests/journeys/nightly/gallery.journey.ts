import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { patience } from '../../patience.ts'
import { expectNoTrouble } from '../story.ts'
import { closeBrowser, type Traveller, traveller, violations } from '../traveller.ts'

afterAll(closeBrowser)

const file = new URL('../../../sdk/dist/gallery/pieces.json', import.meta.url)
const pieces: readonly { readonly name: string; readonly states: readonly string[] }[] = JSON.parse(
  readFileSync(file, 'utf8'),
)
const address = (name: string) => `${inject('urls').api}/docs/gallery/${name && `${name}/`}`

/**
 * Violations of the page around a piece: the search of the documentation has its shortcut inside the button, and a piece
 * stands without the headings that come before it in an element.
 */
const ofTheFrame = /^(label-content-name-mismatch: <button data-open-modal=""[^|]*$|heading-order: )/

async function opened({ page }: Traveller, name: string): Promise<void> {
  await page.goto(address(name))
  // Every element has rendered in its language.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('stay-gallery')].every(({ shadowRoot }) => {
          const box = shadowRoot?.querySelector('.root')
          return box?.firstChild || box?.getAttribute('lang') === undefined
        }),
      ),
    )
    .toBe(true)
  await page.waitForLoadState('networkidle')
  // Components of a page of the gallery become usable once they have rendered.
  if (name) await expect.poll(() => page.locator('.piece[inert]').count()).toBe(0)
}

const overflow = ({ page }: Traveller) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

// Dark themes on narrow screens only: covers each theme and each width once, in half the time.
describe('the component gallery', () => {
  it.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)(
    'has every piece at %i px, %s: readable by all, not too wide, without an error',
    { timeout: patience(900) },
    async (width, colorScheme) => {
      const person = await traveller(width)
      await person.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const name of ['', ...pieces.map((piece) => piece.name)]) {
        await opened(person, name)
        const found = await violations(person.page)
        expect(
          found.filter((one) => !ofTheFrame.test(one)),
          name,
        ).toEqual([])
        expect(await overflow(person), name).toBe(0)
        expectNoTrouble(person)
      }
      await person.close()
    },
  )
})

describe('a page of the gallery', () => {
  it('opens at its top, with the focus outside of its components', async () => {
    const person = await traveller(1280)
    await opened(person, 'calendar')
    const { page } = person
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY'])
    await person.close()
  })

  it('changes the state, the theme and the direction of its live component by keyboard', {
    timeout: patience(900),
  }, async () => {
    const person = await traveller(1280)
    const { page } = person
    for (const { name, states } of pieces) {
      await opened(person, name)
      const live = page.locator('docs-stage stay-gallery')
      const markup = () => live.evaluate(({ shadowRoot }) => shadowRoot?.querySelector('.root')?.innerHTML)
      const before = await markup()
      await page.getByRole('combobox', { name: 'State' }).focus()
      await page.keyboard.press('ArrowDown')
      const [first, next = first] = states
      await expect.poll(() => live.getAttribute('state'), { message: name }).toBe(next)
      // Loading states are the same at every width.
      if (next !== first && name !== 'list-skeleton')
        await expect.poll(markup, { message: name }).not.toBe(before)
      await page.keyboard.press('Tab')
      await page.keyboard.press('End')
      await expect.poll(() => live.getAttribute('theme')).toBe('dark')
      await page.keyboard.press('Tab')
      await page.keyboard.press('End')
      await expect.poll(() => live.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    }
    expectNoTrouble(person)
    await person.close()
  })

  it('runs the real components: a stepper steps, tabs switch, a dialog opens and closes, all by keyboard', async () => {
    const person = await traveller(1280)
    const { page } = person
    const live = page.locator('docs-stage stay-gallery')
    await opened(person, 'stepper')
    await live.getByRole('button', { name: 'More rooms' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => live.getByLabel('Rooms', { exact: true }).inputValue()).toBe('3')
    await opened(person, 'tabs')
    await live.getByRole('tab', { name: 'Hotels' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => live.getByRole('tab', { selected: true }).innerText()).toBe('Flights')
    await opened(person, 'modal')
    const opener = live.getByRole('button', { name: 'Guests' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Guests' }).waitFor()
    expect((await violations(page)).filter((one) => !ofTheFrame.test(one))).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Guests' }).waitFor({ state: 'hidden' })
    expectNoTrouble(person)
    await person.close()
  })
})
