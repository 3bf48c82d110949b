import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Whether any vacancy changed is asked every few minutes, and by search engines, of millions of vacancies too.
  await sql`create index vacancies_latest_change on vacancies (updated_at)`.execute(db);
}
