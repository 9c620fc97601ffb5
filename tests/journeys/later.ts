import type { BrowserContext } from 'playwright-core'

/** How many days ahead the product runs (tests/run/days-later.ts). */
const days = Number(process.env.DAYS_LATER ?? 0)

/** Variables of a browser: libfaketime would make its waits spin, so its own clock stays real. */
export const browserEnv = days > 0 ? { env: { ...process.env, LD_PRELOAD: '' } } : {}

/** Gives the pages of a context the day of the product. */
export async function onTheDay(context: BrowserContext): Promise<BrowserContext> {
  if (days > 0)
    await context.addInitScript((shift: number) => {
      const Real = Date
      globalThis.Date = class extends Real {
        constructor(...values: number[]) {
          super(...((values.length > 0 ? values : [Real.now() + shift]) as [number]))
        }
        static override now = () => Real.now() + shift
      } as DateConstructor
    }, days * 86_400_000)
  return context
}
