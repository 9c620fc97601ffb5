import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import { closeBrowser, day, type Traveller, traveller, widths } from './traveller.ts'

const usDay = (ahead: number) => day(ahead).replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1')
const stay = `${usDay(10)}/${usDay(12)}/1/2`
/** What web.dev calls good is 0.1; what moves under a finger is seen long before. */
const MOST = 0.02

let person: Traveller
afterEach(() => person.close())
afterAll(closeBrowser)

const pages = [
  ['results', `/search/city/2267057/${stay}`, 'stay-results [part~=listing] h2'],
  ['hotel', `/details/city/9000001/${stay}/9000001-0`, 'stay-hotel .rate'],
] as const

describe('layout shift, with a footer below', () => {
  for (const width of widths)
    it.each(pages)(`of %s at ${width} px, on a slow network`, async (_, path, selector) => {
      person = await traveller(width)
      const { page } = person
      await page.addInitScript(() => {
        const shifts: { value: number; where: string[] }[] = []
        Object.assign(globalThis, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
            sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
          })[])
            if (!entry.hadRecentInput)
              shifts.push({
                value: entry.value,
                where: entry.sources.map(
                  ({ node, previousRect, currentRect }) =>
                    `${node?.nodeName}.${node?.className} ${previousRect.y} ${previousRect.height} → ${currentRect.y} ${currentRect.height}`,
                ),
              })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.route('**/travel/**', async (route) => {
        await new Promise((done) => setTimeout(done, 700))
        await route.continue()
      })
      await page.goto(inject('urls').site + path)
      await page.locator(selector).first().waitFor()
      await page.waitForTimeout(2_000)
      const shifts = await page.evaluate(
        () => (globalThis as unknown as { shifts: { value: number }[] }).shifts,
      )
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST)
    })
})
