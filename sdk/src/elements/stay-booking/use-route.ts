import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { follow, type Go } from '../../page/in-place/follow.ts'
import { useWidget } from '../../runtime/widget.ts'

/** The page's address, and a way to move on the page; Back, Forward and reload work as anywhere. */
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

/** Follows what the elements inside ask for, and plain links of theirs, where they lead to a screen of this page. */
export function useLinksHere(box: HTMLElement, go: Go): void {
  const { environment } = useWidget()
  // Before anything inside can be pressed: a link that nobody follows leaves the page.
  useLayoutEffect(() => follow(box, environment.navigation.href, go), [box, go, environment])
}
