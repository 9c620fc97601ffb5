import { useStore } from '@nanostores/react'
import type { Contract } from '@staykit/contract'
import { logLoyalty, pixelAddress } from '@staykit/stores/loyalty'
import { useEffect } from 'react'
import { useWidget } from '../../../runtime/widget.ts'
import type { CheckoutStores } from '../use-checkout.ts'

export interface LoyaltyLogProps {
  readonly stores: CheckoutStores
  readonly booking: Contract
}

/** Logs the points of a trip once, unless the brand hides loyalty (HOT-220), and then loads the vendor's pixel (ACC-113). */
export function LoyaltyLog({ stores: { client, brand, booking: store }, booking }: LoyaltyLogProps) {
  const { environment } = useWidget()
  const state = useStore(brand.$brand)
  const isLogged =
    state.status === 'ready' && !state.brand.flags.hideLoyalty && booking.status.toUpperCase() === 'SUCCESS'
  useEffect(() => {
    if (isLogged)
      void logLoyalty({ client, environment }, booking, store.capability()).then((points) =>
        points === undefined ? undefined : fire(() => pixelAddress(client, booking.tripNumber, points)),
      )
  }, [client, environment, store, booking, isLogged])
  return null
}

/** Loads the vendor's pixel; a page with a data layer needs consent first. */
async function fire(addressOf: () => Promise<string | undefined>): Promise<void> {
  const layer = document.querySelector<HTMLElement & { readonly consent?: unknown }>('stay-data-layer')
  if (layer && layer.consent !== 'granted') return
  const address = await addressOf()
  if (!address) return
  const pixel = new Image()
  // The vendor gets the origin of the page, not its full address.
  pixel.referrerPolicy = 'strict-origin'
  pixel.src = address
}
