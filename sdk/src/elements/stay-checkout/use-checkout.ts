import type { Client } from '@staykit/contract/client'
import { type BookingStore, createBooking } from '@staykit/stores/booking'
import type { BrandStore } from '@staykit/stores/brand'
import { type CheckoutStore, createCheckout, type Section } from '@staykit/stores/checkout'
import type { SessionStore } from '@staykit/stores/session'
import { atom, type WritableAtom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../use-services.ts'
import { useSession } from '../../use-session.ts'
import { useWidget } from '../../widget.ts'

export interface CheckoutStores {
  readonly client: Client
  readonly brand: BrandStore
  readonly checkout: CheckoutStore
  readonly booking: BookingStore
  readonly session: SessionStore
  /** Something that went wrong beside the booking, such as saving a card; it never stops the booking. */
  readonly $notice: WritableAtom<string>
}

/** The stores of this checkout, once the session has been looked for: a contract depends on who asks. */
export function useCheckoutStores(
  goTo: (section: Section, replace: boolean) => void,
): CheckoutStores | undefined {
  const { environment, settings, emit } = useWidget()
  const { refId, locale } = settings
  const services = useServices()
  const session = useSession()
  const [stores, setStores] = useState<CheckoutStores>()
  const latest = useRef({ goTo, emit })
  latest.current = { goTo, emit }

  useEffect(() => {
    if (!services || !session) return
    let made: CheckoutStores | undefined
    let current = true
    const { client, brand } = services
    void brand.load()
    void session.check().then(() => {
      if (!current) return
      const shared = { client, environment, refId, locale }
      const booking = createBooking(shared)
      const checkout = createCheckout({
        ...shared,
        session,
        booking,
        goTo: (section, replace) => latest.current.goTo(section, replace),
        track: (booked, tripNumber) => {
          const { final } = booked?.rate.price ?? {}
          const total = final?.minor ?? 0
          const hotelId = booked?.hotel.id ?? ''
          latest.current.emit('stay-booked', { tripNumber, hotelId, total, currency: final?.currency ?? '' })
        },
      })
      made = { client, brand, checkout, booking, session, $notice: atom('') }
      setStores(made)
    })
    return () => {
      current = false
      made?.checkout.dispose()
    }
  }, [services, session, environment, refId, locale])
  return stores
}
