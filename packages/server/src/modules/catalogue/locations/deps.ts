import type { Places } from '../../../ports/places.ts'
import type { ModuleDeps } from '../../deps.ts'
import type { Catalogue } from '../hotels/catalogue.ts'

export interface LocationsDeps extends Pick<ModuleDeps, 'db' | 'now'> {
  readonly places: Places
  readonly catalogue: Catalogue
}
