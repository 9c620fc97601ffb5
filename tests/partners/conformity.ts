import { expect } from 'vitest'
import type { PartnerPage } from './page.ts'

/**
 * Runs the tests of custom-elements-everywhere on a page of programs/<framework>: attributes, properties with objects,
 * events of any spelling, stable children; and the rendering of both elements.
 */
export async function expectConformity({ page, trouble }: PartnerPage): Promise<void> {
  const search = page.locator('stay-search.mine')
  await search.locator('form').first().waitFor()
  await page.locator('stay-booking stay-search form').first().waitFor()
  await page.waitForFunction(() => window.events.includes('ready'))
  expect(await page.evaluate(() => window.events)).toContain('search')
  expect(await page.evaluate(() => window.found())).toBe('stay-search')

  const state = () =>
    search.evaluate((element) => {
      const { variant, rooms, handOff, locationId, locationName, forms } =
        element as HTMLElementTagNameMap['stay-search'] & { forms: unknown }
      return {
        values: { variant, rooms, handOff: Boolean(handOff), locationId, locationName },
        isSameObject: Object.is(forms, window.rich),
        attributes: [element.getAttribute('data-own'), element.getAttribute('aria-label'), element.className],
        display: element.style.display,
        children: element.textContent?.trim(),
      }
    })
  const values = { variant: 'tabbed', rooms: 1, handOff: false, locationId: '800', locationName: 'Lisbon' }
  const attributes = ['yes', 'Search', 'mine']
  const same = { isSameObject: true, attributes, display: 'block' }
  await expect.poll(state).toEqual({ ...same, values, children: 'Turn 1' })

  await search.locator('[part~=button]').click()
  await page.waitForFunction(() => window.events.includes('search 1 1'))
  expect(await page.evaluate(() => window.events)).toContain('click')

  await search.evaluate((element) => element.setAttribute('data-kept', 'yes'))
  await page.evaluate(() => window.update())
  await page.locator('stay-booking').waitFor({ state: 'detached' })
  await expect.poll(state).toEqual({
    ...same,
    values: { ...values, rooms: 2, handOff: true },
    children: 'Turn 2',
  })
  // The element is the same and still has the component, and the handler is that of the last render.
  expect(await search.getAttribute('data-kept')).toBe('yes')
  await search.locator('[part~=button]').click()
  await page.waitForFunction(() => window.events.includes('search 2 2'))
  expect(page.url()).toBe('http://partner.test/')
  expect(trouble).toEqual([])
  await page.close()
}
