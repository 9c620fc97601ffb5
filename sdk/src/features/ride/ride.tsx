import { rideLink } from '@staykit/domain'
import type { Trip } from '@staykit/stores/trips'
import { messages as rideTexts } from '@staykit/words/en/ride'
import { useWidget } from '../../runtime/widget.ts'
import { withTexts } from '../../ui/with-texts.tsx'

export interface RideProps {
  readonly hotel: Pick<Trip['hotel'], 'geo' | 'name' | 'address'>
  /** The position of the traveller, if known. */
  readonly pickup?: { readonly lat: number; readonly lng: number } | undefined
}

function Link({ hotel, pickup }: RideProps) {
  const { t } = useWidget()
  const { geo, name, address } = hotel
  if (!geo) return null
  return (
    <a
      part="ride"
      className="link sm"
      href={rideLink({ ...geo, name, address }, pickup)}
      target="_blank"
      rel="noreferrer"
    >
      {t('ride')}
    </a>
  )
}

/** A link to a ride to the hotel (PLT-042); the page itself sends no request. */
export const Ride = withTexts({ ride: rideTexts }, Link)
