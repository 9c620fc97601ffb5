import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quotes (
      id text primary key,
      contract jsonb not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index quotes_expiry on quotes (expires_at)`.execute(db)
  await bookingRequests(db)
  await bookings(db)
}

async function bookingRequests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_requests (
      id text primary key,
      request_hash text not null,
      ref_id text not null,
      email text not null,
      user_id text,
      offer_id text not null,
      quote jsonb not null,
      contract jsonb not null,
      traveller jsonb not null,
      /** A payment is good for one request. */
      payment_intent text unique,
      card jsonb,
      reference text not null unique,
      trip_number text not null unique,
      state text not null default 'stored'
        check (state in ('stored', 'authorised', 'booked', 'complete', 'failing', 'failed')),
      error jsonb,
      attempts integer not null default 0,
      /** The supplier's answer was once lost: it may have booked. */
      is_doubtful boolean not null default false,
      lease_until timestamptz,
      lease_by text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((error is not null) = (state in ('failing', 'failed')))
    )`.execute(db)
  // The same offer booked twice by one traveller is a double click or a second tab, not a wish.
  await sql`
    create unique index booking_requests_once on booking_requests (offer_id, email)
    where state not in ('failing', 'failed')`.execute(db)
  await sql`create index booking_requests_open on booking_requests (updated_at)
    where state not in ('complete', 'failed')`.execute(db)
  await sql`
    create table saga_steps (
      id bigint generated always as identity primary key,
      request_id text not null references booking_requests,
      step text not null,
      phase text not null check (phase in ('begin', 'done', 'failed')),
      detail jsonb,
      at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create index saga_steps_request on saga_steps (request_id, step)`.execute(db)
  await sql`
    create trigger append_only before update or delete or truncate on saga_steps
    for each statement execute function refuse_change()`.execute(db)
}

async function bookings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bookings (
      trip_number text primary key,
      request_id text not null unique references booking_requests,
      ref_id text not null,
      email text not null,
      user_id text,
      status text not null default 'SUCCESS' check (status in ('SUCCESS', 'CANCELED')),
      confirmation text not null,
      contract jsonb not null,
      check_in date not null,
      check_out date not null,
      final_minor bigint not null,
      due_now_minor bigint not null,
      property_fee_now_minor bigint not null,
      currency text not null,
      cancel_by timestamptz,
      booked_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index bookings_user on bookings (user_id) where user_id is not null`.execute(db)
  await sql`create index bookings_email on bookings (email)`.execute(db)
  await sql`
    create table cancellations (
      trip_number text primary key references bookings,
      state text not null default 'asked' check (state in ('asked', 'released', 'done', 'refused')),
      error jsonb,
      lease_until timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
}
