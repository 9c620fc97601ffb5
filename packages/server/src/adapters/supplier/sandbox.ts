import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Places } from '../../places/places.ts'
import type { Supplier } from './port.ts'

export interface SandboxOptions {
  readonly db: Kysely<Database>
  readonly places: Places
  readonly now: () => Date
  readonly faults?: string | undefined
}

export function createSandboxSupplier(_: SandboxOptions): Supplier {
  throw new Error('not built yet')
}
