import type { Generated } from 'kysely'
import type { ArtifactState } from '../../../ports/artifacts.ts'

export interface ArtifactTables {
  artifacts: {
    trip_number: string
    provider_id: string | null
    state: Generated<ArtifactState>
    hash: string | null
    link: string | null
    created_at: Generated<Date>
  }
}
