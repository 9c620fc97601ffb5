import type { Page } from 'playwright-core'

/** The links of a page and its layout faults, including the shadow roots of its elements. */
export interface Seen {
  /** Links of the same site: path, query and fragment. */
  readonly links: readonly string[]
  /** Names that a fragment can refer to. */
  readonly anchors: readonly string[]
  /** Pixels by which the page is wider than its window. */
  readonly overflow: number
  /** Texts that are cut off without an ellipsis, or broken into single letters. */
  readonly clipped: readonly string[]
}

export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const links = new Set<string>()
    const anchors = new Set<string>()
    const clipped: string[] = []
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // One line without an ellipsis that is wider than its box: a part can be neither read nor scrolled to.
    const isCut = (element: HTMLElement) => {
      const { overflowX, textOverflow, whiteSpace, position, clipPath } = getComputedStyle(element)
      if (position === 'absolute' && (clipPath !== 'none' || element.clientWidth < 4)) return false
      return (
        /hidden|clip/.test(overflowX) &&
        textOverflow !== 'ellipsis' &&
        whiteSpace === 'nowrap' &&
        element.scrollWidth > element.clientWidth + 1
      )
    }
    // A word in a column that is narrower than two letters.
    const isSqueezed = (element: HTMLElement) => {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      if (own.map((node) => node.textContent?.trim()).join('').length < 4) return false
      const { fontSize, position, clipPath } = getComputedStyle(element)
      if (position === 'absolute' && (clipPath !== 'none' || element.clientWidth < 4)) return false
      const { width, height } = element.getBoundingClientRect()
      const size = Number.parseFloat(fontSize)
      return width > 0 && width < 2.2 * size && height > 4 * size
    }
    const walk = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.id) anchors.add(element.id)
        if (element instanceof HTMLAnchorElement && element.href) {
          const { origin, pathname, search, hash } = new URL(element.href, location.href)
          if (origin === location.origin) links.add(pathname + search + hash)
        }
        const isBad = (isCut(element) || isSqueezed(element)) && isShown(element)
        if (element.innerText?.trim() && element.clientWidth > 0 && isBad)
          clipped.push(`${element.localName}.${element.className}: ${element.innerText.trim().slice(0, 40)}`)
        if (element.shadowRoot) walk(element.shadowRoot)
      }
    }
    walk(document)
    const { scrollWidth, clientWidth } = document.documentElement
    return { links: [...links], anchors: [...anchors], overflow: scrollWidth - clientWidth, clipped }
  })
}

const date = /\d\d-\d\d-\d{4}/g

/** The kind of a page: of pages that differ in place, hotel or dates only one is visited. */
export function kindOf(path: string): string {
  const { pathname } = new URL(path, 'https://site.example')
  return pathname
    .replace(/\/$/, '')
    .replace(date, '{date}')
    .replace(/^\/(search|details|hotel-deals|s)\/.*/, '/$1/…')
    .replace(/^\/hotels\/.+/, '/hotels/{city}')
}
