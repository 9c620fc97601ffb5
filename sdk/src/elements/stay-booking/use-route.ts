import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { isHere } from './routes.ts'

/** The page's address, and a way to move on the page; Back, Forward and reload work as anywhere. */
export function useRoute(): { href: string; go: (url: string, replace?: boolean) => void } {
  const { environment } = useWidget()
  const { history, navigation } = environment
  const [href, setHref] = useState(navigation.href)
  useEffect(() => history.onChange(() => setHref(navigation.href())), [history, navigation])
  const go = useCallback(
    (url: string, replace = false) => {
      const there = new URL(url, navigation.href()).href
      if (there !== navigation.href()) history[replace ? 'replace' : 'push'](there)
      setHref(there)
    },
    [history, navigation],
  )
  return { href, go }
}

type Go = ReturnType<typeof useRoute>['go']

/** Follows what the elements inside ask for, and plain links of theirs, where they lead to a screen of this page. */
export function useLinksHere(box: HTMLElement, go: Go): void {
  const { environment } = useWidget()
  // Before anything inside can be pressed: a link that nobody follows leaves the page.
  useLayoutEffect(() => {
    const { href } = environment.navigation
    const onNavigate = (event: Event) => {
      const { url, replace } = (event as CustomEvent<{ url: string; replace?: boolean }>).detail
      if (!isHere(url, href())) return
      event.preventDefault()
      go(url, replace)
    }
    const onClick = (event: MouseEvent) => {
      const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
      if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return
      const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement)
      if (!link?.href || link.target || !isHere(link.href, href())) return
      // A link to a place on this very screen is the browser's affair.
      if (link.hash && new URL(link.href).search === new URL(href()).search) return
      event.preventDefault()
      go(link.href)
    }
    box.addEventListener('stay-navigate', onNavigate)
    box.addEventListener('click', onClick)
    return () => {
      box.removeEventListener('stay-navigate', onNavigate)
      box.removeEventListener('click', onClick)
    }
  }, [box, go, environment])
}
