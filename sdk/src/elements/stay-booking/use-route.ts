import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { follow, type Go } from '../../page/in-place/follow.ts'
import { useWidget } from '../../runtime/widget.ts'

/** The address of the page, and navigation within it; Back, Forward and reload work. */
export function useRoute(): { href: string; go: Go } {
  const { environment } = useWidget()
  const { history, navigation } = environment
  const [href, setHref] = useState(navigation.href)
  useEffect(() => history.onChange(() => setHref(navigation.href())), [history, navigation])
  const go = useCallback<Go>(
    (url, replace = false) => {
      const there = new URL(url, navigation.href()).href
      if (there !== navigation.href()) history[replace ? 'replace' : 'push'](there)
      setHref(there)
    },
    [history, navigation],
  )
  return { href, go }
}

/** Handles navigation events and plain links of the nested elements that lead to a screen of this page. */
export function useLinksHere(box: HTMLElement, go: Go): void {
  const { environment } = useWidget()
  // A layout effect, before anything inside can be clicked: an unhandled link leaves the page.
  useLayoutEffect(() => follow(box, environment.navigation.href, go), [box, go, environment])
}
