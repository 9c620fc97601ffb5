import type { Deps } from '../deps.ts'
import type { Routes } from '../http/server-env.ts'
import { accountsModule } from './accounts/routes.ts'
import { devArtifactsModule } from './artifacts/dev-page.ts'
import { artifactsModule } from './artifacts/routes.ts'
import { devBitcoinModule } from './bitcoin/dev-page.ts'
import { bitcoinModule } from './bitcoin/routes.ts'
import { bookingModule } from './booking/routes.ts'
import { brandsModule } from './brands/routes.ts'
import { devModule } from './dev/routes.ts'
import { documentsModule } from './documents/routes.ts'
import { healthModule } from './health/routes.ts'
import { hotelsModule } from './hotels/routes.ts'
import { locationsModule } from './locations/routes.ts'
import { loyaltyModule } from './loyalty/routes.ts'
import { devMailModule } from './mail/routes.ts'
import { mapsModule } from './maps/routes.ts'
import { cardFrameModule } from './payment/card-frame/routes.ts'
import { paymentModule } from './payment/routes.ts'
import { staticModule } from './static/routes.ts'
import { tripsModule } from './trips/routes.ts'
import { walletModule } from './wallet/routes.ts'
import { jobsWorker } from './worker.ts'

/** A resource: its routes, mounted at `base`. */
export interface Module {
  readonly base: string
  readonly routes: (deps: Deps) => Routes
}

/** Something that runs beside the routes, such as a queue: started after migration, stopped before the database. */
export interface Worker {
  start(): Promise<void>
  stop(): Promise<void>
}

/** Everything the server serves, in the order in which routes are matched. */
export const modules: readonly Module[] = [
  healthModule,
  brandsModule,
  locationsModule,
  hotelsModule,
  mapsModule,
  accountsModule,
  bookingModule,
  tripsModule,
  documentsModule,
  paymentModule,
  cardFrameModule,
  walletModule,
  bitcoinModule,
  artifactsModule,
  loyaltyModule,
  devMailModule,
  devBitcoinModule,
  devArtifactsModule,
  devModule,
  staticModule(),
]

export const workers: readonly ((deps: Deps) => Worker)[] = [jobsWorker]
