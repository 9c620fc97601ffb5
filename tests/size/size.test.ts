import { describe, expect, it } from 'vitest'
import { sizes } from './chunks.ts'

const KB = 1000

describe('sizes of the built SDK, gzip -9', () => {
  const measured = sizes()
  it.each([
    ['loader', 1.0],
    ['search', 20],
    ['search to paid', 77],
    ['single file', 105],
  ] as const)('%s is at most %d kB', (name, budget) => {
    expect(measured[name]).toBeLessThanOrEqual(budget * KB)
  })
})
