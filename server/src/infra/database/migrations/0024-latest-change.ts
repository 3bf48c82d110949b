import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The latest change is read every few minutes and by search engines, also among millions of vacancies.
  await sql`create index vacancies_latest_change on vacancies (updated_at)`.execute(db);
}
