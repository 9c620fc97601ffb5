import { afterAll, describe, expect, inject, it } from 'vitest'
import { tripwire } from '../../size/budgets.ts'
import { brotliBytes } from '../../size/chunks.ts'
import { JOURNEY_BYTES, JOURNEY_REQUESTS } from '../../size/figure-names.ts'
import { book, cancelTrip, expectNoTrouble, search, signUp } from '../story.ts'
import { bothWidths, closeBrowser, traveller } from '../traveller.ts'

afterAll(closeBrowser)

describe.each(bothWidths)('the main journey at %i px', (width) => {
  it('works on the plain HTML pages of a partner', async () => {
    const { partner } = inject('urls')
    const person = await traveller(width)
    const { page } = person
    const email = `partner-${width}-${Date.now()}@example.com`
    await page.goto(partner)
    await search(page, 'Porto', 25, 27)
    await page.waitForURL(/\/stays\.html/)
    let paid: string[] = []
    const trip = await book(page, email, () => {
      // The diagnostics load on a developer's host, like this one, and on no live page.
      paid = [...person.loaded].filter((file) => !file.includes('stay-faults'))
    })
    expect(new URL(page.url()).origin).toBe(partner)
    const weight = paid.reduce((sum, file) => sum + brotliBytes(file), 0)
    console.log(`search to paid: ${weight} B brotli in ${paid.length} requests`)
    expect(weight, paid.join(' ')).toBeLessThanOrEqual(tripwire(JOURNEY_BYTES))
    expect(paid.length, paid.join(' ')).toBeLessThanOrEqual(tripwire(JOURNEY_REQUESTS))
    await page.goto(`${partner}/account.html`)
    await page.waitForURL(/\/login\.html/)
    await signUp(page, email)
    await page.waitForURL(/\/account\.html/)
    await page.getByRole('link', { name: 'Your Trips' }).click()
    await cancelTrip(page, trip)
    expect(new URL(page.url()).origin).toBe(partner)
    expectNoTrouble(person)
    await person.close()
  })
})
