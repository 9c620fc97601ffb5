import type { ComponentType } from 'react'
import { NotLoaded } from './not-loaded.tsx'
import { useLazy } from './use-lazy.ts'

/**
 * A component whose code is asked for when it is first rendered; nothing shows until it is there. Where it does not come,
 * that is said, with a way to ask again; nothing shows in place of what is `optional`.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  optional?: 'optional',
): ComponentType<P> {
  let known: ComponentType<P> | undefined
  return (props) => {
    const loaded = useLazy(
      async () => {
        known = await load()
        return known
      },
      !known,
      optional ? undefined : (ask) => () => <NotLoaded onRetry={ask} />,
    )
    const Inner = known ?? loaded
    return Inner ? <Inner {...props} /> : null
  }
}
