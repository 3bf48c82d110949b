import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const kinds = `('subscription', 'interview', 'resumeMaker', 'combo')`;
  const statements = [
    `create table plans (
      id integer generated always as identity primary key,
      kind text not null check (kind in ${kinds}),
      name text not null check (name <> ''),
      price_paise integer not null check (price_paise >= 100),
      billing_cycle text check (billing_cycle in ('Monthly', 'Yearly')),
      validity_days integer not null check (validity_days > 0),
      vacancies integer not null default 0,
      priority_listing boolean not null default false,
      verified_tag boolean not null default false,
      cv_correction boolean not null default false,
      cover_letter boolean not null default false,
      guaranteed_calls integer not null default 0,
      assessment_days integer not null default 0,
      free_interview_replacement boolean not null default false,
      resume_rewrite boolean not null default false,
      counselling boolean not null default false,
      features text[] not null default '{}',
      complementary text[] not null default '{}',
      recommended boolean not null default false,
      active boolean not null default true,
      sort_order integer not null default 0,
      good_to_go_ctc integer,
      sac text not null default '998519',
      check ((kind = 'subscription') = (billing_cycle is not null))
    )`,

    // A band reaches from its lower end to the next band's lower end.
    `create table plan_ctc_bands (
      plan_id integer not null references plans on delete cascade,
      from_ctc integer not null,
      price_paise integer not null check (price_paise >= 100),
      primary key (plan_id, from_ctc)
    )`,

    // Knowing a coupon's id is enough to use it, so ids are random and cannot be enumerated.
    `create table coupons (
      id integer primary key,
      code text not null check (code <> ''),
      audience text not null,
      cycles text[] not null,
      discount_type text not null check (discount_type in ('Fixed', 'Percentage')),
      -- paise for Fixed, hundredths of a percent for Percentage
      discount_value integer not null check (discount_value > 0),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      max_uses integer,
      max_uses_per_buyer integer,
      listed boolean not null default true,
      active boolean not null default true
    )`,
    'create unique index coupons_code on coupons (upper(code))',

    `create table purchases (
      id integer generated always as identity primary key,
      account_id integer references accounts,
      kind text not null check (kind in ${kinds}),
      plan_id integer not null references plans,
      -- the plan as it was when it was bought
      plan jsonb not null,
      months integer not null default 1,
      coupon_id integer references coupons,
      price_paise integer not null,
      discount_paise integer not null,
      taxable_paise integer not null,
      cgst_paise integer not null,
      sgst_paise integer not null,
      igst_paise integer not null,
      total_paise integer not null check (total_paise >= 100),
      state_id integer not null,
      order_id text unique,
      payment_id text unique,
      status text not null default 'created' check (status in ('created', 'paid', 'refunded')),
      created_at timestamptz not null,
      reported_failed_at timestamptz,
      paid_at timestamptz,
      next_check_at timestamptz,
      checks integer not null default 0,
      -- the first unpaid purchase of the same account and plan: whichever of them is paid first is the one that counts
      attempt_of integer,
      -- a buyer without an account
      guest_email text,
      guest_country_id integer,
      guest_mobile_no text,
      guest_account_made_at timestamptz,
      check (price_paise - discount_paise = taxable_paise),
      check (taxable_paise + cgst_paise + sgst_paise + igst_paise = total_paise)
    )`,
    'create index purchases_of_account on purchases (account_id, id desc)',
    'create index purchases_to_check on purchases (next_check_at) where next_check_at is not null',
    'create index purchases_of_coupon on purchases (coupon_id) where coupon_id is not null',
    'create index purchases_of_guest on purchases (lower(guest_email)) where guest_email is not null',
    `create index purchases_without_owner on purchases (id)
      where account_id is null and status = 'paid' and guest_email is not null`,

    `create table payment_initiatives (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      plan_id integer not null references plans,
      coupon_id integer references coupons,
      noted_at timestamptz not null
    )`,

    `create table payment_events (
      event_id text primary key,
      kind text not null,
      order_id text,
      received_at timestamptz not null,
      settled_at timestamptz
    )`,
    'create index payment_events_open on payment_events (order_id) where settled_at is null',

    // A grant of a purchase: what the buyer may use, and how much has been used.
    `alter table purchased_plans
      add column purchase_id integer unique references purchases,
      add column kind text not null default 'subscription' check (kind in ${kinds}),
      add column vacancies integer not null default 0,
      add column vacancies_used integer not null default 0 check (vacancies_used between 0 and vacancies),
      add column guaranteed_calls integer not null default 0,
      add column guaranteed_calls_used integer not null default 0
        check (guaranteed_calls_used between 0 and guaranteed_calls),
      add column priority_listing boolean not null default false,
      add column verified_tag boolean not null default false,
      add column cv_correction boolean not null default false,
      add column ended_at timestamptz,
      add column acknowledged_at timestamptz,
      -- when its owner was told that it ends soon, and that it has ended
      add column reminded_at timestamptz,
      add column end_told_at timestamptz`,

    `create table service_items (
      id integer generated always as identity primary key,
      purchased_plan_id integer not null references purchased_plans on delete cascade,
      account_id integer not null references accounts,
      service_name text not null,
      description text not null default '',
      status text not null default 'Not Started' check (status in ('Not Started', 'In Progress', 'Completed')),
      processing_by text not null default '',
      started_at timestamptz,
      completed_at timestamptz
    )`,
    'create index service_items_of_account on service_items (account_id, id)',

    // TTL key-value store, used without Redis.
    `create table key_values (
      key text primary key,
      value text not null,
      expires_at timestamptz not null
    )`,
    'create index key_values_over on key_values (expires_at)',

    // One row per series and year, locked while a number is assigned: numbers have no gaps.
    `create table invoice_counters (
      series text not null,
      financial_year text not null,
      last_number integer not null,
      primary key (series, financial_year)
    )`,
    `create table invoices (
      id integer generated always as identity primary key,
      number text not null unique check (length(number) <= 16),
      kind text not null check (kind in ('invoice', 'credit-note')),
      -- whose it is says the purchase
      purchase_id integer not null references purchases,
      issued_at timestamptz not null,
      total_paise integer not null,
      -- everything the document says; never changed
      content jsonb not null,
      unique (purchase_id, kind)
    )`,
    `create function invoices_never_change() returns trigger language plpgsql as $$
      begin
        raise exception 'invoices are never changed';
      end $$`,
    `create trigger invoices_immutable before update or delete on invoices
      for each row execute function invoices_never_change()`,

    `create table refunds (
      id integer generated always as identity primary key,
      purchase_id integer not null references purchases,
      payment_id text not null,
      amount_paise integer not null check (amount_paise > 0),
      reason text not null,
      status text not null default 'requested' check (status in ('requested', 'processed', 'failed')),
      provider_refund_id text unique,
      requested_at timestamptz not null,
      processed_at timestamptz,
      next_check_at timestamptz,
      -- how often the provider was asked for a new one: each has a key of its own
      tries integer not null default 1,
      unique (purchase_id, payment_id)
    )`,
    'create index refunds_to_check on refunds (next_check_at) where next_check_at is not null',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
