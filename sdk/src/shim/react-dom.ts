import { options } from 'preact'

export { createPortal } from 'preact'

/** Runs `update` and renders what it changed before returning. */
export function flushSync<R>(update: () => R): R {
  const before = options.debounceRendering
  let flush: (() => void) | undefined
  options.debounceRendering = (run) => {
    flush = run
  }
  try {
    const result = update()
    flush?.()
    return result
  } finally {
    options.debounceRendering = before
  }
}
