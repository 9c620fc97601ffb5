import { useStore } from '@nanostores/react'
import { sayAny } from '../../../messages/translate.ts'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { checkIcon } from '../../../ui/icon/icons.ts'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { methodNamed } from '../payment/registry.ts'
import type { CheckoutStores } from '../use-checkout.ts'

const Trouble = lazy<{ stores: CheckoutStores }>(() =>
  import('./booking-trouble.tsx').then(({ BookingTrouble }) => BookingTrouble),
)

interface BookingScreenProps {
  readonly stores: CheckoutStores
  readonly hotelName: string
}

/** The progress of the booking; other states load lazily (HOT-202). */
export function BookingScreen(props: BookingScreenProps) {
  const { checkout } = props.stores
  const { kind } = useStore(checkout.$progress)
  const trip = useStore(checkout.$trip)
  const isRunning = kind === 'booked' || kind === 'working' || kind === 'none'
  return trip || !isRunning ? <Trouble stores={props.stores} /> : <BookingProgress {...props} />
}

/** Working, or "You're Booked!" for a moment (HOT-194). */
export function BookingProgress({ stores, hotelName }: BookingScreenProps) {
  const { t } = useWidget()
  const progress = useStore(stores.checkout.$progress)
  const isBooked = progress.kind === 'booked'
  const paid = methodNamed(stores.checkout.attempt()?.method)
  const text = paid?.workingText?.(progress) ?? 'workingLead'
  return (
    <section className="card empty" role="status">
      {isBooked ? <Icon d={checkIcon} /> : <span className="spin" />}
      <Heading level={1} className="h2">
        {t(isBooked ? 'booked' : 'working')}
      </Heading>
      {!isBooked && <p>{sayAny(t, text, { hotel: hotelName })}</p>}
    </section>
  )
}
