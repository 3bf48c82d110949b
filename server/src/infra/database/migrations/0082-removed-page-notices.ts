import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Vacancies that were closed as frauds, of whose pages search engines are to be told from `due_at` on.
  await sql`
    create table removed_page_notices (
      vacancy_id integer primary key references vacancies on delete cascade,
      due_at timestamptz not null,
      attempts smallint not null default 0
    )`.execute(db);
  await sql`create index removed_page_notices_due on removed_page_notices (due_at)`.execute(db);
}
