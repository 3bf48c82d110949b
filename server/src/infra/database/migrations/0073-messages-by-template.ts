import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '../migration/create-index-concurrently.ts';

export const isTransactional = false;

// The messages of a template, newest first, and how many of them are in each state.
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, { name: 'messages_by_template', on: 'messages (template, state, id desc)' });
}
