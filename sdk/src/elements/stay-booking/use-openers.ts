import type { LinkName } from '@staykit/domain'
import { useLayoutEffect, useRef } from 'react'

const screens: Readonly<Record<string, LinkName>> = { lookup: 'lookup', account: 'trips' }

/** Buttons anywhere on the page with data-stay-open, empty or with the name of a screen (lookup, account), open the dialog. */
export function useOpeners(isWanted: boolean, open: (screen: LinkName) => void): void {
  const latest = useRef(open)
  latest.current = open
  useLayoutEffect(() => {
    if (!isWanted) return
    const onClick = (event: MouseEvent) => {
      const found = event
        .composedPath()
        .find((each) => each instanceof HTMLElement && 'stayOpen' in each.dataset)
      if (event.defaultPrevented || !(found instanceof HTMLElement)) return
      event.preventDefault()
      latest.current(screens[found.dataset.stayOpen ?? ''] ?? 'home')
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [isWanted])
}
