import { isHere } from './screens.ts'

/** Navigates within the page; `from` is the element that requests it. */
export type Go = (url: string, replace?: boolean, from?: EventTarget) => void

/**
 * Handles navigation events of elements below `target`, and clicks on their plain links, that lead to a screen of this page.
 * Ignores those that a nearer listener has handled. Returns a function that stops it.
 */
export function follow(target: EventTarget, href: () => string, go: Go): () => void {
  const onNavigate = (event: Event) => {
    const { url, replace } = (event as CustomEvent<{ url: string; replace?: boolean }>).detail
    if (event.defaultPrevented || !isHere(url, href())) return
    event.preventDefault()
    go(url, replace, event.composedPath()[0])
  }
  const onClick = (event: Event) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent
    if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
    const path = event.composedPath()
    const link = path.find((each) => each instanceof HTMLAnchorElement)
    const from = path.find((each) => each instanceof Element && each.localName.startsWith('stay-'))
    if (!from || !link?.href || link.target || !isHere(link.href, href())) return
    // The browser handles a link to a fragment of the same screen.
    if (link.hash && new URL(link.href).search === new URL(href()).search) return
    event.preventDefault()
    go(link.href, false, from)
  }
  target.addEventListener('stay-navigate', onNavigate)
  target.addEventListener('click', onClick)
  return () => {
    target.removeEventListener('stay-navigate', onNavigate)
    target.removeEventListener('click', onClick)
  }
}
