import type { LRUCache } from 'lru-cache'

/** One call for all callers; a failed one is not cached. */
export function shared<T>(
  cache: LRUCache<string, Promise<T>>,
  key: string,
  ask: () => Promise<T>,
): Promise<T> {
  const cached = cache.get(key)
  if (cached) return cached
  const running = ask()
  cache.set(key, running)
  running.catch(() => cache.delete(key))
  return running
}
