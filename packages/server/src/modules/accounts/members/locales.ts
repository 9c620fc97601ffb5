import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'

/** Language of a member, if known: later mails have no request that could name it. */
export async function localeOf(db: Kysely<Database>, userId: string): Promise<string | null> {
  const stored = await db
    .selectFrom('profiles')
    .select('locale')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return stored?.locale ?? null
}

export async function localeOfAddress(db: Kysely<Database>, email: string): Promise<string | null> {
  const stored = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select('locale')
    .where('users.email', '=', email)
    .executeTakeFirst()
  return stored?.locale ?? null
}

/** Stores the language of a member's own request. */
export async function storeLocale(
  db: Kysely<Database>,
  userId: string,
  locale: string | undefined,
): Promise<void> {
  if (!locale) return
  await db
    .updateTable('profiles')
    .set({ locale })
    .where('user_id', '=', userId)
    .where('locale', 'is distinct from', locale)
    .execute()
}
