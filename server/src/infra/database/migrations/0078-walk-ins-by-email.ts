import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '../migration/create-index-concurrently.ts';

export const isTransactional = false;

// Walk-ins name an address, also cancelled ones, which the unique index leaves out.
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, { name: 'walk_ins_by_email', on: 'walk_ins (lower(email))' });
}
