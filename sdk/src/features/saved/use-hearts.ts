import type { Hotel } from '@staykit/contract'
import { useEffect } from 'react'
import type { Services } from '../../page/services.ts'
import { useWidget } from '../../runtime/widget.ts'

/** Hearts on the hotels of a list, or on the one of a page, once they are shown; one that does not come is not missed. */
export function useHearts(services: Services | undefined, hotels: readonly Hotel[] | Hotel | undefined) {
  const widget = useWidget()
  useEffect(() => {
    if (services && hotels)
      import('./hearts.tsx').then(
        ({ putHearts }) => putHearts(widget, services, hotels),
        () => {},
      )
  }, [widget, services, hotels])
}
