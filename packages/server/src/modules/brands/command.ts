import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../kernel/db/database.ts'
import { seedBrands } from './seed.ts'
import { type BrandSettings, brandSettings } from './settings.ts'

/** A command that cannot be done; the message says why. */
export class BrandCommandError extends Error {
  override readonly name = 'BrandCommandError'
}

const usage =
  'usage: list | show <refId> | set <refId> <key> <value> | add <refId> <name>; a key may go deeper: set 8184 flags.cugLite true'

/** Lists, shows, adds or changes brands; gives what to print. Throws BrandCommandError, and changes nothing then. */
export async function runBrandCommand(db: Kysely<Database>, words: readonly string[]): Promise<string> {
  const [command, refId = '', third = '', ...rest] = words
  switch (command) {
    case 'list': {
      const rows = await db.selectFrom('brands').select(['ref_id', 'settings']).orderBy('ref_id').execute()
      return rows.map((row) => `${row.ref_id}  ${row.settings.name}`).join('\n')
    }
    case 'show':
      return JSON.stringify(await read(db, refId), null, 2)
    case 'set': {
      if (!third || rest.length === 0) throw new BrandCommandError(usage)
      const settings = withValue(await read(db, refId), third.split('.'), parsedValue(rest.join(' ')))
      await save(db, refId, settings)
      return `${refId} ${third} is set; servers see it within 5 seconds`
    }
    case 'add': {
      if (!/^[\w-]{1,32}$/.test(refId) || !third) throw new BrandCommandError(usage)
      const name = [third, ...rest].join(' ')
      const settings = JSON.stringify(checked({ ...seedBrands[8183], name }))
      const added = await db
        .insertInto('brands')
        .values({ ref_id: refId, settings })
        .onConflict((conflict) => conflict.column('ref_id').doNothing())
        .returning('ref_id')
        .executeTakeFirst()
      if (!added) throw new BrandCommandError(`there is already a brand ${refId}`)
      return `${refId} ${name} is added; now give it its origins: set ${refId} origins '["https://…"]'`
    }
    default:
      throw new BrandCommandError(usage)
  }
}

async function read(db: Kysely<Database>, refId: string): Promise<BrandSettings> {
  const row = await db.selectFrom('brands').select('settings').where('ref_id', '=', refId).executeTakeFirst()
  if (!row) throw new BrandCommandError(`there is no brand ${refId}`)
  return row.settings
}

async function save(db: Kysely<Database>, refId: string, settings: BrandSettings): Promise<void> {
  await db
    .updateTable('brands')
    .set({ settings: JSON.stringify(settings), updated_at: new Date() })
    .where('ref_id', '=', refId)
    .execute()
}

/** JSON where it is JSON, otherwise the text itself. */
function parsedValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function withValue(settings: BrandSettings, path: readonly string[], value: unknown): BrandSettings {
  const [key = '', ...deeper] = path
  const current: Record<string, unknown> = { ...settings }
  if (deeper.length === 0) current[key] = value
  else current[key] = { ...(current[key] as object), [deeper.join('.')]: value }
  return checked(current)
}

function checked(settings: unknown): BrandSettings {
  const parsed = brandSettings.safeParse(settings)
  if (parsed.success) return parsed.data
  throw new BrandCommandError(z.prettifyError(parsed.error).replaceAll('\n', ' '))
}
