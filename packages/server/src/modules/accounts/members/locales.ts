import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'

/** The language that a member reads, as far as it is known: later mails have no request to ask. */
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

/** Keeps what a member's own request asks for. */
export async function keepLocale(
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
