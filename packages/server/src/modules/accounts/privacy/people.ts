import { type RawBuilder, sql } from 'kysely'

/** Somebody by their address; `userId` where they have an account. */
export interface Person {
  readonly email: string
  readonly userId: string | undefined
}

/** Where a table speaks of a person, and what becomes of its rows when the person is erased. */
export interface PersonalTable {
  readonly table: string
  /** True of the rows that are about the person. */
  readonly of: (person: Person) => RawBuilder<unknown>
  /** What they become, as assignments; without it they are deleted. */
  readonly becomes?: (mark: string) => RawBuilder<unknown>
  /** Secrets, which no export shows. */
  readonly hides?: readonly string[]
}

const byEmail =
  (column: string) =>
  ({ email }: Person) =>
    sql`lower(${sql.ref(column)}) = ${email}`
const byUser =
  (column = 'user_id') =>
  ({ userId }: Person) =>
    sql`${sql.ref(column)} = ${userId ?? null}`
/** Also at addresses that the member had before, unless somebody has an account there now. */
const byAnyAddress = (person: Person) => sql`(${byEmail('recipient')(person)} or lower(recipient) in (
  select former from profiles, unnest(former_emails) as former
  where ${byUser()(person)} and not exists (select from users where users.email = former)))`
const byEither = (person: Person) => sql`(${byEmail('email')(person)} or ${byUser()(person)})`

const nobody = JSON.stringify({ firstName: '', lastName: '', phoneNumber: '', cardHolder: '' })

/**
 * Every table that holds a person, children before parents. Bookings and their money are kept for the books, without the
 * person; all else goes. A test fails for a column of people that is not here.
 */
export const personalTables: readonly PersonalTable[] = [
  { table: 'mails', of: byAnyAddress },
  { table: 'sign_ups', of: byEmail('email'), hides: ['password_hash'] },
  { table: 'saved_cards', of: byUser(), hides: ['token', 'customer', 'fingerprint'] },
  { table: 'card_customers', of: byUser(), hides: ['customer'] },
  {
    table: 'loyalty_transactions',
    of: byUser(),
    becomes: () => sql`user_id = null`,
  },
  { table: 'pins', of: byUser(), hides: ['hash'] },
  { table: 'payments', of: byUser(), becomes: () => sql`user_id = null` },
  { table: 'wallet_payments', of: byUser(), becomes: (mark) => sql`user_id = ${mark}` },
  { table: 'bitcoin_sources', of: byEither, becomes: (mark) => sql`user_id = ${mark}, email = ${mark}` },
  { table: 'trip_notes', of: byUser() },
  { table: 'bookings', of: byEither, becomes: (mark) => sql`user_id = null, email = ${mark}` },
  {
    table: 'booking_requests',
    of: byEither,
    becomes: (mark) => sql`user_id = null, email = ${mark}, traveller = ${nobody}::jsonb, request_hash = ''`,
    hides: ['request_hash'],
  },
  {
    table: 'refresh_tokens',
    of: (person) => sql`session_id in (select id from sessions where ${byUser()(person)})`,
    hides: ['hash'],
  },
  {
    table: 'social_logins',
    of: byUser(),
    hides: ['state', 'nonce', 'code_verifier', 'page_challenge', 'code'],
  },
  { table: 'passkey_challenges', of: byUser(), hides: ['hash'] },
  { table: 'passkeys', of: byUser(), hides: ['public_key'] },
  { table: 'saved_hotels', of: byUser() },
  { table: 'saved_hotel_links', of: byUser(), hides: ['token'] },
  { table: 'sessions', of: byUser(), hides: ['token'] },
  { table: 'accounts', of: byUser(), hides: ['password'] },
  { table: 'profiles', of: byUser() },
  { table: 'users', of: byUser('id') },
]
