import type { TripKey } from '@staykit/stores/booking'
import { detailsLink } from '@staykit/stores/brand/links'
import { changeCost, storeChange } from '@staykit/stores/change'
import { navigate } from '../../page/navigate.ts'
import { useLinks } from '../../page/with-brand.tsx'
import { useWidget } from '../../runtime/widget.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { Cost } from './cost.tsx'
import { OldTripTrouble } from './trouble.tsx'
import { type ReadyTrip, useTrip } from './use-trip.ts'

interface ChangeDialogProps {
  readonly trip: TripKey
  readonly onClose: () => void
}

/** The cost of a change, before the traveller looks for other dates: nothing is cancelled here. */
export function ChangeDialog({ trip, onClose }: ChangeDialogProps) {
  const { t } = useWidget()
  const { old, load } = useTrip(trip)
  const isReady = old.kind === 'ready' && old.change.isChangeable
  return (
    <Modal title={t('changeTitle')} closeLabel={t('changeKeep')} onClose={onClose}>
      {isReady ? <Terms old={old} /> : <OldTripTrouble old={old} onRetry={load} />}
      <div className="modal-acts">
        <button type="button" className="btn" onClick={onClose}>
          {t('changeKeep')}
        </button>
        {isReady && <Choose old={old} trip={trip} onClose={onClose} />}
      </div>
    </Modal>
  )
}

function Terms({ old: { trip, change } }: { readonly old: ReadyTrip }) {
  const { t } = useWidget()
  return (
    <>
      <p className="muted">{t('changeLead', { hotel: trip.hotel.name })}</p>
      <Cost old={trip} cost={changeCost(trip, change)} />
    </>
  )
}

/** Opens the rates of the trip's hotel with the trip's dates; the session storage has the change. */
function Choose({ old, trip, onClose }: ChangeDialogProps & { readonly old: ReadyTrip }) {
  const widget = useWidget()
  const { t, environment } = widget
  const links = useLinks()
  const { hotel, isCancellable, roomCount, adultCount, ...stay } = old.trip
  const choose = () => {
    storeChange(environment.tabStorage, { ...trip, hotelId: hotel.id })
    onClose()
    const url = detailsLink(
      { details: links.template('details') },
      { type: 'city', id: hotel.location.cityID ?? '' },
      { checkIn: stay.checkInDate, checkOut: stay.checkOutDate },
      { rooms: roomCount, guests: adultCount },
      hotel.id,
      'rates',
    )
    navigate(widget, 'details', url)
  }
  return (
    <button type="button" className={isCancellable ? 'btn primary' : 'btn danger'} onClick={choose}>
      {t(isCancellable ? 'changeChoose' : 'changeChooseAnyway')}
    </button>
  )
}
