import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      drop constraint messages_channel_check,
      add constraint messages_channel_check check (channel in ('mail', 'sms', 'whatsapp')) not valid`.execute(db);
}
