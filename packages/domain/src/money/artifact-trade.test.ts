import { expect, it } from 'vitest'
import { mayTradeArtifact } from '../index.ts'

it('[ACC-118] [AQ-57] an artifact may be sold or traded until 24 hours before check-in', () => {
  const checkIn = Date.UTC(2030, 11, 12, 15)
  const [hour, minute, second] = [3_600_000, 60_000, 1_000]
  expect(mayTradeArtifact(checkIn - 24 * hour - second, checkIn)).toBe(true)
  expect(mayTradeArtifact(checkIn - 24 * hour, checkIn)).toBe(true)
  expect(mayTradeArtifact(checkIn - 24 * hour + 1, checkIn)).toBe(false)
  expect(mayTradeArtifact(checkIn - 23 * hour - 59 * minute, checkIn)).toBe(false)
  expect(mayTradeArtifact(checkIn + hour, checkIn)).toBe(false)
})
