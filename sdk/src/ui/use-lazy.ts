import { type ComponentType, useEffect, useState } from 'react'
import { useWidget } from '../runtime/widget.ts'

/**
 * A component whose code is asked for once it is wanted; undefined until it is there. Code that does not come is asked for
 * twice more, after 1 and 4 s, without a line not before there is one; then it is a stay-error, `lost` stands in its place,
 * and it is asked for again once there is a line.
 */
export function useLazy<P>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
  lost?: (ask: () => void) => ComponentType<P>,
): ComponentType<P> | undefined {
  const { emit } = useWidget()
  const [loaded, setLoaded] = useState<{ component: ComponentType<P> | undefined }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one component for each place that uses this
  useEffect(() => {
    if (!wanted || loaded) return
    let current = true
    const ask = (_?: unknown, ms = 1e3): unknown =>
      load().then(
        (component) => current && setLoaded({ component }),
        ({ message }) => {
          if (!current) return
          if (ms < 9e3 && navigator.onLine) return setTimeout(ask, ms, 0, 4 * ms)
          addEventListener('online', ask)
          setLoaded({ component: lost?.(ask) })
          emit('stay-error', { code: 'CHUNK_FAILED', message })
        },
      )
    ask()
    return () => {
      current = false
    }
  }, [wanted])
  return loaded?.component
}
