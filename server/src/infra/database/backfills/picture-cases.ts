import { sql } from 'kysely';
import type { Backfill } from './backfill.ts';

/**
 * Moderation cases of the pictures from before migration 0086, with the claims of those that wait; a trigger keeps the
 * others. Until it is complete, the queue has fewer pictures.
 */
export const pictureCases: Backfill = {
  name: 'picture-cases',
  table: 'pictures',
  key: 'id',
  batchSize: 1_000,
  async rewrite(tx, { after, to }) {
    await sql`
      insert into picture_cases (account_id, picture_id, state, opened_at, due_at, decided_at)
      select account_id, id, case status when 'Pending' then 'open' else lower(status) end, uploaded_at,
        picture_due_at(uploaded_at), reviewed_at
      -- Locked, so that a picture that is reviewed or deleted meanwhile has its case before.
      from (select * from pictures where id > ${after} and id <= ${to} order by id for no key update) batch
      order by id
      on conflict (picture_id) do nothing`.execute(tx);
    await sql`
      update staff_claims set kind = 'moderation-case', target_id = picture_cases.id
      from picture_cases
      where kind = 'picture' and target_id > ${after} and target_id <= ${to}
        and picture_id = target_id and state = 'open'`.execute(tx);
  },
};
