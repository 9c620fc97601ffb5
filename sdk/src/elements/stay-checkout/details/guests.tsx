import { useWidget } from '../../../runtime/widget.ts'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import type { RoomGuestsProps } from './room-guests.tsx'
import type { CustomerState } from './use-customer.ts'

// Rarely needed: most travellers book one room for themselves.
const RoomGuestFields = lazy<RoomGuestsProps>(() =>
  import('./room-guests.tsx').then((part) => part.RoomGuestFields),
)

const emptyName = { firstName: '', lastName: '' }

/** The guests: the customer, or another guest in the first or a further room. */
export function Guests({ state, showAll }: { state: CustomerState; showAll: boolean }) {
  const { t } = useWidget()
  const { customer, rooms, onChange } = state
  const { roomGuests = {} } = customer
  const isForOther = 0 in roomGuests
  const toggle = () => {
    const { 0: _first, ...others } = roomGuests
    onChange({ roomGuests: isForOther ? others : { 0: emptyName, ...others } })
  }
  return (
    <div className="col">
      <label className="row sm">
        <input type="checkbox" name="forOther" checked={isForOther} onChange={toggle} />
        {t('forOther')}
      </label>
      {(isForOther || rooms > 1) && <RoomGuestFields state={state} showAll={showAll} />}
    </div>
  )
}
