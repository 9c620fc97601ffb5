// The script of a page: classic, async, deferred or a module. It finds the <stay-*> tags on the page, including later ones,
// and loads their code with the core. Every page loads it, so it imports nothing.
import type { StaykitGlobal } from '../runtime/settings.ts'

/** The tag of each element, and `stay-faults` for the diagnostics. Written by the build. */
declare const TAGS: readonly string[]

type Core = typeof import('./core.ts')
type Name = Parameters<Core['importElement']>[0]

const tags = TAGS
const loaded = new Set<string>()

// `currentScript` is null in a module.
const script = (document.currentScript ?? document.querySelector('script[src*=staykit]')) as HTMLScriptElement
const core = new URL('core.js', script.src) as unknown as string

const load = (tag: string) => {
  if (loaded.has(tag) || !tags.includes(tag)) return
  loaded.add(tag)
  importElement(tag as Name, 0)
}

/** Retries twice, and again when the browser is back online. */
const importElement = (tag: Name, retries: number) => {
  import(core)
    .then((module: Core) => module.importElement(tag))
    .catch(({ message }) => {
      if (retries < 2) return setTimeout(importElement, 1000 * 4 ** retries, tag, retries + 1)
      addEventListener('online', () => importElement(tag, 2))
      const detail = { code: 'CHUNK_FAILED', message, element: tag }
      const element = document.querySelector(tag)
      if (element) element.dispatchEvent(new CustomEvent('stay-error', { detail, bubbles: true }))
      // The diagnostics are no element; a policy that blocks every file blocks them too.
      else console.error('Staykit:', message, new URL('/docs/errors/#chunk-failed', script.src).href)
    })
}

const visit = (node: Node & Partial<Pick<Element, 'localName' | 'querySelectorAll'>>) => {
  load(node.localName as string)
  node.querySelectorAll?.(tags.join()).forEach(visit)
}

const kit: StaykitGlobal = { script, load, ...self.staykit }
self.staykit = kit
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
if (/^(localhost|127\.|$)/.test(location.hostname) || 'debug' in script.dataset)
  addEventListener('load', () => load('stay-faults'))
