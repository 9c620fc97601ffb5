import { describe, expect, it } from 'vitest'
import { readJson, safeStorage } from './storage.ts'

const isList = (value: unknown): value is string[] => Array.isArray(value)

describe('storage that never throws', () => {
  it('falls back to memory when storage is blocked', () => {
    const blocked = safeStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    blocked.set('a', '1')
    expect(blocked.get('a')).toBe('1')
    blocked.remove('a')
    expect(blocked.get('a')).toBeUndefined()
  })

  it('falls back to memory for what storage has no room for, and uses it again when it has', () => {
    const entries = new Map<string, string>([['a', 'old']])
    let full = true
    const storage = safeStorage(() => ({
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => {
        if (full) throw new DOMException('full', 'QuotaExceededError')
        entries.set(key, value)
      },
      removeItem: (key) => void entries.delete(key),
    }))
    storage.set('a', 'new')
    expect(storage.get('a')).toBe('new')
    full = false
    storage.set('a', 'newer')
    expect([storage.get('a'), entries.get('a')]).toEqual(['newer', 'newer'])
  })

  it('reads broken JSON and other shapes as nothing', () => {
    const storage = safeStorage(() => undefined)
    for (const bad of ['{', '{}', '3', 'null', '']) {
      storage.set('k', bad)
      expect(readJson(storage, 'k', isList)).toBeUndefined()
    }
    storage.set('k', '["x"]')
    expect(readJson(storage, 'k', isList)).toEqual(['x'])
  })

  it('writes, removes and reads in the browser’s storage, as JSON of its shape', () => {
    const entries = new Map<string, string>()
    const storage = safeStorage(() => ({
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    }))
    storage.set('a', '["1"]')
    expect(readJson(storage, 'a', isList)).toEqual(['1'])
    entries.set('a', 'changed by another tab')
    expect(storage.get('a')).toBe('changed by another tab')
    storage.remove('a')
    expect([entries.has('a'), storage.get('a')]).toEqual([false, undefined])
    const isNull = (value: unknown): value is null => value === null
    expect(readJson(storage, 'a', isNull)).toBeNull()
  })
})
