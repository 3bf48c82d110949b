import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table interviews add column staff_reminded_at timestamptz`.execute(db);
}
