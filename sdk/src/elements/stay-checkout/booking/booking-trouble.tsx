import { useStore } from '@nanostores/react'
import { type Contract, tellsOfMoney } from '@staykit/contract'
import type { Progress } from '@staykit/stores/booking'
import { detailsLink, type Links } from '@staykit/stores/brand/links'
import type { ContractState } from '@staykit/stores/checkout'
import { messages as bookingTroubleTexts } from '@staykit/words/en/booking-trouble'
import { OtherHotels } from '../../../features/other-hotels/other-hotels.tsx'
import { useFailure } from '../../../features/use-failure.ts'
import { sayAny } from '../../../messages/translate.ts'
import { followLink } from '../../../page/navigate.ts'
import { useBrandLinks, useLinks } from '../../../page/with-brand.tsx'
import { Heading } from '../../../runtime/heading.tsx'
import { useWidget } from '../../../runtime/widget.ts'
import { failureText } from '../../../ui/failure-text.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { alertIcon, checkIcon } from '../../../ui/icon/icons.ts'
import { withTexts } from '../../../ui/with-texts.tsx'
import { methodNamed } from '../payment/registry.ts'
import type { CheckoutStores } from '../use-checkout.ts'

/** A retry with the same room cannot succeed: links to the other rooms of the hotel. */
const unavailable = new Set(['SOLD_OUT', 'RATE_UNAVAILABLE'])

function roomsOf(state: ContractState, links: Links): string | undefined {
  if (state.kind !== 'ready') return undefined
  const { hotel, checkInDate, checkOutDate, occupancy } = state.contract
  const place = { type: 'city', id: hotel.location.cityID }
  const stay = { checkIn: checkInDate, checkOut: checkOutDate }
  return detailsLink(links, place, stay, occupancy, hotel.id, 'rates')
}

interface Stores {
  readonly stores: CheckoutStores
}

/** Booked before, still pending (OQ-36), expired (HOT-314), or failed with Try Again (HOT-305 to HOT-308). */
function Trouble({ stores }: Stores) {
  const progress = useStore(stores.checkout.$progress)
  const trip = useStore(stores.checkout.$trip)
  if (trip) return <Booked stores={stores} trip={trip.tripNumber} />
  if (progress.kind === 'pending') return <Pending stores={stores} />
  if (progress.kind === 'failed') return <Failed stores={stores} progress={progress} />
  const Expired = progress.kind === 'expired' && methodNamed(progress.method)?.Expired
  return Expired ? <Expired stores={stores} /> : null
}

function Pending({ stores: { checkout, session } }: Stores) {
  const { t } = useWidget()
  const links = useLinks()
  const user = useStore(session.$user)
  const { email } = useStore(checkout.$customer)
  return (
    <section className="card empty" role="status">
      <Heading level={1} className="h2">
        {t('pending')}
      </Heading>
      <p>{t('pendingLead', { email: user?.email ?? email })}</p>
      <button type="button" className="btn primary" onClick={checkout.checkAgain}>
        {t('checkAgain')}
      </button>
      <a className="link" href={links.to('lookup')}>
        {t('lookUp')}
      </a>
    </section>
  )
}

interface FailedProps extends Stores {
  readonly progress: Extract<Progress, { kind: 'failed' }>
}

/** The room was booked before, in this tab or another one: no failure, and nothing to try again. */
function Booked({ stores: { checkout }, trip }: Stores & { readonly trip: string }) {
  const { t } = useWidget()
  return (
    <section className="card empty" role="status">
      <Icon d={checkIcon} />
      <Heading level={1} className="h2">
        {t('existing')}
      </Heading>
      <p>{t('alreadyBooked', { trip })}</p>
      <button type="button" className="btn primary" onClick={checkout.showTrip}>
        {t('showBooking')}
      </button>
    </section>
  )
}

function Failed({ stores: { checkout }, progress }: FailedProps) {
  const widget = useWidget()
  const { t } = widget
  const brandLinks = useBrandLinks()
  const state = useStore(checkout.$contract)
  useFailure(progress.error)
  const paid = methodNamed(checkout.attempt()?.method)
  const rooms = unavailable.has(progress.error.code) ? roomsOf(state, brandLinks) : undefined
  return (
    <section className="card empty" role="alert">
      <Icon d={alertIcon} />
      <Heading level={1} className="h2">
        {t('failed')}
      </Heading>
      <p>{t('failedBody')}</p>
      <p className="b">{failureText(t, progress.error)}</p>
      <p>{t('failedTry')}</p>
      {!tellsOfMoney(progress.error.code) && (
        <p className="sm muted">
          {sayAny(t, progress.next === 'anew' ? (paid?.notBookedText ?? 'nothingCharged') : 'paymentKept')}
        </p>
      )}
      <div className="row wrap">
        {rooms && (
          <a
            className="btn primary"
            href={rooms}
            onClick={(event) => followLink(widget, 'details', rooms, event)}
          >
            {t('otherRoom')}
          </a>
        )}
        <button type="button" className={rooms ? 'btn' : 'btn primary'} onClick={checkout.tryAgain}>
          {t('tryAgain')}
        </button>
      </div>
      {rooms && state.kind === 'ready' && <InsteadOf contract={state.contract} />}
    </section>
  )
}

/** Other hotels for the stay of a contract whose room is gone. */
function InsteadOf({ contract }: { readonly contract: Contract }) {
  const { settings } = useWidget()
  const { hotel, checkInDate: checkIn, checkOutDate: checkOut, occupancy } = contract
  return (
    <OtherHotels query={{ hotelId: hotel.id, checkIn, checkOut, occupancy, currency: settings.currency }} />
  )
}

export const BookingTrouble = withTexts({ 'booking-trouble': bookingTroubleTexts }, Trouble)
