import type { Sessions } from '../../accounts/members/sessions.ts'
import type { ModuleDeps } from '../../deps.ts'
import type { Bookings } from './bookings.ts'
import type { Cancellations } from './cancel/cancellations.ts'
import type { SagaDeps } from './saga-deps.ts'

/** What the calls about bookings need. */
export interface BookingDeps extends ModuleDeps, SagaDeps {
  readonly sessions: Sessions
  /** Sagas under way in this process. */
  readonly bookings: Bookings
  readonly cancellations: Cancellations
}
