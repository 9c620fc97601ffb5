import type { WireCard } from '@staykit/contract'
import type { Identity } from '../../../ports/identity.ts'
import type { ObjectStore } from '../../../ports/object-store.ts'
import type { Supplier } from '../../../ports/supplier.ts'
import type { UserPool } from '../../../ports/user-pool.ts'
import type { Brands } from '../../brand/brands/brands.ts'
import type { ModuleDeps } from '../../deps.ts'
import type { Sessions } from './sessions.ts'

export interface AccountsDeps extends ModuleDeps {
  readonly identity: Identity
  /** Who says who somebody is. */
  readonly pool: UserPool
  readonly sessions: Sessions
  readonly brands: Brands
  /** Who says in which currencies there are prices. */
  readonly supplier: Supplier
  /** Where pictures are. */
  readonly objects: ObjectStore
  /** Cards that a member has saved, oldest first: they are shown with the profile. */
  readonly savedCards: (member: string) => Promise<WireCard[]>
}
