import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Companies whose details changed: their live vacancies are to be screened again, from `after_vacancy` on.
  await sql`
    create table company_screenings (
      company_id integer primary key references companies on delete cascade,
      queued_at timestamptz not null,
      after_vacancy integer not null default 0
    )`.execute(db);
}
