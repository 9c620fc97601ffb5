import { type ComponentType, useEffect, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { NotLoaded } from '../not-loaded/not-loaded.tsx'
import { askThrice } from './ask-thrice.ts'

type Load<P> = () => Promise<ComponentType<P>>
type Part<P> = { readonly component: ComponentType<P> } | { readonly ask: () => void }

/**
 * As useLazy, for what an element cannot do without: code that does not come is asked for twice more, where there is a line,
 * and then by whoever presses, and by the line.
 */
function usePart<P>(load: Load<P>, wanted: boolean): Part<P> | undefined {
  const { emit } = useWidget()
  const [part, setPart] = useState<Part<P>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one component for each place that uses this
  useEffect(() => {
    if (!wanted) return
    let current = true
    const ask = () =>
      void askThrice(load).then(
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
  }, [wanted])
  return part
}

/**
 * A component whose code is asked for when it is first rendered; nothing shows until it is there. Where it does not come,
 * that is said, with a way to ask again; nothing shows in place of what is `optional`.
 */
export function lazy<P extends object>(load: Load<P>, optional?: 'optional'): ComponentType<P> {
  let known: ComponentType<P> | undefined
  return (props) => {
    const part = usePart(async () => {
      known = await load()
      return known
    }, !known)
    const Inner = known ?? (part && 'component' in part ? part.component : undefined)
    if (Inner) return <Inner {...props} />
    return part && 'ask' in part && !optional ? <NotLoaded onRetry={part.ask} /> : null
  }
}
