import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import { ArtifactError, type Artifacts, type MintedArtifact } from '../../ports/artifacts.ts'
import { FAILING_ARTIFACT_HOTEL } from '../testville/hotels.ts'
import type { SandboxArtifactTables } from './tables.ts'

type Row = Selectable<SandboxArtifactTables['sandbox_artifacts']>

/** How long an artifact is pending, ms. */
const WRITING_MS = 1_500

/** Artifacts in PostgreSQL, created after a moment; those of one hotel of Testville fail, as its name says. */
export function createSandboxArtifacts({
  db,
  pageUrl,
}: {
  readonly db: Kysely<Database>
  /** Address of the page of artifacts, to which the hash is appended. None in production. */
  readonly pageUrl: string | undefined
}): Artifacts {
  const toArtifact = (row: Row): MintedArtifact => {
    if (Date.now() - row.created_at.getTime() < WRITING_MS) return { id: row.id, state: 'pending' }
    if (row.fails) return { id: row.id, state: 'failed' }
    return { id: row.id, state: 'created', hash: row.hash, link: pageUrl && `${pageUrl}/${row.hash}` }
  }
  return {
    provider: 'sandbox',
    async mint({ data: { hotelName, checkIn, nights } }, key) {
      await db
        .insertInto('sandbox_artifacts')
        .values({
          id: `nft_${randomBytes(10).toString('hex')}`,
          idempotency_key: key,
          hash: `0x${createHash('sha256').update(key).digest('hex')}`,
          fails: hotelName === FAILING_ARTIFACT_HOTEL,
          title: `${hotelName}, ${nights} ${nights === 1 ? 'night' : 'nights'} from ${checkIn}`,
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute()
      const inserted = await db
        .selectFrom('sandbox_artifacts')
        .selectAll()
        .where('idempotency_key', '=', key)
        .executeTakeFirstOrThrow()
      return toArtifact(inserted)
    },
    async find(id) {
      const row = await db.selectFrom('sandbox_artifacts').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw new ArtifactError('There is no such artifact.')
      return toArtifact(row)
    },
  }
}
