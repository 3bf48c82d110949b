import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Companies whose details changed: their live vacancies are to be screened again, from `after_vacancy` on.
    `create table company_screenings (
      company_id integer primary key references companies on delete cascade,
      queued_at timestamptz not null,
      after_vacancy integer not null default 0
    )`,
    `alter table staff
      add column suspended_at timestamptz,
      add column suspended_until timestamptz,
      add column suspension_reason text not null default '',
      add column suspended_by text not null default '',
      add check ((suspended_at is null) = (suspended_until is null))`,
    // Who agreed on a price: the audit log names them when its day comes. Unknown of earlier ones, which have the names.
    `alter table plan_price_changes
      add column asked_by_id integer references staff,
      add column approved_by_id integer references staff`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
