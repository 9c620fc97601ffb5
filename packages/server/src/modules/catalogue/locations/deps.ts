import type { Places } from '../../../ports/places.ts'
import type { Supplier } from '../../../ports/supplier.ts'
import type { ModuleDeps } from '../../deps.ts'

export interface LocationsDeps extends Pick<ModuleDeps, 'db' | 'now'> {
  readonly places: Places
  readonly supplier: Supplier
}
