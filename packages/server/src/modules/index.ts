import type { Deps } from '../deps.ts'
import type { Routes } from '../http/server-env.ts'
import { brandsModule } from './brands/routes.ts'
import { healthModule } from './health/routes.ts'

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
export const modules: readonly Module[] = [healthModule, brandsModule]

export const workers: readonly ((deps: Deps) => Worker)[] = []
