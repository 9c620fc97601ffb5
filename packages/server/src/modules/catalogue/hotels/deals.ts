import { foldTyped } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { ApiError, refuse } from '../../../kernel/http/api-error.ts'

/** Percent off of a deal code. Throws ApiError 422 BAD_DEAL_CODE for an unknown or expired one. */
export async function dealPercent(db: Kysely<Database>, code: string, today: string): Promise<number> {
  const row = await db
    .selectFrom('deal_codes')
    .select(['percent', 'valid_until'])
    .where('code', 'in', [code.trim().toUpperCase(), foldTyped(code).toUpperCase()])
    .executeTakeFirst()
  if (!row) throw new ApiError(422, 'BAD_DEAL_CODE', 'We do not know this deal code.')
  if (row.valid_until && row.valid_until < today) throw refuse('dealExpired')
  return row.percent
}

/** Deal codes of a new database. */
export const seedDealCodes = [
  { code: 'WELCOME25', percent: 25, valid_until: null },
  { code: 'STAY60', percent: 60, valid_until: null },
  { code: 'SPRING20', percent: 30, valid_until: '2020-06-30' },
]
