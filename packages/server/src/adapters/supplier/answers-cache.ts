import { LRUCache } from 'lru-cache'

/** A cache of a supplier's answers, limited in bytes: their texts and lists are long in some cities and short in most. */
export interface AnswersCache<T> {
  /** The cached answer, or the one that is under way. */
  get(key: string): Promise<T> | undefined
  /** One call for all callers; a failed one is not cached. */
  shared(key: string, ask: () => Promise<T>): Promise<T>
  delete(key: string): void
}

interface Limits {
  /** Together, as JSON; in memory it is two or three times as much. */
  readonly bytes: number
  /** Milliseconds. */
  readonly ttl: number
}

export function createAnswersCache<T>({ bytes, ttl }: Limits): AnswersCache<T> {
  const cache = new LRUCache<string, Promise<T>>({ maxSize: bytes, ttl })
  return {
    get: (key) => cache.get(key),
    shared(key, ask) {
      const cached = cache.get(key)
      if (cached) return cached
      const running = ask()
      // An answer has no size before it is there.
      cache.set(key, running, { size: 1 })
      // The same value again would keep its first size.
      const leave = () => cache.peek(key) === running && cache.delete(key)
      running.then((answer) => leave() && cache.set(key, running, { size: bytesOf(answer) }), leave)
      return running
    },
    delete: (key) => void cache.delete(key),
  }
}

/** At least 1; a map counts as its entries. */
export const bytesOf = (answer: unknown): number =>
  (JSON.stringify(answer, (_, value) => (value instanceof Map ? [...value] : value)) ?? ' ').length
