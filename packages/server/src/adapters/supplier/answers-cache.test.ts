import { expect, it } from 'vitest'
import { createAnswersCache } from './answers-cache.ts'

const HOUR_MS = 3_600_000
const answer = (letters: number) => async () => 'x'.repeat(letters)
const next = () => new Promise((resolve) => setImmediate(resolve))

it('drops the oldest answers when new ones need their bytes, and never an answer for its number', async () => {
  const cache = createAnswersCache<string>({ bytes: 10_000, ttl: HOUR_MS })
  for (let each = 0; each < 100; each++) await cache.shared(`short ${each}`, answer(50))
  await next()
  expect(cache.get('short 0')).toBeDefined()
  await cache.shared('long', answer(9_000))
  await next()
  expect(cache.get('short 1')).toBeUndefined()
  expect(await cache.get('long')).toHaveLength(9_000)
})

it('returns an answer that is larger than the cache, and does not cache it', async () => {
  const cache = createAnswersCache<string>({ bytes: 100, ttl: HOUR_MS })
  expect(await cache.shared('large', answer(1_000))).toHaveLength(1_000)
  await next()
  expect(cache.get('large')).toBeUndefined()
})

it('calls once for all callers, caches no failure, and counts maps by their entries', async () => {
  const cache = createAnswersCache<Map<string, string>>({ bytes: 100, ttl: HOUR_MS })
  let calls = 0
  const ask = (entries: number) => async () => {
    calls++
    if (entries === 0) throw new Error('away')
    return new Map(Array.from({ length: entries }, (_, at) => [String(at), 'an offer'] as const))
  }
  await expect(cache.shared('city', ask(0))).rejects.toThrow('away')
  await Promise.all([cache.shared('city', ask(2)), cache.shared('city', ask(2))])
  expect(calls).toBe(2)
  await next()
  expect(cache.get('city')).toBeDefined()
  await cache.shared('large', ask(20))
  await next()
  expect(cache.get('large')).toBeUndefined()
})
