let isInspected = false

/**
 * Checks a page for mistakes during development (localhost or data-debug), once; on a live page only after an element has
 * failed. The loader does the same by itself; this is for pages that bundle elements.
 */
export function inspect(): void {
  if (isInspected || typeof document === 'undefined') return
  isInspected = true
  const { script } = globalThis.staykit ?? {}
  const look = () => import('./explain.ts').catch(() => {})
  addEventListener('stay-error', ({ detail }) => {
    globalThis.staykit = { fault: detail, ...globalThis.staykit }
    look()
  })
  if (!/^(localhost|127\.|$)/.test(location.hostname) && script?.dataset.debug === undefined) return
  if (document.readyState === 'complete') look()
  else addEventListener('load', look)
}
