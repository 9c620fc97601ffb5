import type { Deps } from '../compose.ts'
import type { Routes } from '../kernel/http/server-env.ts'
import { devArtifactsModule } from '../sandbox/artifacts/dev-page.ts'
import { devBitcoinModule } from '../sandbox/bitcoin/dev-page.ts'
import { devModule } from '../sandbox/dev/routes.ts'
import { accountsModule } from './accounts/routes.ts'
import { artifactsModule } from './artifacts/routes.ts'
import { bookingModule } from './booking/routes.ts'
import { brandsModule } from './brands/routes.ts'
import { documentsModule } from './documents/routes.ts'
import { healthModule } from './health/routes.ts'
import { hotelsModule } from './hotels/routes.ts'
import { locationsModule } from './locations/routes.ts'
import { loyaltyModule } from './loyalty/routes.ts'
import { devMailModule } from './mail/routes.ts'
import { mapsModule } from './maps/routes.ts'
import { methods } from './payments/registry.ts'
import { staticModule } from './static/routes.ts'
import { tripsModule } from './trips/routes.ts'
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
  ...methods.flatMap((method) => method.modules),
  artifactsModule,
  loyaltyModule,
  devMailModule,
  devBitcoinModule,
  devArtifactsModule,
  devModule,
  staticModule(),
]

export const workers: readonly ((deps: Deps) => Worker)[] = [jobsWorker]
