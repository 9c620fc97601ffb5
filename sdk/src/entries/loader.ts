// The script of a page: classic, async, deferred or a module. It finds the <stay-*> tags on the page, including later ones,
// and loads their code with the core. Every page loads it, so it imports little.
import { addressesOf, importFile, storeOwnScript } from '../runtime/own-script.ts'

/** The tag of each element, and `stay-faults` for the diagnostics. Written by the build. */
declare const TAGS: readonly string[]

type Core = typeof import('./core.ts')
type Name = Parameters<Core['importElement']>[0]

const tags = TAGS
const loaded = new Set<string>()

const load = (tag: string) => {
  if (loaded.has(tag) || !tags.includes(tag)) return
  loaded.add(tag)
  importElement(tag as Name, 0)
}

/** Retries twice, and again when the browser is back online. */
const importElement = (tag: Name, retries: number) => {
  importFile('core.js')
    .then((module) => (module as Core).importElement(tag))
    .catch(({ message }) => {
      if (retries < 2) return setTimeout(importElement, 1000 * 4 ** retries, tag, retries + 1)
      addEventListener('online', () => importElement(tag, 2))
      const detail = { code: 'CHUNK_FAILED', message, element: tag }
      const element = document.querySelector(tag)
      if (element) element.dispatchEvent(new CustomEvent('stay-error', { detail, bubbles: true }))
      // The diagnostics are no element: a policy that blocks every file blocks them, and so does a bundle without address.
      else {
        const [page = '', onApi] = addressesOf('/docs/errors/#chunk-failed')
        const hint = onApi ? [] : ['A copy of the script needs window.staykit.settings.apiBase.']
        console.error('Staykit:', message, ...hint, onApi ?? page)
      }
    })
}

const visit = (node: Node & Partial<Pick<Element, 'localName' | 'querySelectorAll'>>) => {
  load(node.localName as string)
  node.querySelectorAll?.(tags.join()).forEach(visit)
}

const kit = storeOwnScript({ load })
if (kit) {
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(visit)
  }).observe(document, { childList: true, subtree: true })
  visit(document)

  // A button may be clicked before the dialog that it opens is loaded.
  addEventListener('click', ({ target }) => {
    kit.pressed = target
  })
  addEventListener('stay-error', ({ detail }) => {
    kit.fault ??= detail
    load('stay-faults')
  })
  if (/^(localhost|127\.|$)/.test(location.hostname) || kit.script?.dataset.debug !== undefined)
    addEventListener('load', () => load('stay-faults'))
}
