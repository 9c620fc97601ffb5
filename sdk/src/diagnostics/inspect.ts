/**
 * Looks for mistakes in a page that is being built, on a machine of one's own or with data-debug on the script tag; on a live
 * page only once an element has failed. The loader does the same by itself; this is for a page that has all elements at once.
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
