import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Blocked companies of which more vacancies have closed as frauds than one transaction can decide: each gets its case later.
  await sql`
    create table fraud_closings (
      company_id integer primary key references companies on delete cascade,
      cause text not null,
      reason text not null,
      actor text not null,
      staff_id integer references staff,
      queued_at timestamptz not null
    )`.execute(db);
}
