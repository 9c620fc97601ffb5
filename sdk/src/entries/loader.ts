// The classic script of a page. It sees which <stay-*> tags there are, now or later, and imports one chunk for each.
// At most 1 kB gzip, so: no imports, no helpers.

/** Files of chunks, and for each tag the numbers of those it needs; filled in by the build. */
declare const FILES: readonly string[]
declare const CHUNKS: Readonly<Record<string, readonly number[]>>

const files = FILES
const chunks = CHUNKS
const script = document.currentScript as HTMLScriptElement
const loaded: Record<string, unknown> = {}

const load = (tag: string) => {
  const needed = chunks[tag]
  if (needed && !loaded[tag]) {
    loaded[tag] = 1
    // All that the element imports is asked for at once, so that nothing queues up behind anything.
    for (const file of needed) import(new URL(`chunks/${files[file]}`, script.src).href)
  }
}

const visit = (node: Node) => {
  const element = node as Element
  if (element.localName) load(element.localName)
  if (element.querySelectorAll) for (const child of element.querySelectorAll(tags)) load(child.localName)
}

const tags = Object.keys(chunks).join()

globalThis.staykit = { script, load, ...globalThis.staykit }
new MutationObserver((records) => {
  for (const { addedNodes } of records) addedNodes.forEach(visit)
}).observe(document, { childList: true, subtree: true })
visit(document)
