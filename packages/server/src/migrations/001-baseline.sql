-- The schema of the core at 0.2.0.

-- Of append-only tables.
create function refuse_change()
returns trigger language plpgsql as $$
    begin
      raise exception 'table % is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
    end $$;

-- The same, but for the sweep that ends a retention and says so in its transaction.
create function refuse_change_but_retention()
returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('staykit.retention', true) = 'on' then
        return null;
      end if;
      raise exception 'table % is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
    end $$;

-- Brands, their reference ids, and the limits of the API --------------------------------------------------------

create table brands (
  ref_id text primary key,
  settings jsonb not null,
  updated_at timestamptz not null default now(),
  disabled_at timestamptz
);

-- A brand without a row here has kept its first reference id.
create table brand_ref_ids (
  ref_id text primary key,
  brand text not null references brands (ref_id),
  -- Null for the current one.
  valid_until timestamptz,
  created_at timestamptz not null default now()
);
create unique index brand_ref_ids_current on brand_ref_ids (brand) where (valid_until is null);

-- Searches by brand and day (UTC): counts, and nothing about the visitor.
create table brand_days (
  ref_id text not null,
  day date not null,
  searches integer not null default 0,
  primary key (ref_id, day)
);

-- Page views and stages of journeys by brand and day (UTC), of visitors who agreed: counts, and nothing about the visitor.
create table brand_events (
  ref_id text not null,
  day date not null,
  name text not null,
  happened integer not null default 0,
  primary key (ref_id, day, name)
);
create index brand_events_day on brand_events (day);

-- The columns that rate-limiter-flexible expects.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

-- Envelopes of the platform's calls that were opened: none is opened twice.
create table platform_nonces (
  nonce text primary key,
  expires_at timestamptz not null
);
create index platform_nonces_expiry on platform_nonces (expires_at);

create table deal_codes (
  code text primary key,
  percent integer not null,
  valid_until date
);

-- Lowest nightly prices that searches have seen: a hint, which a crash of the database may lose.
create unlogged table lowest_prices (
  -- A city or an area.
  place text not null,
  check_in date not null,
  rooms smallint not null,
  guests smallint not null,
  currency text not null,
  price numeric not null,
  seen_at timestamptz not null default now(),
  -- Who stays in which room.
  occupancy text not null default '',
  primary key (place, occupancy, currency, check_in, rooms, guests)
);

-- The ledger: double entry, append-only. The database refuses changes, and transactions that do not sum to zero ---

create table ledger_transactions (
  id bigint generated always as identity primary key,
  booking text not null,
  kind text not null check (kind ~ '^[a-z_]+(-[0-9A-Za-z_-]+)?$'),
  created_at timestamptz not null default now(),
  unique (booking, kind)
);
create index ledger_transactions_created on ledger_transactions (created_at);

create table ledger_accounts (
  name text primary key
);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions (id),
  account text not null references ledger_accounts (name),
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null check (currency ~ '^[A-Z]{3}$')
);
create index ledger_entries_transaction on ledger_entries (transaction_id);

insert into ledger_accounts values
  ('traveller_receivable'), ('supplier_payable'), ('property_fee_payable'), ('refund_payable'),
  ('card_clearing'), ('wallet_clearing'), ('bitcoin_clearing'), ('goodwill'),
  -- In satoshi (currency BTC): what arrived, what of it waits for a booking, what of it paid for one.
  ('bitcoin_held'), ('bitcoin_deposits'), ('bitcoin_settled'),
  -- The part of a changed trip's payment that pays for its replacement.
  ('change_credit'),
  -- `dispute_clearing` is what the provider withdrew, or returned, for disputes and their fees.
  ('disputes'), ('dispute_fees'), ('dispute_clearing');

create view ledger_imbalances as
  select t.id as transaction_id, t.booking, e.currency, coalesce(sum(e.amount_minor), 0) as amount_minor
  from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
  group by t.id, e.currency
  having coalesce(sum(e.amount_minor), 0) <> 0 or count(e.id) < 2;

-- Checked at commit, so that a transaction's entries may come one by one.
create function refuse_imbalance()
returns trigger language plpgsql as $$
    declare
      subject bigint := case tg_table_name when 'ledger_transactions' then new.id
        else (to_jsonb(new) ->> 'transaction_id')::bigint end;
    begin
      if exists (select 1 from ledger_imbalances where transaction_id = subject) then
        raise exception 'ledger transaction % does not sum to zero', subject
          using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$;

create trigger append_only before delete or update or truncate on ledger_transactions for each statement execute function refuse_change();
create constraint trigger balanced after insert on ledger_transactions deferrable initially deferred for each row execute function refuse_imbalance();
create trigger append_only before delete or update or truncate on ledger_entries for each statement execute function refuse_change();
create constraint trigger balanced after insert on ledger_entries deferrable initially deferred for each row execute function refuse_imbalance();

-- Mail ----------------------------------------------------------------------------------------------------------

create table mails (
  id bigint generated always as identity primary key,
  -- Same key, same mail: it is written and sent once.
  key text not null unique,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  files_of text,
  attempts integer not null default 0,
  failed_at timestamptz,
  failure text
);
create index mails_created on mails (created_at);
create index mails_failed on mails (failed_at) where failed_at is not null;

-- Members. The first four tables are better-auth's: its own columns under our names -----------------------------

create table users (
  id text primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null,
  image text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table sessions (
  id text primary key,
  token text not null unique,
  user_id text not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  country text,
  provider text
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table accounts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  issuer text not null,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (issuer, account_id)
);
create index accounts_user on accounts (user_id);

create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table refresh_tokens (
  hash text primary key,
  session_id text not null references sessions (id) on delete cascade,
  ref_id text not null,
  used_at timestamptz,
  expires_at timestamptz not null
);
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

create table sign_ups (
  id text primary key,
  email text not null,
  password_hash text not null,
  ref_id text not null,
  created_at timestamptz not null default now(),
  locale text
);

-- Not used any more; a later release drops it.
create table pins (
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  hash text not null,
  tries integer not null default 0 check (tries <= 5),
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- By address, not by member: a guess costs the same whether or not the address has an account.
create table mailed_pins (
  id bigint generated always as identity primary key,
  account text not null,
  purpose text not null check (purpose in ('confirm', 'reset', 'email')),
  hash text not null,
  password_hash text,
  mail_key text not null unique,
  tries integer not null default 0 check (tries <= 5),
  known_tries integer not null default 0 check (known_tries <= 5),
  expires_at timestamptz not null
);
create index mailed_pins_account on mailed_pins (account, purpose);
create index mailed_pins_expiry on mailed_pins (expires_at);

create table profiles (
  user_id text primary key references users (id) on delete cascade,
  ref_id text not null,
  info jsonb not null default '{}',
  created_at timestamptz not null default now(),
  preferences jsonb not null default '{}',
  former_emails text[] not null default '{}',
  locale text
);

-- Logins by another provider that are not finished.
create table social_logins (
  state text primary key,
  provider text not null,
  ref_id text not null,
  return_to text not null,
  nonce text not null,
  code_verifier text not null,
  page_challenge text not null,
  code text unique,
  user_id text references users (id) on delete cascade,
  is_new boolean not null default false,
  is_answered boolean not null default false,
  expires_at timestamptz not null
);
create index social_logins_expiry on social_logins (expires_at);

create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  host text not null,
  public_key bytea not null,
  counter bigint not null,
  user_agent text,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Challenges that are not answered yet.
create table passkey_challenges (
  hash text primary key,
  user_id text references users (id) on delete cascade,
  host text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

create table saved_hotels (
  user_id text not null references users (id) on delete cascade,
  hotel_id text not null,
  hotel jsonb not null,
  saved_at timestamptz not null,
  primary key (user_id, hotel_id)
);

create table saved_hotel_links (
  user_id text primary key references users (id) on delete cascade,
  token text not null unique,
  created_at timestamptz not null
);

-- Payments. No card number or CVC has a column ------------------------------------------------------------------

create table payments (
  booking_request_id text primary key,
  provider text not null,
  intent_id text unique,
  quote_id text not null,
  ref_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  status text not null default 'new',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  user_id text,
  claimed_at timestamptz,
  expired_at timestamptz,
  declines integer not null default 0,
  opened_by text
);
create index payments_quote on payments (quote_id);
create index payments_opener on payments (opened_by, updated_at) where (declines > 0);
create index payments_created on payments (created_at);

-- Webhooks that were read.
create table payment_events (
  id text primary key,
  type text not null,
  intent_id text,
  received_at timestamptz not null default now()
);

-- Of the member, at the provider.
create table card_customers (
  user_id text not null references users (id) on delete cascade,
  provider text not null,
  customer text not null,
  primary key (user_id, provider)
);

-- What a member may see of a card, and a hash that recognizes the same card.
create table saved_cards (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  provider text not null,
  token text not null,
  customer text not null,
  fingerprint text not null,
  brand text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  exp_month integer not null,
  exp_year integer not null,
  card_holder text not null default '',
  is_default boolean not null default false,
  address jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (user_id, fingerprint)
);
create unique index saved_cards_default on saved_cards (user_id) where is_default;

-- Setups of saved cards, to count their declines.
create table card_setups (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  declines integer not null default 0,
  created_at timestamptz not null default now()
);
create index card_setups_member on card_setups (user_id, created_at);

create table wallet_payments (
  booking_request_id text primary key,
  payment_id text unique,
  user_id text not null,
  quote_id text not null,
  ref_id text not null,
  cents bigint not null check (cents > 0),
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  expired_at timestamptz
);

create table bitcoin_sources (
  id text primary key,
  booking_request_id text not null unique,
  provider text not null,
  provider_id text unique,
  user_id text not null,
  email text not null,
  quote_id text not null,
  ref_id text not null,
  hotel_name text not null,
  due_minor bigint not null check (due_minor > 0),
  currency text not null,
  satoshi bigint check (satoshi > 0),
  address text,
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'paid', 'settled', 'expired', 'failed')),
  received_satoshi bigint not null default 0,
  -- All that must go back, in every state; only grows.
  owed_satoshi bigint not null default 0,
  created_at timestamptz not null default now(),
  -- What was seen in time, final or not.
  seen_satoshi bigint not null default 0,
  claimed_at timestamptz,
  check (owed_satoshi >= 0 and owed_satoshi <= received_satoshi)
);

-- Final transfers, each recorded once.
create table bitcoin_transfers (
  txid text primary key,
  source_id text not null references bitcoin_sources (id),
  satoshi bigint not null check (satoshi > 0),
  at timestamptz not null
);
create index bitcoin_transfers_source on bitcoin_transfers (source_id);

-- Bookings ------------------------------------------------------------------------------------------------------

-- A contract is stored once, with amounts in minor units; bookings refer to it.
create table quotes (
  id text primary key,
  contract jsonb not null,
  expires_at timestamptz not null
);
create index quotes_expiry on quotes (expires_at);

-- Points of each quote before and after they became dollars.
create table points_recomputed (
  quote_id text primary key,
  points_before numeric not null,
  points_after integer not null,
  recomputed_at timestamptz not null default now()
);

create table booking_requests (
  id text primary key,
  request_hash text not null,
  ref_id text not null,
  email text not null,
  user_id text,
  offer_id text not null,
  quote jsonb not null,
  traveller jsonb not null,
  -- A payment is good for one request.
  payment_reference text,
  payment_details jsonb,
  reference text not null unique,
  trip_number text not null unique,
  state text not null default 'stored' check (state in ('stored', 'authorised', 'booked', 'complete', 'failing', 'failed')),
  error jsonb,
  attempts integer not null default 0,
  -- The supplier's answer was lost: it may have booked.
  is_doubtful boolean not null default false,
  lease_until timestamptz,
  lease_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  payment_method text not null,
  paid_at timestamptz,
  cancelled_at timestamptz,
  quote_id text not null references quotes (id),
  replaces text,
  replaced_keeps_price boolean not null default false,
  locale text,
  credit_minor bigint not null default 0,
  -- Null is for servers of the previous version, which insert without it during an upgrade: see supplierOf.
  supplier text,
  replaced_penalty_minor bigint not null default 0,
  -- Number of the links that mails of a trip have: a higher one makes those of earlier mails void.
  link_number smallint not null default 0,
  constraint booking_requests_payment_intent_key unique (payment_reference),
  check ((error is not null) = (state in ('failing', 'failed')))
);
create index booking_requests_open on booking_requests (updated_at) where (state not in ('complete', 'failed'));
create unique index booking_requests_once on booking_requests (offer_id, email) where ((state not in ('failing', 'failed')) and (cancelled_at is null));
create index booking_requests_quote on booking_requests (quote_id);
create index booking_requests_payment on booking_requests (payment_reference);
create unique index booking_requests_replaces on booking_requests (replaces) where ((replaces is not null) and (state not in ('failing', 'failed')) and (cancelled_at is null));

-- The journal of sagas.
create table saga_steps (
  id bigint generated always as identity primary key,
  request_id text not null references booking_requests (id),
  step text not null,
  phase text not null check (phase in ('begin', 'done', 'failed')),
  detail jsonb,
  at timestamptz not null default clock_timestamp()
);
create index saga_steps_request on saga_steps (request_id, step);
create index saga_steps_at on saga_steps (at);

create table bookings (
  trip_number text primary key,
  request_id text not null unique references booking_requests (id),
  ref_id text not null,
  email text not null,
  user_id text,
  status text not null default 'SUCCESS' check (status in ('SUCCESS', 'CANCELED')),
  confirmation text not null,
  check_in date not null,
  check_out date not null,
  final_minor bigint not null,
  due_now_minor bigint not null,
  property_fee_now_minor bigint not null,
  currency text not null,
  cancel_by timestamptz,
  booked_at timestamptz not null default now(),
  -- What the supplier charges us, in its own currency; null where it does not say it, and for older stays.
  cost_minor bigint,
  cost_currency text,
  constraint bookings_cost check ((cost_minor is null) = (cost_currency is null))
);
create index bookings_user on bookings (user_id) where (user_id is not null);
create index bookings_email on bookings (email);
create index bookings_brand_days on bookings (ref_id, booked_at);
create index bookings_check_in on bookings (check_in) where status = 'SUCCESS';

create table cancellations (
  trip_number text references bookings (trip_number) primary key,
  state text not null default 'asked' check (state in ('asked', 'released', 'credited', 'done', 'refused', 'owed', 'disputed')),
  error jsonb,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lease_by text,
  request_id text not null references booking_requests (id),
  was_charged boolean,
  reason text check (reason in ('lost-hold', 'changed')),
  attempts integer not null default 0,
  keeps_price boolean not null default false,
  -- The part of the payment that pays for another trip.
  credit_minor bigint not null default 0,
  -- What the hotel keeps.
  penalty_minor bigint not null default 0,
  constraint cancellations_credited check (credit_minor = 0 or state <> 'released'),
  constraint cancellations_penalty check (penalty_minor = 0 or state <> 'released')
);

-- Parts of trips that are cancelled alone: a room, or the last night.
create table trip_parts (
  -- The trip number and the part's number in the trip.
  id text primary key,
  trip_number text not null references bookings (trip_number),
  number integer not null,
  request_id text not null references booking_requests (id),
  -- The contract before, which stays stored.
  quote_id text not null references quotes (id),
  kind text not null check (kind in ('room', 'night')),
  room integer,
  amount_minor bigint not null check (amount_minor > 0),
  back_minor bigint not null check (back_minor between 0 and amount_minor),
  currency text not null,
  state text not null default 'asked' check (state in ('asked', 'released', 'done', 'refused', 'owed', 'disputed')),
  attempts integer not null default 0,
  error jsonb,
  lease_until timestamptz,
  lease_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (trip_number, number),
  check ((kind = 'room') = (room is not null))
);
create index trip_parts_quote on trip_parts (quote_id);

-- Parts of a price that are given back while the stay stands.
create table goodwill_refunds (
  id bigint generated always as identity primary key,
  trip_number text not null references bookings (trip_number),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  reason text not null,
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The form that asked for it: one form, one refund.
  form text
);
create index goodwill_refunds_trip on goodwill_refunds (trip_number);
create unique index goodwill_refunds_form on goodwill_refunds (form);

create table trip_notes (
  user_id text not null references users (id) on delete cascade,
  trip_number text not null references bookings (trip_number),
  note text not null,
  updated_at timestamptz not null,
  primary key (user_id, trip_number)
);

-- What a trip brings besides the room.
create table artifacts (
  trip_number text primary key references bookings (trip_number),
  provider_id text unique,
  state text not null default 'pending' check (state in ('pending', 'created', 'failed')),
  hash text,
  link text,
  created_at timestamptz not null default now()
);

create table loyalty_transactions (
  trip_number text primary key references bookings (trip_number),
  ref_id text not null,
  user_id text,
  points integer not null check (points >= 0),
  created_at timestamptz not null default now()
);
create index loyalty_transactions_user on loyalty_transactions (user_id);

alter table booking_requests add foreign key (replaces) references bookings (trip_number);

create trigger append_only before delete or update or truncate on saga_steps for each statement execute function refuse_change_but_retention();

-- Hotels ---------------------------------------------------------------------------------------------------------

-- The same hotel at several suppliers: see modules/catalogue/hotels/merge/pairs.ts.
create table hotel_pairs (
  public_id text not null,
  other_id text not null,
  state text not null check (state in ('found', 'same', 'other')),
  operator text,
  at timestamptz not null default now(),
  primary key (public_id, other_id),
  check (public_id <> other_id)
);
-- A hotel of a supplier has one public id.
create unique index hotel_pairs_other on hotel_pairs (other_id) where state <> 'other';
create index hotel_pairs_other_all on hotel_pairs (other_id);
-- With both directions, each hotel would be the public id of the other.
create unique index hotel_pairs_both on hotel_pairs (least(public_id, other_id), greatest(public_id, other_id));

-- Operations ----------------------------------------------------------------------------------------------------

create table reconciliation_runs (
  day date primary key,
  payments integer not null,
  stays integer not null,
  found integer not null,
  finished_at timestamptz not null default now()
);

create table reconciliation_differences (
  kind text not null,
  subject text not null,
  day date not null,
  detail jsonb not null,
  found_at timestamptz not null default now(),
  resolved_at timestamptz,
  primary key (kind, subject)
);

-- Disputes that banks have reported.
create table disputes (
  id text primary key,
  payment_reference text not null,
  amount_minor bigint not null,
  currency text not null,
  reason text not null,
  status text not null,
  opened_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What operators have done by hand.
create table operator_actions (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  operator text not null,
  action text not null,
  trip_number text not null,
  detail jsonb
);
create index operator_actions_trip on operator_actions (trip_number);

create trigger append_only before delete or update or truncate on operator_actions for each statement execute function refuse_change();

-- Operators as persons: a role, passkeys, and sessions, which a sign-out ends.
create table operators (
  id text primary key,
  name text not null,
  role text not null check (role in ('read', 'support', 'money')),
  invitation text unique,
  invited_until timestamptz,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  check ((invitation is null) = (invited_until is null))
);
create unique index operators_name on operators (lower(name)) where removed_at is null;

create table operator_passkeys (
  id text primary key,
  operator_id text not null references operators (id),
  host text not null,
  public_key bytea not null,
  counter bigint not null,
  created_at timestamptz not null default now()
);
create index operator_passkeys_operator on operator_passkeys (operator_id);

create table admin_sessions (
  hash text primary key,
  holder text not null,
  expires_at timestamptz not null,
  operator_id text references operators (id)
);

-- Refunds above a limit, which wait for a second operator.
create table awaited_refunds (
  form text primary key,
  trip_number text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  reason text not null,
  requested_by text not null references operators (id),
  requested_at timestamptz not null default now(),
  decided_by text references operators (id),
  decision text check (decision in ('confirmed', 'refused')),
  decided_at timestamptz,
  check ((decided_by is null) = (decision is null)),
  check (decided_by <> requested_by or decision = 'refused')
);
create index awaited_refunds_open on awaited_refunds (trip_number) where decision is null;
