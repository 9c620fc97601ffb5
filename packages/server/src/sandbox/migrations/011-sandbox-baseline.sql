-- The sandbox's own books at 0.2.0: with real providers these are on their side. No card number or CVC has a column.

create table room_nights (
  hotel_id text not null,
  room_code text not null,
  night date not null,
  allotment integer not null,
  taken integer not null,
  constraint room_nights_key primary key (hotel_id, room_code, night),
  constraint room_nights_not_oversold check (taken >= 0 and taken <= allotment)
);
create index room_nights_full on room_nights (split_part(hotel_id, '-', 1), night) where (taken >= allotment);

create table supplier_bookings (
  reference text primary key,
  confirmation text not null unique,
  hotel_id text not null,
  room_code text not null,
  check_in date not null,
  check_out date not null,
  rooms integer not null,
  amount_minor bigint not null,
  currency text not null,
  guest_name text not null,
  cancel_by timestamptz,
  status text not null,
  created_at timestamptz not null default now(),
  cancelled_at timestamptz,
  constraint supplier_bookings_status check (status in ('booked', 'cancelled'))
);

-- Parts of bookings that were cancelled alone, each once.
create table supplier_parts (
  key text primary key,
  reference text not null references supplier_bookings (reference)
);

create table supplier_price_rises (
  quote_id text primary key,
  percent integer not null
);

create table sandbox_intents (
  id text primary key,
  idempotency_key text not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  status text not null check (status in ('requires_payment_method', 'requires_action', 'requires_capture', 'succeeded', 'canceled')),
  forced_outcome text check (forced_outcome in ('challenge', 'declined')),
  booking_request_id text not null,
  quote_id text not null,
  captured_minor bigint not null default 0,
  refunded_minor bigint not null default 0,
  brand text,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  exp_month integer,
  exp_year integer,
  failure_code text,
  created_at timestamptz not null default now(),
  fingerprint text,
  check (captured_minor <= amount_minor and refunded_minor <= captured_minor)
);

create table sandbox_refunds (
  idempotency_key text primary key,
  intent_id text not null references sandbox_intents (id),
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null default now()
);

create table sandbox_coins (
  owner text not null,
  symbol text not null,
  amount_units bigint not null,
  frozen_units bigint not null default 0,
  check (frozen_units >= 0 and frozen_units <= amount_units),
  primary key (owner, symbol)
);

create table sandbox_wallet_payments (
  id text primary key,
  idempotency_key text not null unique,
  owner text not null,
  state text not null default 'frozen' check (state in ('frozen', 'settled', 'released', 'refunded')),
  cents bigint not null,
  parts jsonb not null,
  created_at timestamptz not null default now()
);

create table sandbox_invoices (
  id text primary key,
  idempotency_key text not null unique,
  satoshi bigint not null,
  address text not null,
  label text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table sandbox_chain (
  txid text primary key,
  invoice_id text not null references sandbox_invoices (id),
  satoshi bigint not null check (satoshi > 0),
  at timestamptz not null
);

create table sandbox_artifacts (
  id text primary key,
  idempotency_key text not null unique,
  hash text not null,
  fails boolean not null,
  title text not null,
  created_at timestamptz not null default now()
);
