import type { Contract } from '@staykit/contract'
import type { TripKey } from '@staykit/stores/booking'
import { storedChange } from '@staykit/stores/change'
import { type ReactNode, useState } from 'react'
import { useWidget } from '../../runtime/widget.ts'
import { lazy } from '../../ui/lazy/lazy.tsx'
import type { BannerProps } from './banner.tsx'

const ChangeNote = lazy<ChangePartProps>(
  () => import('./changing.tsx').then((part) => part.ChangeNote),
  'optional',
)
const ChangeQuestion = lazy(() => import('./changing.tsx').then((part) => part.ChangeQuestion), 'optional')

interface ChangeQuestionControl {
  /** Confirms a change of dates, with its cost. */
  readonly ask: (trip: Contract | TripKey) => void
  /** The dialog while it is open; the component renders it. */
  readonly question: ReactNode
}

export function useChange(): ChangeQuestionControl {
  const [trip, setTrip] = useState<TripKey>()
  return {
    ask: ({ tripNumber = '', ...who }) => {
      const email = 'email' in who ? who.email : (who.customer?.email ?? '')
      setTrip({ tripNumber, email })
    },
    question: trip && <ChangeQuestion trip={trip} onClose={() => setTrip(undefined)} />,
  }
}

export interface ChangePartProps extends Pick<BannerProps, 'isWhole' | 'onMovement'> {
  readonly of: string | Contract
}

/** Shows that a trip is being changed: above a hotel's rates (its id), a contract to be paid, or a booking. */
export function ChangePart(props: ChangePartProps) {
  const { of } = props
  const { environment } = useWidget()
  const { isBooked, replaces, replacedBy } = of as Partial<Contract>
  const isOn = isBooked ? replaces || replacedBy : storedChange(environment.tabStorage)
  return isOn ? (
    <div>
      <ChangeNote {...props} />
    </div>
  ) : null
}
