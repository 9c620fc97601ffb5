import type { Module } from '../kernel/http/module.ts'
import { staticModule } from '../kernel/http/static/routes.ts'
import type { Jobs } from '../kernel/jobs/jobs.ts'
import type { MailArchive, MailPort } from '../ports/mail.ts'
import type { AccountsDeps } from './accounts/members/deps.ts'
import { accountsModule } from './accounts/members/routes.ts'
import { passkeysModule } from './accounts/passkeys/routes.ts'
import { platformModule } from './accounts/platform/routes.ts'
import { privacyModule } from './accounts/privacy/routes.ts'
import { savedHotelsModule } from './accounts/saved-hotels/routes.ts'
import type { SocialDeps } from './accounts/social/deps.ts'
import { socialModule } from './accounts/social/routes.ts'
import type { ArtifactsDeps } from './booking/artifacts/deps.ts'
import { artifactsModule } from './booking/artifacts/routes.ts'
import type { BookingDeps } from './booking/bookings/deps.ts'
import { bookingModule } from './booking/bookings/routes.ts'
import { documentsModule } from './booking/documents/routes.ts'
import type { LoyaltyDeps } from './booking/loyalty/deps.ts'
import { loyaltyModule } from './booking/loyalty/routes.ts'
import { tripsModule } from './booking/trips/routes.ts'
import type { BrandsDeps } from './brand/brands/deps.ts'
import { brandsModule } from './brand/brands/routes.ts'
import type { HotelsDeps } from './catalogue/hotels/deps.ts'
import { hotelsModule } from './catalogue/hotels/routes.ts'
import type { LocationsDeps } from './catalogue/locations/deps.ts'
import { locationsModule } from './catalogue/locations/routes.ts'
import { type MapsDeps, mapsModule } from './catalogue/maps/routes.ts'
import type { AdminDeps } from './operations/admin/deps.ts'
import { adminModule } from './operations/admin/routes.ts'
import { type AnalyticsDeps, analyticsModule } from './operations/analytics/routes.ts'
import { type HealthDeps, healthModule } from './operations/health/routes.ts'
import type { PaymentDeps } from './payments/deps.ts'
import { methods, offersOf } from './payments/registry.ts'

/** Dependencies of all modules and their jobs, which compose.ts provides. */
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

/** Everything that the server serves, in the order of matching. */
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
  // Before the calls whose envelopes it decrypts.
  platformModule,
  ...methods.flatMap((method) => method.modules),
  artifactsModule,
  loyaltyModule,
  staticModule(),
  analyticsModule,
  adminModule,
]
