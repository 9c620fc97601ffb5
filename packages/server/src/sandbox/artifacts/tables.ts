import type { Generated } from 'kysely'

export interface SandboxArtifactTables {
  sandbox_artifacts: {
    id: string
    idempotency_key: string
    hash: string
    fails: boolean
    title: string
    created_at: Generated<Date>
  }
}
