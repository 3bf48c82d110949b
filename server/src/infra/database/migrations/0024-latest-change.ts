import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '../migration/create-index-concurrently.ts';

export const isTransactional = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  // The latest change is read every few minutes and by search engines, also among millions of vacancies.
  await createIndexConcurrently(db, { name: 'vacancies_latest_change', on: 'vacancies (updated_at)' });
}
