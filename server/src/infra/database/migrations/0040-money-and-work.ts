import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // The list of purchases by status, and a month of invoices.
    'create index purchases_by_status on purchases (status, id)',
    `create index purchases_reported_failed on purchases (id)
      where status = 'created' and reported_failed_at is not null`,
    'create index purchases_paid_by_plan on purchases (plan_id) where paid_at is not null',
    'create index invoices_by_time on invoices (issued_at, id)',
    `create index refunds_unfinished on refunds (status, purchase_id) where status <> 'processed'`,

    // Prices that begin later, and those that began: the old one beside the new one.
    `create table plan_price_changes (
      id integer generated always as identity primary key,
      plan_id integer not null references plans on delete cascade,
      -- of a CTC band; null for the regular price
      from_ctc integer,
      old_price_paise integer not null,
      price_paise integer not null check (price_paise >= 100),
      starts_at timestamptz not null,
      asked_by text not null,
      approved_by text not null,
      reason text not null,
      created_at timestamptz not null,
      applied_at timestamptz,
      cancelled_at timestamptz,
      check (applied_at is null or cancelled_at is null)
    )`,
    'create index plan_price_changes_of_plan on plan_price_changes (plan_id, id)',
    `create index plan_price_changes_due on plan_price_changes (starts_at)
      where applied_at is null and cancelled_at is null`,

    // The code of a coupon that has ended can be used again.
    'drop index coupons_code',
    'create unique index coupons_code on coupons (upper(code)) where active',
    'create index coupons_by_end on coupons (ends_at, id)',

    // Who does what of the work that waits.
    `create table staff_claims (
      kind text not null,
      target_id integer not null,
      staff_id integer not null references staff,
      claimed_at timestamptz not null,
      primary key (kind, target_id)
    )`,
    'create index staff_claims_of_staff on staff_claims (staff_id)',

    // Figures of a month, and the services that are due.
    `create index application_steps_hired on application_steps (at) where stage = 'Hired'`,
    `create index service_items_not_completed on service_items (id) where status <> 'Completed'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
