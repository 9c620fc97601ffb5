// The classic script of a page. It sees which <stay-*> tags there are, now or later, and imports one chunk for each.
// At most 1 kB gzip, so: no imports, no helpers.

/** Tag → chunk file, and under '' the chunk that all of them share; filled in by the build. */
declare const CHUNKS: Readonly<Record<string, string>>

const script = document.currentScript as HTMLScriptElement
const loaded: Record<string, unknown> = {}

const load = (tag: string) => {
  if (CHUNKS[tag] && !loaded[tag]) {
    loaded[tag] = 1
    // The shared chunk is asked for beside the element's own, so that the two do not queue up.
    for (const file of ['', tag]) import(new URL(CHUNKS[file] as string, script.src).href)
  }
}

const visit = (node: Node) => {
  const element = node as Element
  if (element.localName) load(element.localName)
  if (element.querySelectorAll) for (const child of element.querySelectorAll(tags)) load(child.localName)
}

const tags = Object.keys(CHUNKS).filter(Boolean).join()

globalThis.staykit = { script, load, ...globalThis.staykit }
new MutationObserver((records) => {
  for (const { addedNodes } of records) addedNodes.forEach(visit)
}).observe(document, { childList: true, subtree: true })
visit(document)
