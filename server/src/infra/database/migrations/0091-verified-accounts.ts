import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '../migration/create-index-concurrently.ts';

export const isTransactional = false;

/** For the job that confirms by mail what was applied for before the address was verified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, {
    name: 'accounts_by_verification',
    on: 'accounts (email_verified_at) where email_verified_at is not null',
  });
}
