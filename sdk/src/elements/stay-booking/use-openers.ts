import type { LinkName } from '@staykit/domain'
import { useLayoutEffect, useRef } from 'react'

const screens: Readonly<Record<string, LinkName>> = { lookup: 'lookup', account: 'trips' }

/** Opens the dialog once for a button that was clicked before the code was loaded. */
let isFirst = true

const opener = (target: EventTarget | null | undefined) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-stay-open]') : null

/** Buttons anywhere on the page with data-stay-open, empty or with the name of a screen (lookup, account), open the dialog. */
export function useOpeners(isWanted: boolean, open: (screen: LinkName) => void): void {
  const latest = useRef(open)
  latest.current = open
  useLayoutEffect(() => {
    if (!isWanted) return
    const openFor = ({ dataset }: HTMLElement) => latest.current(screens[dataset.stayOpen ?? ''] ?? 'home')
    const onClick = (event: MouseEvent) => {
      const found = event
        .composedPath()
        .find((each) => each instanceof HTMLElement && 'stayOpen' in each.dataset)
      if (event.defaultPrevented || !(found instanceof HTMLElement)) return
      event.preventDefault()
      openFor(found)
    }
    const early = isFirst && opener(globalThis.staykit?.pressed)
    isFirst = false
    if (early) openFor(early)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [isWanted])
}
