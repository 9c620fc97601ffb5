// The script of a page: classic, async, deferred or a module. It sees which <stay-*> tags there are, now or later, and imports
// one chunk for each. At most 1 kB gzip, so: no imports that stay, no helpers.
import type { StaykitGlobal } from '../runtime/settings.ts'

/**
 * Files of chunks, those of tags last, and for each of these the numbers of what it needs besides
 * the first, with holes for the others; filled
 * in by the build. What explains faults is no tag, but loaded as one.
 */
declare const FILES: string
declare const CHUNKS: readonly (readonly number[])[]

const list = FILES
const files = list.split(' ')
const needs = CHUNKS
// A file is called by its tags without stay-, and by 7 characters that stand for what is in it.
const chunks: Record<string, readonly number[] | 0 | undefined> = {}
needs.forEach((more, own) => {
  const names = (files[own] as string).slice(0, -8).split('.')
  names.map((name) => (chunks[`stay-${name}`] = [0, ...more, own]))
})
// A module has no current script.
const script = (document.currentScript ?? document.querySelector('script[src*=staykit]')) as HTMLScriptElement

const load = (tag: string, again = 0, needed = chunks[tag]) => {
  if (needed) {
    chunks[tag] = 0
    // All that the element imports is asked for at once, so that nothing queues up behind anything.
    Promise.all(
      needed.map((file) => import(new URL(`chunks/${files[file]}.js`, script.src) as unknown as string)),
    ).catch(({ message }) => {
      // A file that did not come is asked for twice more, then once there is a line again.
      if (again < 2) return setTimeout(load, 1e3 << (2 * again), tag, again + 1, needed)
      addEventListener('online', () => load(tag, 2, needed))
      const detail = { code: 'CHUNK_FAILED', message, element: tag }
      const element = document.querySelector(tag)
      if (element) element.dispatchEvent(new CustomEvent('stay-error', { detail, bubbles: true }))
      // What explains faults is no element: a policy that blocks every file blocks it too.
      else console.error('Staykit:', message, new URL('/docs/errors/#chunk-failed', script.src).href)
    })
  }
}

const visit = (node: Node & Partial<Pick<Element, 'localName' | 'querySelectorAll'>>) => {
  load(node.localName as string)
  node.querySelectorAll?.(tags).forEach(visit)
}

const tags = Object.keys(chunks).join()

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
