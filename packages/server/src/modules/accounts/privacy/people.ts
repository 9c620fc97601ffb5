import { type RawBuilder, sql } from 'kysely'

/** A person by address; `userId` if they have an account. */
export interface Person {
  readonly email: string
  readonly userId: string | undefined
}

/** Personal data in a table, and what erasure does to its rows. */
export interface PersonalTable {
  readonly table: string
  /** Matches the rows about the person. */
  readonly of: (person: Person) => RawBuilder<unknown>
  /** Assignments that anonymise them; `same` without personal data. Without it they are deleted. */
  readonly becomes?: 'same' | ((mark: string) => RawBuilder<unknown>)
  /** Secrets, which exports omit. */
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
/** Includes earlier addresses of the member, unless another account has them now. */
const byAnyAddress = (person: Person) => sql`(${byEmail('recipient')(person)} or lower(recipient) in (
  select former from profiles, unnest(former_emails) as former
  where ${byUser()(person)} and not exists (select from users where users.email = former)))`
const byEither = (person: Person) => sql`(${byEmail('email')(person)} or ${byUser()(person)})`

const byTrip = (person: Person) =>
  sql`trip_number in (select trip_number from booking_requests where ${byEither(person)})`

/** The contracts of their trips, those before a part was cancelled among them. */
const byContract = (person: Person) => sql`id in (
  select quote_id from booking_requests where ${byEither(person)}
  union select quote_id from trip_parts where ${byTrip(person)})`

const nobody = JSON.stringify({ firstName: '', lastName: '', phoneNumber: '', cardHolder: '' })

/** A quote with the numbers of rooms and guests only. */
const quoteWithoutAges = sql`case jsonb_typeof(quote #> '{key,occupancy}') when 'array' then
  jsonb_set(quote, '{key,occupancy}', (
    select jsonb_build_object('rooms', count(*),
      'guests', sum((party ->> 'adults')::integer + jsonb_array_length(party -> 'childAges')))
    from jsonb_array_elements(quote #> '{key,occupancy}') as party))
  else quote end`
/** Its bundle says the ages too: anyone can read it. */
const contractWithoutAges = sql`jsonb_set(jsonb_set(contract - 'rooms' - 'childAges', '{id}', '""'),
  '{rate,ppn_book_bundle}', '""')`

/**
 * Every table with personal data, children before parents. Bookings and their money stay for the books, without the
 * person; the rest is deleted. A test fails for a column of personal data that is missing here.
 */
export const personalTables: readonly PersonalTable[] = [
  { table: 'mails', of: byAnyAddress },
  { table: 'sign_ups', of: byEmail('email'), hides: ['password_hash'] },
  { table: 'saved_cards', of: byUser(), hides: ['token', 'customer', 'fingerprint'] },
  { table: 'card_setups', of: byUser(), hides: ['id'] },
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
  { table: 'trip_parts', of: byTrip, becomes: 'same' },
  { table: 'cancellations', of: byTrip, becomes: 'same' },
  { table: 'goodwill_refunds', of: byTrip, becomes: 'same' },
  { table: 'quotes', of: byContract, becomes: () => sql`contract = ${contractWithoutAges}` },
  { table: 'bookings', of: byEither, becomes: (mark) => sql`user_id = null, email = ${mark}` },
  {
    table: 'booking_requests',
    of: byEither,
    becomes: (mark) => sql`user_id = null, email = ${mark}, traveller = ${nobody}::jsonb, request_hash = '',
      quote = ${quoteWithoutAges}, error = error #- '{details,contract}'`,
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
