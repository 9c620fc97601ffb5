// The script of a page: classic, async, deferred or a module. It finds the <stay-*> tags on the page, including later ones
// and those in shadow roots, and loads their code with the core. Every page loads it, so it imports little.

import { loadWithRetries } from '@staykit/stores/environment'
import { showFirst, withdrawFirst } from '../first-html/show.ts'
import { apiBaseOf, requestBrand } from '../runtime/brand-answer.ts'
import { earlySetting } from '../runtime/early-setting.ts'
import { hideServedPrices } from '../runtime/own-prices.ts'
import { addressesOf, importFile, storeOwnScript } from '../runtime/own-script.ts'

/** The tag of each element, and `stay-faults` for the diagnostics. Written by the build. */
declare const TAGS: readonly string[]
/** The files of a first act on the search form, by the name of its control. Written by the build. */
declare const FIRST_ACTS: Readonly<Record<string, readonly string[]>>

type Core = typeof import('./core.ts')
type Name = Parameters<Core['importElement']>[0]
/** What asked for an element: itself, or the page. */
type Asker = Element | Document

const tags = TAGS
const firstActs = FIRST_ACTS
const loads = new Map<string, Promise<void>>()
const requests = new Map<string, Promise<void>>()

/** Loads an element. Rejects when its code fails to load; the next call tries again. */
const load = (tag: string): Promise<void> => {
  const pending = loads.get(tag)
  if (pending) return pending
  if (!tags.includes(tag)) return Promise.reject(new Error(`Staykit has no element <${tag}>.`))
  const loading = importFile('core.js').then((core) => (core as Core).importElement(tag as Name))
  loads.set(tag, loading)
  loading.catch(() => loads.delete(tag))
  return loading
}

const reportFailure = (tag: string, asker: Asker, message: string) => {
  const detail = { code: 'CHUNK_FAILED', message, element: tag }
  if (tag !== 'stay-faults')
    return asker.dispatchEvent(new CustomEvent('stay-error', { detail, bubbles: true, composed: true }))
  // The diagnostics are no element: a policy that blocks every file blocks them, and so does a bundle without address.
  const [page = '', onApi] = addressesOf('/docs/errors/#chunk-failed')
  const hint = onApi ? [] : ['A copy of the script needs window.staykit.settings.apiBase.']
  console.error('Staykit:', message, ...hint, onApi ?? page)
}

/** Loads an element for the page: retries twice, when the browser is back online, and at the next request. */
const request = (tag: string, asker: Asker = document): Promise<void> => {
  const pending = requests.get(tag)
  if (pending) return pending
  const loading = loadWithRetries(() => load(tag)).catch(({ message }) => {
    // Without diagnostics, one line is enough.
    if (tag !== 'stay-faults') requests.delete(tag)
    addEventListener('online', () => request(tag, asker), { once: true })
    if (tag === 'stay-search') withdrawFirst(globalThis.staykit ?? {})
    reportFailure(tag, asker, message)
  })
  requests.set(tag, loading)
  return loading
}

const DIALOG = 'stay-booking'

/** The dialog of the page while it is closed: its code loads when a traveller is about to open it. */
let closed: Element | undefined

const isClosed = (element: Element) =>
  element.localName === DIALOG &&
  element.getAttribute('mode') === 'dialog' &&
  !/[?&]stay=/.test(location.search)

/** Every element but the data layer needs its brand. A page that is rendered ahead makes no request before the visit. */
const requestBrandOf = (element: Element) => {
  const page = globalThis.staykit ?? {}
  const refId = earlySetting(element, 'refId', page)
  if (!refId || document.prerendering || element.localName === 'stay-data-layer') return
  requestBrand({ refId, apiBase: apiBaseOf(earlySetting(element, 'apiBase', page)) }, (url) => fetch(url))
}

/** The core imports these files too, and reports their failures: here they save a slow network one round trip. */
const importAhead = (control: string) => {
  for (const file of firstActs[control] ?? []) importFile(file).catch(() => {})
}

const visit = (element: Element) => {
  const { localName, shadowRoot } = element
  if (!tags.includes(localName)) {
    if (shadowRoot) watch(shadowRoot)
  } else if (isClosed(element)) closed = element
  else {
    hideServedPrices(element)
    request(localName, element)
    showFirst(element, globalThis.staykit ?? {}, importAhead)
    requestBrandOf(element)
  }
}

const look = (node: Node) => {
  if (node instanceof Element) visit(node)
  ;(node as Partial<ParentNode>).querySelectorAll?.('*').forEach(visit)
}

const observer = new MutationObserver((records) => {
  for (const { type, target, addedNodes } of records)
    if (type === 'childList') addedNodes.forEach(look)
    else visit(target as Element)
})

/** Finds elements in a document or a shadow root, now and later; `mode` is the attribute that opens a dialog. */
const watch = (root: Document | ShadowRoot) => {
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['mode'] })
  look(root)
}

/** Shadow roots are not part of the document, so the page's own are seen when they are created. */
const watchLaterRoots = () => {
  const { attachShadow } = Element.prototype
  const attachWatched: typeof attachShadow = function (this: Element, init) {
    const root = attachShadow.call(this, init)
    if (!tags.includes(this.localName)) watch(root)
    return root
  }
  try {
    Element.prototype.attachShadow = attachWatched
  } catch {
    // A page that freezes its prototypes calls staykit.load().
  }
}

/** The button or link of the page below an event that opens the dialog, while its code is not loaded. */
const openerOf = (event: Event) =>
  closed && !customElements.get(DIALOG)
    ? event
        .composedPath()
        .find((each): each is HTMLElement => each instanceof HTMLElement && 'stayOpen' in each.dataset)
    : undefined

const onHint = (event: Event) => {
  if (openerOf(event)) request(DIALOG, closed)
}

/** The page, Back or an element has opened the dialog by the address. */
const onAddress = () => {
  if (closed && !isClosed(closed)) request(DIALOG, closed)
}

/** The dialog opens when its code is loaded (`kit.pressed`); if that fails, the browser follows a link. */
const onClick = (event: MouseEvent) => {
  const opener = openerOf(event)
  const { defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
  if (!opener || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  const { href } = opener as Partial<HTMLAnchorElement>
  request(DIALOG, closed).then(() => {
    if (href && !customElements.get(DIALOG)) location.assign(href)
  })
}

const kit = storeOwnScript({ load })
if (kit) {
  const { script } = kit
  for (const tag of script?.dataset.load?.split(' ') ?? []) request(tag)
  watchLaterRoots()
  watch(document)
  addEventListener('pointerover', onHint)
  addEventListener('focusin', onHint)
  addEventListener('popstate', onAddress)
  addEventListener('stay-go', onAddress)
  globalThis.navigation?.addEventListener('currententrychange', onAddress)
  // A button may be clicked before the dialog that it opens is loaded.
  addEventListener('click', (event) => {
    kit.pressed = event.target
    onClick(event)
  })
  addEventListener('stay-error', ({ detail }) => {
    kit.fault ??= detail
    request('stay-faults')
  })
  if (/^(localhost|127\.|$)/.test(location.hostname) || script?.dataset.debug !== undefined)
    addEventListener('load', () => request('stay-faults'))
}
