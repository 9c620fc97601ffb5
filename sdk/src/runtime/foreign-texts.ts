// Translators of browsers and extensions replace text nodes by <font> elements. Preact would then update a text that is no
// longer displayed, or insert before a node that is no longer there. So the texts return before each render; the translator
// sees the new ones.
import { options } from 'preact'

const replaced = new Map<Element, readonly Node[]>()
const isFont = (node: Node): node is Element => node.nodeName === 'FONT'

/** Pairs the texts that left an element with the <font> elements that came, in order. */
function note(records: readonly MutationRecord[]): void {
  for (const parent of new Set(records.map(({ target }) => target))) {
    const own = records.filter(({ target }) => target === parent)
    const fonts = own.flatMap(({ addedNodes }) => [...addedNodes]).filter(isFont)
    const texts = own.flatMap(({ removedNodes }) => [...removedNodes]).filter((node) => node instanceof Text)
    fonts.forEach((font, index) => {
      const parts = index === fonts.length - 1 ? texts.slice(index) : texts.slice(index, index + 1)
      if (parts.length > 0) replaced.set(font, parts)
    })
  }
}

let observer: MutationObserver | undefined

function putBack(): void {
  note(observer?.takeRecords() ?? [])
  for (const [font, texts] of replaced) if (font.isConnected) font.replaceWith(...texts)
  replaced.clear()
}

const { debounceRendering } = options
options.debounceRendering = (render) => {
  const run = () => {
    putBack()
    render()
  }
  if (debounceRendering) debounceRendering(run)
  else queueMicrotask(run)
}

/** Watches the texts below a node. */
export function watchTexts(root: Node): void {
  observer ??= new MutationObserver(note)
  observer.observe(root, { childList: true, subtree: true })
}
