import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A count beside each precomputed suggestion; filled by the next rebuild of the vocabulary.
  await sql`alter table search_beginnings add column counts integer[] not null default '{}'`.execute(db);
}
