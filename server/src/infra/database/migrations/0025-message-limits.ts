import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Each queued message counts the recent ones to its address and of its account; the second also serves the erasure.
  await sql`create index messages_by_recipient on messages (lower(recipient), created_at)`.execute(db);
  await sql`create index messages_by_account on messages (account_id, created_at) where account_id is not null`.execute(
    db,
  );
}
