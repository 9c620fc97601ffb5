import type { KeyValueStore } from './environment.ts'

/** The part of Web Storage that is used. */
export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * Web Storage that never throws. Reading it at all may throw (blocked cookies, sandboxed frames) and writing may
 * (quota); from then on the values of this page live in memory.
 */
export function safeStorage(open: () => TextStorage | undefined | null): KeyValueStore {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: TextStorage) => T): T | undefined => {
    try {
      const storage = open()
      return storage ? use(storage) : undefined
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => {
      const written = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (written) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}

/** Parses a stored JSON value; undefined when there is none, it is broken, or `accept` does not know its shape. */
export function readJson<T>(
  storage: KeyValueStore,
  key: string,
  accept: (value: unknown) => value is T,
): T | undefined {
  try {
    const value: unknown = JSON.parse(storage.get(key) ?? 'null')
    return accept(value) ? value : undefined
  } catch {
    return undefined
  }
}
