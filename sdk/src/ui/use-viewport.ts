import { useStore } from '@nanostores/react'
import { createViewport, type Viewport, type ViewportStore } from '@staykit/stores/viewport'

let store: ViewportStore | undefined

/** One store for the lifetime of the page. */
const viewport = () => {
  store ??= createViewport({
    size: () => ({ width: innerWidth, height: innerHeight }),
    onResize: (listener) => {
      addEventListener('resize', listener)
      return () => removeEventListener('resize', listener)
    },
  })
  return store
}

/** The browser's viewport. */
export const useViewport = (): Viewport => useStore(viewport().$viewport)
