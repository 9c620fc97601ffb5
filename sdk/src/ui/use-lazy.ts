import { type ComponentType, useEffect, useState } from 'react'

/** A component whose code is asked for once it is wanted; undefined until it is there. Failures leave it undefined. */
export function useLazy<P>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
): ComponentType<P> | undefined {
  const [loaded, setLoaded] = useState<{ component: ComponentType<P> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one component for each place that uses this
  useEffect(() => {
    if (!wanted || loaded) return
    let current = true
    load().then(
      (component) => current && setLoaded({ component }),
      () => {},
    )
    return () => {
      current = false
    }
  }, [wanted])
  return loaded?.component
}
