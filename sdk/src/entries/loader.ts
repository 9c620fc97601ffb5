// The script of a page: classic, async, deferred or a module. It finds the <stay-*> tags that are on the page, now or later,
// and imports the entry of each. Every page pays for it, so it imports nothing itself.
import type { StaykitGlobal } from '../runtime/settings.ts'

/** The files that each entry imports, by its tag; written by the build. `stay-faults` is no tag: it explains failures. */
declare const SHARED_CHUNKS: Readonly<Record<string, readonly string[]>>

const shared = SHARED_CHUNKS
const tags = Object.keys(shared).join()
const loaded = new Set<string>()

// A module has no current script.
const script = (document.currentScript ?? document.querySelector('script[src*=staykit]')) as HTMLScriptElement
const importFile = (file: string) => import(new URL(file, script.src) as unknown as string)

const load = (tag: string) => {
  if (loaded.has(tag) || !Object.hasOwn(shared, tag)) return
  loaded.add(tag)
  importEntry(tag, 0)
}

/** Imports an entry and its shared chunks in parallel; retries twice, and again when the browser is back online. */
const importEntry = (tag: string, retries: number) => {
  const files = [`${tag}.js`, ...(shared[tag] as readonly string[])]
  Promise.all(files.map(importFile)).catch(({ message }) => {
    if (retries < 2) return setTimeout(importEntry, 1000 * 4 ** retries, tag, retries + 1)
    addEventListener('online', () => importEntry(tag, 2))
    const detail = { code: 'CHUNK_FAILED', message, element: tag }
    const element = document.querySelector(tag)
    if (element) element.dispatchEvent(new CustomEvent('stay-error', { detail, bubbles: true }))
    // The explanation is no element; a policy that blocks every file blocks it too.
    else console.error('Staykit:', message, new URL('/docs/errors/#chunk-failed', script.src).href)
  })
}

const visit = (node: Node & Partial<Pick<Element, 'localName' | 'querySelectorAll'>>) => {
  load(node.localName as string)
  node.querySelectorAll?.(tags).forEach(visit)
}

const kit: StaykitGlobal = { script, load, ...self.staykit }
self.staykit = kit
new MutationObserver((records) => {
  for (const { addedNodes } of records) addedNodes.forEach(visit)
}).observe(document, { childList: true, subtree: true })
visit(document)

// A button may be pressed before the dialog that it opens is there.
addEventListener('click', ({ target }) => {
  kit.pressed = target
})
addEventListener('stay-error', ({ detail }) => {
  kit.fault ??= detail
  load('stay-faults')
})
if (/^(localhost|127\.|$)/.test(location.hostname) || 'debug' in script.dataset)
  addEventListener('load', () => load('stay-faults'))
