import { type ComponentType, useEffect, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { codeOf, type Load, loadCode } from './code.ts'

/**
 * A component whose code loads when `enabled` becomes true; undefined until then, and at once if its code is there. A failed
 * load is retried twice, after 1 and 4 s; then it emits stay-error and retries when online.
 */
export function useLazy<P>(load: Load<P>, enabled: boolean): ComponentType<P> | undefined {
  const { emit } = useWidget()
  const [loaded, setLoaded] = useState<{ component: ComponentType<P> }>()
  const component = loaded?.component ?? (enabled ? codeOf(load) : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each caller has its own component
  useEffect(() => {
    if (!enabled || component) return
    let current = true
    const ask = (ms = 1e3): unknown =>
      loadCode(load).then(
        (component) => current && setLoaded({ component }),
        ({ message }) => {
          if (!current) return
          if (ms < 9e3) return setTimeout(ask, ms, 4 * ms)
          addEventListener('online', () => ask())
          emit('stay-error', { code: 'CHUNK_FAILED', message })
        },
      )
    ask()
    return () => {
      current = false
    }
  }, [enabled])
  return component
}
