import { atom, type ReadableAtom } from 'nanostores'

/** Widest viewport, in px, that is mobile (PLT-016, AQ-07). */
export const MOBILE_WIDTH = 720
/** Width, in px, below which a device counts as mobile: what opens covers its screen (PLT-017, AQ-07). */
export const DEVICE_WIDTH = 1024

export interface Size {
  /** CSS px. */
  readonly width: number
  readonly height: number
}

export interface Viewport extends Size {
  readonly isMobile: boolean
  readonly isDesktop: boolean
}

/** Reports the size of a screen: a window, or a test. */
export interface Screen {
  size(): Size
  /** Calls the listener after each change. Returns a function that stops listening. */
  onResize(listener: () => void): () => void
}

export const isMobileDevice = ({ width }: Size) => width < DEVICE_WIDTH

const viewportOf = ({ width, height }: Size): Viewport => {
  const isMobile = width <= MOBILE_WIDTH
  return { width, height, isMobile, isDesktop: !isMobile }
}

export interface ViewportStore {
  readonly $viewport: ReadableAtom<Viewport>
  readonly stop: () => void
}

/** The viewport as it is now and after each resize (PLT-167). */
export function createViewport(screen: Screen): ViewportStore {
  const $viewport = atom(viewportOf(screen.size()))
  const stop = screen.onResize(() => $viewport.set(viewportOf(screen.size())))
  return { $viewport, stop }
}
