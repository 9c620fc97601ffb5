import { loadWithRetries } from '@staykit/stores/environment'
import { useEffect } from 'react'
import { useWidget } from '../runtime/widget.ts'

const isScreen = (host: HTMLElement) => {
  const root = host.getRootNode()
  return root instanceof ShadowRoot && root.host.localName === 'stay-booking'
}

/** Returns to the place in a list after Back from another page or from a later part of the list; <stay-booking> has its own. */
export function usePageScroll(): void {
  const { host, environment } = useWidget()
  useEffect(() => {
    if (isScreen(host)) return
    let stop = () => {}
    let current = true
    loadWithRetries(() => import('../page/scroll-place.ts'))
      .then((part) => part.scrollPlace)
      .then(
        (scrollPlace) => {
          if (!current) return
          const place = scrollPlace(() => host)
          const stops = [place.watch(), environment.history.onChange(() => place.restore())]
          place.restore()
          stop = () => {
            for (const each of stops) each()
          }
        },
        () => {},
      )
    return () => {
      current = false
      stop()
    }
  }, [host, environment])
}
