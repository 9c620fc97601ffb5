import type { WireCard } from '@staykit/contract'
import type { Identity } from '../../../ports/identity.ts'
import type { ObjectStore } from '../../../ports/object-store.ts'
import type { UserPool } from '../../../ports/user-pool.ts'
import type { Brands } from '../../brand/brands/brands.ts'
import type { Catalogue } from '../../catalogue/hotels/catalogue.ts'
import type { ModuleDeps } from '../../deps.ts'
import type { Sessions } from './sessions.ts'

export interface AccountsDeps extends ModuleDeps {
  readonly identity: Identity
  /** The user pool. */
  readonly pool: UserPool
  readonly sessions: Sessions
  readonly brands: Brands
  /** Supplies the currencies of prices. */
  readonly catalogue: Catalogue
  /** Stores pictures. */
  readonly objects: ObjectStore
  /** Saved cards of a member, oldest first, for the profile. */
  readonly savedCards: (member: string) => Promise<WireCard[]>
}
