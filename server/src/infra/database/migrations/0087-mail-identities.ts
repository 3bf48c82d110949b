import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '../migration/create-index-concurrently.ts';

export const isTransactional = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  // Spellings that reach one mailbox have one identity, as in lib/text/to-mail-identity.ts. A function, because the limits also
  // compare addresses that are stored.
  await sql
    .raw(`create or replace function mail_identity(email text) returns text
    language plpgsql immutable strict parallel safe as $$
    declare
      address text := lower(normalize(btrim(email, E' \\t\\n\\r'), NFKC));
      mailbox text := split_part(regexp_replace(address, '@[^@]*$', ''), '+', 1);
      domain text := substring(address from '@([^@]*)$');
    begin
      if domain is null or mailbox = '' then return address; end if;
      if domain in ('gmail.com', 'googlemail.com') then return replace(mailbox, '.', '') || '@gmail.com'; end if;
      return mailbox || '@' || domain;
    end $$`)
    .execute(db);
  await createIndexConcurrently(db, {
    name: 'messages_by_mail_identity',
    on: 'messages (mail_identity(recipient), created_at)',
  });
}
