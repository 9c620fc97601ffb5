import type { Places } from '../../../ports/places.ts'
import type { Sessions } from '../../accounts/members/sessions.ts'
import type { ModuleDeps } from '../../deps.ts'
import type { Bookings } from './bookings.ts'
import type { Cancellations } from './cancel/cancellations.ts'
import type { TripParts } from './part/trip-parts.ts'
import type { SagaDeps } from './saga-deps.ts'

/** Dependencies of the booking calls. */
export interface BookingDeps extends ModuleDeps, SagaDeps {
  readonly sessions: Sessions
  readonly places: Places
  /** Running sagas of this process. */
  readonly bookings: Bookings
  readonly cancellations: Cancellations
  readonly tripParts: TripParts
}
