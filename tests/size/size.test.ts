import { expect, it } from 'vitest'
import { sizes } from './chunks.ts'

/** A budget is a tripwire: it fails at 10 % over. */
const TRIPWIRE = 1.1
const KB = 1000

it.each([
  ['loader, gzip', 1.8],
  ['search box, gzip', 34],
  ['search to paid, brotli', 120],
  ['German from search to paid, brotli', 6.3],
] as const)('keeps %s within %s kB', (name, budget) => {
  expect(sizes()[name]).toBeLessThanOrEqual(budget * KB * TRIPWIRE)
})
