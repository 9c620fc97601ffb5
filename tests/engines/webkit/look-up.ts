/**
 * Runs in the page. Finds visible elements by selector and accessible name through shadow roots; labels count, and
 * `aria-label` first. Arguments: selector, pattern of the name or null.
 */
export const LOOK_UP = `
const [selector, pattern] = arguments
const name = pattern && new RegExp(pattern)
const nameOf = (element) => {
  const label = element.labels?.[0]
  const text = element.getAttribute('aria-label') ?? label?.innerText ?? label?.textContent ?? element.innerText ?? element.textContent
  return (text ?? '').trim().replace(/\\s+/g, ' ')
}
const found = []
const search = (root) => {
  for (const element of root.querySelectorAll('*')) {
    if (element.matches(selector) && (!name || name.test(nameOf(element))) && element.checkVisibility({ visibilityProperty: true }))
      found.push(element)
    if (element.shadowRoot) search(element.shadowRoot)
  }
}
search(document)
return found`

/**
 * Runs in the page. The middle of an element, as soon as it lies still and nothing covers it; null before. An element
 * in a frame is scrolled within the frame alone, whose place was measured.
 */
export const PLACE = `
const [element, isInside] = arguments
const boxOf = () => element.getBoundingClientRect()
const { top, bottom } = boxOf()
if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: isInside ? 'nearest' : 'center', behavior: 'instant' })
const before = boxOf()
return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const { x, y, width, height } = boxOf()
  if (x !== before.x || y !== before.y || width === 0 || height === 0) return done(null)
  const middle = [x + width / 2, y + height / 2]
  let hit = document.elementFromPoint(...middle)
  while (hit?.shadowRoot?.elementFromPoint(...middle) && hit.shadowRoot.elementFromPoint(...middle) !== hit)
    hit = hit.shadowRoot.elementFromPoint(...middle)
  for (let part = hit; part; part = part.assignedSlot ?? part.parentNode ?? part.host)
    if (part === element || [...(element.labels ?? [])].includes(part)) return done(middle)
  done(null)
})))`

/** Runs in the page. The number of keys that have come up since the first call. */
export const KEYS_UP = `
if (globalThis.keysUpInTest === undefined) {
  globalThis.keysUpInTest = 0
  addEventListener('keyup', ({ key }) => /^(Shift|Control|Alt|Meta)$/.test(key) || globalThis.keysUpInTest++, true)
}
return globalThis.keysUpInTest`

/** Runs in the page. The element with the focus, through shadow roots: its kind and its name. */
export const FOCUSED = `
let active = document.activeElement
while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
if (!active) return ''
if (active.localName === 'iframe') return 'frame'
return (active.getAttribute('aria-label') ?? active.labels?.[0]?.innerText ?? active.innerText ?? '').trim().replace(/\\s+/g, ' ')`

/** Runs in the page. Notes whether the next pointer that goes down is on an element, or on something that has moved there. */
export const WATCH_POINTER = `
const [element] = arguments
globalThis.pointerInTest = undefined
addEventListener('pointerdown', (event) => {
  const path = event.composedPath()
  globalThis.pointerInTest = [element, ...(element.labels ?? [])].some((each) => path.includes(each)) ? 'hit' : 'missed'
}, { capture: true, once: true })`
