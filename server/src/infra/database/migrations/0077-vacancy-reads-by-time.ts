import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '../migration/create-index-concurrently.ts';

export const isTransactional = false;

// What was opened long ago is deleted every hour.
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, { name: 'vacancy_reads_by_time', on: 'vacancy_reads (read_at)' });
}
