import type { Module } from '../kernel/http/module.ts'
import type { Jobs } from '../kernel/jobs/jobs.ts'
import type { MailArchive, MailPort } from '../ports/mail.ts'
import type { AccountsDeps } from './accounts/deps.ts'
import { accountsModule } from './accounts/routes.ts'
import type { AdminDeps } from './admin/deps.ts'
import { adminModule } from './admin/routes.ts'
import { type AnalyticsDeps, analyticsModule } from './analytics/routes.ts'
import type { ArtifactsDeps } from './artifacts/deps.ts'
import { artifactsModule } from './artifacts/routes.ts'
import type { BookingDeps } from './booking/deps.ts'
import { bookingModule } from './booking/routes.ts'
import type { BrandsDeps } from './brands/deps.ts'
import { brandsModule } from './brands/routes.ts'
import { documentsModule } from './documents/routes.ts'
import { type HealthDeps, healthModule } from './health/routes.ts'
import type { HotelsDeps } from './hotels/deps.ts'
import { hotelsModule } from './hotels/routes.ts'
import type { LocationsDeps } from './locations/deps.ts'
import { locationsModule } from './locations/routes.ts'
import type { LoyaltyDeps } from './loyalty/deps.ts'
import { loyaltyModule } from './loyalty/routes.ts'
import { type MapsDeps, mapsModule } from './maps/routes.ts'
import { passkeysModule } from './passkeys/routes.ts'
import type { PaymentDeps } from './payments/deps.ts'
import { methods, offersOf } from './payments/registry.ts'
import { platformModule } from './platform/routes.ts'
import { privacyModule } from './privacy/routes.ts'
import { savedHotelsModule } from './saved-hotels/routes.ts'
import type { SocialDeps } from './social/deps.ts'
import { socialModule } from './social/routes.ts'
import { staticModule } from './static/routes.ts'
import { tripsModule } from './trips/routes.ts'

/** All that modules and their jobs need: what compose.ts has to bring. */
export interface Deps
  extends AccountsDeps,
    AdminDeps,
    AnalyticsDeps,
    ArtifactsDeps,
    BookingDeps,
    BrandsDeps,
    HealthDeps,
    HotelsDeps,
    LocationsDeps,
    LoyaltyDeps,
    MapsDeps,
    PaymentDeps,
    SocialDeps {
  readonly mail: MailPort
  readonly mailArchive: MailArchive
  readonly jobs: Jobs
}

/** Everything the server serves, in the order in which routes are matched. */
export const modules: readonly Module<Deps>[] = [
  healthModule,
  brandsModule(offersOf),
  locationsModule,
  hotelsModule,
  mapsModule,
  accountsModule,
  socialModule,
  passkeysModule,
  privacyModule,
  savedHotelsModule,
  bookingModule,
  tripsModule,
  documentsModule,
  // Before the calls whose envelopes it opens.
  platformModule,
  ...methods.flatMap((method) => method.modules),
  artifactsModule,
  loyaltyModule,
  staticModule(),
  analyticsModule,
  adminModule,
]
