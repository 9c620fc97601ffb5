import type { CallError, Contract } from '@staykit/contract'
import type { Client } from '@staykit/contract/client'
import { type BookingStore, createBooking } from '@staykit/stores/booking'
import type { BrandStore } from '@staykit/stores/brand'
import { type CheckoutStore, createCheckout, type Section } from '@staykit/stores/checkout'
import type { SessionStore } from '@staykit/stores/session'
import { atom, type WritableAtom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'
import { ownCountry } from '../../features/address/own-country.ts'
import { eventMoney } from '../../features/event-money.ts'
import { stayDetail } from '../../features/stay-detail.ts'
import type { Services } from '../../page/services.ts'
import { useServices } from '../../page/use-services.ts'
import { useWidget } from '../../runtime/widget.ts'

/** The part of a session that the checkout needs; a visitor has none and does not load its code. */
type CheckoutSession = Pick<SessionStore, '$user' | 'accessToken' | 'identityId' | 'saveInfo' | 'check'>

const visitor: CheckoutSession = {
  $user: atom(undefined),
  accessToken: async () => undefined,
  identityId: () => undefined,
  saveInfo: async () => {},
  check: async () => 'unauthorized',
}

/** The session of the user: a visitor's until the login; a booking in progress keeps the session that it started with. */
function useCheckoutSession(services: Services | undefined): CheckoutSession | undefined {
  const [session, setSession] = useState<CheckoutSession>()
  useEffect(
    () =>
      services?.$signedIn.subscribe((signedIn) => {
        if (signedIn) void services.session().then(setSession)
        else if (signedIn === false) setSession((previous) => previous ?? visitor)
      }),
    [services],
  )
  return session
}

export interface CheckoutStores {
  readonly client: Client
  readonly brand: BrandStore
  readonly checkout: CheckoutStore
  readonly booking: BookingStore
  readonly session: CheckoutSession
  /** A failure beside the booking, such as saving a card; it never stops the booking. */
  readonly $notice: WritableAtom<CallError | undefined>
}

function bookedDetail({ hotel, paymentMethod, rate, ...stay }: Contract) {
  return {
    hotelId: hotel.id,
    hotelName: hotel.name,
    ...stayDetail({ checkIn: stay.checkInDate, checkOut: stay.checkOutDate, occupancy: stay.occupancy }),
    paymentMethod,
    total: eventMoney(rate.price.final),
  }
}

/** The stores of this checkout, after the session is known: a contract depends on the user. */
export function useCheckoutStores(
  goTo: (section: Section, replace: boolean) => void,
): CheckoutStores | undefined {
  const { environment, settings, emit } = useWidget()
  const { locale } = settings
  const services = useServices()
  const session = useCheckoutSession(services)
  const [stores, setStores] = useState<CheckoutStores>()
  const latest = useRef({ goTo, emit, locale })
  latest.current = { goTo, emit, locale }
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  useEffect(() => {
    if (!services || !session) return
    let created: CheckoutStores | undefined
    let current = true
    const { client, brand } = services
    void brand.load()
    void session.check().then(() => {
      if (!current) return
      const shared = { client, environment, locale: latest.current.locale }
      const booking = createBooking(shared)
      const checkout = createCheckout({
        ...shared,
        session,
        booking,
        country: ownCountry(),
        // A booking ends after its element was taken out, and the page may be another one by then.
        goTo: (section, replace) => !isGone.current && latest.current.goTo(section, replace),
        track: (booked, tripNumber) => {
          const state = checkout.$contract.get()
          const contract = booked ?? (state.kind === 'ready' ? state.contract : undefined)
          latest.current.emit('stay-booked', { tripNumber, ...(contract && bookedDetail(contract)) })
        },
      })
      created = { client, brand, checkout, booking, session, $notice: atom<CallError | undefined>(undefined) }
      setStores(created)
    })
    return () => {
      current = false
      created?.checkout.dispose()
    }
  }, [services, session, environment])
  // A new language must not end a payment or empty the card form.
  useEffect(() => stores?.checkout.setLocale(locale), [stores, locale])
  return stores
}
