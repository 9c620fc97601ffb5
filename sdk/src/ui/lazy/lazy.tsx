import { loadWithRetries } from '@staykit/stores/environment'
import { type ComponentType, useEffect, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { NotLoaded } from '../not-loaded/not-loaded.tsx'
import { codeOf, type Load, loadCode } from './code.ts'

type Part<P> = { readonly component: ComponentType<P> } | { readonly ask: () => void }

/**
 * Like useLazy, for required parts: a failed load is retried twice unless offline, and then on click and when the browser is
 * back online.
 */
function usePart<P>(load: Load<P>, enabled: boolean): Part<P> | undefined {
  const { emit } = useWidget()
  const [part, setPart] = useState<Part<P>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each caller has its own component
  useEffect(() => {
    if (!enabled) return
    let current = true
    const ask = () =>
      void loadWithRetries(() => loadCode(load)).then(
        (component) => current && setPart({ component }),
        ({ message }) => {
          if (!current) return
          setPart({ ask })
          emit('stay-error', { code: 'CHUNK_FAILED', message })
        },
      )
    ask()
    addEventListener('online', ask)
    return () => {
      current = false
      removeEventListener('online', ask)
    }
  }, [enabled])
  return part
}

/**
 * A component whose code loads when it is first rendered; it renders nothing until then. A failure shows a message with a
 * retry button, or nothing for an `optional` part.
 */
export function lazy<P extends object>(load: Load<P>, optional?: 'optional'): ComponentType<P> {
  return (props) => {
    const earlier = codeOf(load)
    const part = usePart(load, !earlier)
    const Inner = earlier ?? (part && 'component' in part ? part.component : undefined)
    if (Inner) return <Inner {...props} />
    return part && 'ask' in part && !optional ? <NotLoaded onRetry={part.ask} /> : null
  }
}
