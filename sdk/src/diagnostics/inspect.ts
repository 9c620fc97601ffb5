/**
 * Checks a page for mistakes during development (localhost or data-debug); on a live page only after an element has failed.
 * The loader does the same by itself; this entry is for pages that bundle all elements.
 */
export function inspect(): void {
  const { script } = globalThis.staykit ?? {}
  const look = () => import('./explain.ts').catch(() => {})
  addEventListener('stay-error', ({ detail }) => {
    globalThis.staykit = { fault: detail, ...globalThis.staykit }
    look()
  })
  if (/^(localhost|127\.|$)/.test(location.hostname) || script?.dataset.debug !== undefined)
    addEventListener('load', look)
}
