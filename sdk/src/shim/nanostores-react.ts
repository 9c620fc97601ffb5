// Stands in for `@nanostores/react` in the CDN bundle: whole stores alone are used, never some of their keys.
import { useSyncExternalStore } from './react.ts'

interface Store<T> {
  readonly get: () => T
  readonly listen: (listener: () => void) => () => void
}

export function useStore<T>({ listen, get }: Store<T>): T {
  return useSyncExternalStore(listen, get)
}
