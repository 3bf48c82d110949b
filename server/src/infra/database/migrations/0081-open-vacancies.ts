import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '../migration/create-index-concurrently.ts';

export const isTransactional = false;

// Closing all vacancies of a source or a company first counts those that are open: of a source with half a million vacancies
// without reading them.
const indexes = [
  { name: 'vacancies_open_of_source', on: `vacancies (source, id) where status in ('live', 'paused')` },
  { name: 'vacancies_open_of_company', on: `vacancies (company_id, id) where status in ('live', 'paused')` },
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of indexes) await createIndexConcurrently(db, index);
}
