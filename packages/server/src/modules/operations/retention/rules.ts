import { type RawBuilder, sql } from 'kysely'
import { RETENTION_DAYS } from '../../../kernel/statistics/statistics.ts'

/** Retention of rows of a table. docs/retention.md has this list; a test fails for a table that is missing. */
export interface RetentionRule {
  readonly table: string
  /** Content of these rows. */
  readonly what: string
  /** The time as text; `ends` is the condition for the database. */
  readonly retention: string
  /** Matches expired rows; without it the sweep removes nothing. */
  readonly ends?: RawBuilder<unknown>
}

const ago = (days: number) => sql`now() - ${days} * interval '1 day'`
const [DAY, WEEK, MONTH, QUARTER] = [1, 7, 30, 90] as const

const rule = (table: string, what: string, retention: string, ends?: RawBuilder<unknown>): RetentionRule => ({
  table,
  what,
  retention,
  ...(ends && { ends }),
})

const booked = 'As long as the law requires for books; the server deletes none.'
const member = 'As long as the member has an account.'
const setting = 'Until it is changed.'

const failedRequest = sql`request_id in (
  select id from booking_requests where state = 'failed' and updated_at < ${ago(QUARTER)})`

/** In this order: rows that reference others go first. */
export const retentionRules: readonly RetentionRule[] = [
  rule('lowest_prices', 'Lowest prices of places, for calendars', '2 days.', sql`seen_at < ${ago(2)}`),
  rule(
    'rate_limits',
    'Counts of rate limits, under hashes of addresses and accounts',
    '1 hour after their period.',
    sql`
    expire < extract(epoch from now()) * 1000 - 3600000`,
  ),
  rule('refresh_tokens', 'Hashes of refresh tokens', '1 day after expiry.', sql`expires_at < ${ago(DAY)}`),
  rule(
    'sessions',
    'Sessions of members: browser, system and country of the login',
    '1 day after expiry.',
    sql`expires_at < ${ago(DAY)}`,
  ),
  rule('social_logins', 'Social logins in progress', '1 day after expiry.', sql`expires_at < ${ago(DAY)}`),
  rule(
    'passkey_challenges',
    'Hashes of passkey challenges',
    '1 day after expiry.',
    sql`expires_at < ${ago(DAY)}`,
  ),
  rule(
    'platform_nonces',
    'Hashes of opened envelopes, so that none opens twice',
    'Until they expire: 10 minutes.',
    sql`expires_at < now()`,
  ),
  rule(
    'verifications',
    'Empty: better-auth requires it',
    '1 day after expiry.',
    sql`expires_at < ${ago(DAY)}`,
  ),
  rule(
    'sign_ups',
    'Sign-ups before their mail: address, hash of the password and language',
    'Seconds; 7 days if the mail cannot be written.',
    sql`
    created_at < ${ago(WEEK)}`,
  ),
  rule(
    'mailed_pins',
    'Hashes of mailed codes',
    '1 day after expiry. The code is removed from its mail when it is used, replaced or expired.',
    sql`
    expires_at < ${ago(DAY)}`,
  ),
  rule('pins', 'Hashes of codes of an earlier version', '1 day after expiry.', sql`expires_at < ${ago(DAY)}`),
  rule(
    'mails',
    'Sent mails, and those that were given up',
    '90 days; those of a booking, a cancelled part and a cancellation, which can be requested again, 400 days. Mails that wait stay.',
    sql`
    (sent_at is not null or failed_at is not null) and created_at < case when key ~ '^(confirmation|part|cancellation):' then ${ago(400)} else ${ago(QUARTER)} end`,
  ),
  rule(
    'card_setups',
    'Setups of saved cards, and their number of declined cards',
    '7 days.',
    sql`created_at < ${ago(WEEK)}`,
  ),
  rule(
    'admin_sessions',
    'Hashes of sessions of operators',
    '1 day after expiry.',
    sql`expires_at < ${ago(DAY)}`,
  ),
  rule('payment_events', 'Ids of received webhooks', '90 days.', sql`received_at < ${ago(QUARTER)}`),
  rule(
    'payments',
    'Card payments: ids and amounts, no card',
    '90 days without a booking, else with its booking.',
    sql`
    created_at < ${ago(QUARTER)} and (claimed_at is null or exists (
      select from booking_requests where id = booking_request_id and state = 'failed'))`,
  ),
  rule(
    'wallet_payments',
    'Frozen coins',
    '90 days without a booking, else with its booking.',
    sql`
    created_at < ${ago(QUARTER)} and (claimed_at is null or exists (
      select from booking_requests where id = booking_request_id and state = 'failed'))`,
  ),
  rule(
    'bitcoin_sources',
    'Bitcoin payments',
    '90 days if nothing arrived, else as long as the law requires.',
    sql`
    created_at < ${ago(QUARTER)} and received_satoshi = 0 and state in ('open', 'expired', 'failed')
    and not exists (select from bitcoin_transfers where source_id = bitcoin_sources.id)`,
  ),
  rule(
    'saga_steps',
    'Journal of the steps of bookings',
    '400 days; 90 days for a failed booking.',
    sql`
    at < ${ago(400)} or ${failedRequest}`,
  ),
  rule(
    'booking_requests',
    'Booking requests: contract, traveller and the language of mails',
    '90 days if it failed, else with its booking.',
    sql`
    state = 'failed' and updated_at < ${ago(QUARTER)}
    and not exists (select from saga_steps where request_id = booking_requests.id)`,
  ),
  rule(
    'quotes',
    'Offered contracts',
    '1 day after expiry; a booked one with its booking.',
    sql`
    expires_at < ${ago(DAY)} and not exists (select from booking_requests where quote_id = quotes.id)
    and not exists (select from trip_parts where quote_id = quotes.id)`,
  ),
  rule(
    'users',
    'Members: address',
    `${member} 30 days for an unconfirmed address.`,
    sql`
    not email_verified and created_at < ${ago(MONTH)}`,
  ),
  rule(
    'brand_days',
    'Searches of brands by day, without personal data',
    `${RETENTION_DAYS} days.`,
    sql`
    day < current_date - ${RETENTION_DAYS}::int`,
  ),
  rule(
    'brand_events',
    'Visits of pages and stages of journeys by brand and day, without personal data',
    `${RETENTION_DAYS} days.`,
    sql`
    day < current_date - ${RETENTION_DAYS}::int`,
  ),
  rule('accounts', 'Members: hash of the password', member),
  rule(
    'passkeys',
    'Passkeys of members: public key, and the browser and system that made it',
    'Until the member deletes it, or with the account.',
  ),
  rule('profiles', 'Members: personal data of the profile, and the language of mails', member),
  rule('saved_hotels', 'Saved hotels of members', 'Until the member deletes it, or with the account.'),
  rule('saved_hotel_links', 'Their share links', 'Until the member removes it, or with the account.'),
  rule('trip_notes', 'Notes of members on their trips', 'Until the member deletes it, or with the account.'),
  rule(
    'saved_cards',
    'Cards of members: tokens of the provider, brand and last four',
    'Until the member deletes it, or with the account.',
  ),
  rule('card_customers', 'Ids of members at the card provider', member),
  rule('bookings', 'Booked stays', booked),
  rule('cancellations', 'Their cancellations', booked),
  rule('trip_parts', 'Their parts that are cancelled alone', booked),
  rule('artifacts', 'Their artifacts', booked),
  rule('loyalty_transactions', 'Their points', booked),
  rule(
    'points_recomputed',
    'Points of quotes before and after they became dollars',
    '400 days.',
    sql`recomputed_at < ${ago(400)}`,
  ),
  rule('bitcoin_transfers', 'Received transfers', booked),
  rule('goodwill_refunds', 'Partial refunds', booked),
  rule('operator_actions', 'Actions of operators: append-only', booked),
  rule('operators', 'Names and roles of operators', booked),
  rule(
    'operator_passkeys',
    'Passkeys of operators: public keys',
    'Until the operator is removed or invited again.',
  ),
  rule('awaited_refunds', 'Refunds that waited for a second operator', booked),
  rule('disputes', 'Disputes of card payments', booked),
  rule('reconciliation_runs', 'Days of reconciliation', '400 days.', sql`finished_at < ${ago(400)}`),
  rule('reconciliation_differences', 'Their differences', booked),
  rule('duffel_bookings', 'References of stays at Duffel', booked),
  rule('liteapi_bookings', 'References of stays at LiteAPI', booked),
  rule('ledger_accounts', 'Chart of accounts', booked),
  rule('ledger_transactions', 'The ledger: append-only', booked),
  rule('ledger_entries', 'Its lines: append-only', booked),
  rule('brands', 'Brands', setting),
  rule('brand_ref_ids', 'Their reference ids', setting),
  rule('deal_codes', 'Deal codes', setting),
  rule('hotel_pairs', 'Which hotels of several suppliers are the same', setting),
]
