import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A payment can have several partial refunds, each with its credit note.
  const statements = [
    'alter table refunds add column number integer not null default 1 check (number > 0)',
    'alter table refunds drop constraint refunds_purchase_id_payment_id_key',
    'alter table refunds add constraint refunds_number_key unique (purchase_id, payment_id, number)',
    'alter table invoices drop constraint invoices_purchase_id_kind_key',
    "create unique index invoices_one_per_purchase on invoices (purchase_id) where kind = 'invoice'",
    'create index invoices_of_purchase on invoices (purchase_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
