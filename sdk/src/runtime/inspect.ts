/** Whether a developer looks at the page: on a machine of their own, or with data-debug on the script tag. */
const isDeveloping = () =>
  (globalThis.staykit?.script?.dataset.debug ?? String(/^(localhost|127\.|\[|$)/.test(location.hostname))) !==
  'false'

/** Looks for mistakes in a page that is being built, once it has loaded. */
export function inspect(): void {
  if (isDeveloping()) setTimeout(() => import('../diagnostics/index.ts').catch(() => {}), 500)
}
