import type { ComponentType } from 'react'
import { useLazy } from './use-lazy.ts'

/** A component whose code is asked for when it is first rendered; nothing shows until it is there. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined
  return (props) => {
    const loaded = useLazy(async () => {
      known = await load()
      return known
    }, !known)
    const Inner = known ?? loaded
    return Inner ? <Inner {...props} /> : null
  }
}
