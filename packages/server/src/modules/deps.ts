import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../kernel/db/database.ts'

/** Dependencies of every module; each declares further ones in its own `deps.ts`. */
export interface ModuleDeps {
  readonly config: Config
  readonly db: Kysely<Database>
  readonly log: Logger
  /** The only clock of the server. */
  readonly now: () => Date
}
