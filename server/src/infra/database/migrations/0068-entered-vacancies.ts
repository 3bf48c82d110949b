import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '../migration/create-index-concurrently.ts';

export const isTransactional = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  // How many vacancies a company has entered within a day.
  await createIndexConcurrently(db, {
    name: 'vacancies_entered',
    on: 'vacancies (company_id, entered_at) where entered_at is not null',
  });
}
