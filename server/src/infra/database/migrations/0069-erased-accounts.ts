import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '../migration/create-index-concurrently.ts';

export const isTransactional = false;

/** The journal of erasures beside the backups reads the newest every few seconds. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  createIndexConcurrently(db, { name: 'accounts_erased', on: 'accounts (deleted_at) where deleted_at is not null' });
