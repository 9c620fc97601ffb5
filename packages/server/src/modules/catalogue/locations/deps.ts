import type { Places } from '../../../ports/places.ts'
import type { Supplier } from '../../../ports/supplier.ts'

export interface LocationsDeps {
  readonly places: Places
  readonly supplier: Supplier
}
