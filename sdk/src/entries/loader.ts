// The script of a page: classic, async, deferred or a module. It sees which <stay-*> tags there are, now or later, and imports
// one chunk for each. At most 1 kB gzip, so: no imports, no helpers.

/** Files of chunks, and for each tag the numbers of those it needs; filled in by the build. */
declare const FILES: string
declare const CHUNKS: Readonly<Record<string, readonly number[]>>
/** The file that looks for mistakes in a page that is being built. */
declare const DIAGNOSTICS: string

const files = FILES.split(' ')
const chunks = CHUNKS
// A module has no current script.
const script = (document.currentScript ??
  document.querySelector('script[src*="staykit"]')) as HTMLScriptElement
const loaded: Record<string, unknown> = {}

const bring = (file = '') => import(new URL(`chunks/${file}.js`, script.src).href)

const load = (tag: string, again = 0) => {
  const needed = chunks[tag]
  if (needed && (again || !loaded[tag])) {
    loaded[tag] = 1
    // All that the element imports is asked for at once, so that nothing queues up behind anything.
    Promise.all(needed.map((file) => bring(files[file]))).catch(({ message }) => {
      // A file that did not come is asked for twice more, then once there is a line again.
      if (again < 2) return setTimeout(load, 1e3 << (2 * again), tag, again + 1)
      addEventListener('online', () => load(tag, 2), { once: true })
      console.error(`Staykit: ${message} ${new URL('/docs/errors/#chunk-failed', script.src)}`)
      const detail = { code: 'CHUNK_FAILED', message, element: tag }
      for (const element of document.querySelectorAll(tag))
        element.dispatchEvent(new CustomEvent('stay-error', { detail, bubbles: true, composed: true }))
    })
  }
}

const visit = (node: Node) => {
  const element = node as Partial<Element>
  load(element.localName ?? '')
  for (const child of element.querySelectorAll?.(tags) ?? []) load(child.localName)
}

const tags = Object.keys(chunks).join()

globalThis.staykit = { script, load, ...globalThis.staykit }
new MutationObserver((records) => {
  for (const { addedNodes } of records) addedNodes.forEach(visit)
}).observe(document, { childList: true, subtree: true })
visit(document)

if ((script.dataset.debug ?? `${/^(localhost|127\.|\[|$)/.test(location.hostname)}`) !== 'false')
  addEventListener('load', () => bring(DIAGNOSTICS).catch(() => 0))
