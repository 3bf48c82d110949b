import { sql } from 'kysely';
import type { Backfill } from './backfill.ts';

/**
 * When applications were first answered, for those from before migration 0045; a trigger keeps the others. Until it is
 * complete, the figures of a month count fewer answers.
 */
export const applicationAnswers: Backfill = {
  name: 'application-answers',
  table: 'applications',
  key: 'id',
  batchSize: 2_000,
  async rewrite(tx, { after, to }) {
    await sql`
      with answered as (
        select id, first_answer(id, applied_at) as at from applications
        where id > ${after} and id <= ${to} and answered_at is null
          and id in (
            select application_id from application_steps
            where application_id > ${after} and application_id <= ${to}
              and status in ('Shortlisted', 'Interview', 'Not selected')
          )
        for no key update of applications
      )
      update applications set answered_at = answered.at from answered
      where applications.id = answered.id and answered.at is not null`.execute(tx);
  },
};
