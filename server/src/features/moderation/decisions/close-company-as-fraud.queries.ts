import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { OutsideDecision } from './close-as-fraud.ts';

type Outside = Omit<OutsideDecision, 'origin'>;

/** Queues the vacancies of a blocked company that have closed as frauds, to be decided. */
export async function insertFraudClosing(tx: Db, companyId: number, outside: Outside, now: Date): Promise<void> {
  const { cause, reason, by: actor, staffId } = outside;
  const row = { cause, reason, actor, staff_id: staffId ?? null, queued_at: now };
  await tx
    .insertInto('fraud_closings')
    .values({ company_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute();
}

/** A company whose vacancies are to be decided. */
export interface FraudClosing extends Outside {
  companyId: number;
  queuedAt: Date;
}

/** Locks the blocked company that has waited longest; concurrent instances get different ones. */
export async function lockFraudClosing(tx: Db): Promise<FraudClosing | undefined> {
  const row = await tx
    .selectFrom('fraud_closings')
    .selectAll()
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('companies')
          .select('id')
          .whereRef('companies.id', '=', 'fraud_closings.company_id')
          .where('blocked_at', 'is not', null),
      ),
    )
    .orderBy('queued_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return (
    row && {
      ...{ companyId: row.company_id, queuedAt: row.queued_at, cause: row.cause, reason: row.reason },
      ...{ by: row.actor, staffId: row.staff_id ?? undefined },
    }
  );
}

/**
 * Vacancies of a company that closed as frauds without the decision of a case, newest first; without those whose decision staff
 * have undone since the company was queued.
 */
export async function listWithoutUpheldCase(
  tx: Db,
  { companyId, queuedAt }: FraudClosing,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from vacancies v where company_id = ${companyId} and ended_as_fraud
      and not exists (select from moderation_cases where vacancy_id = v.id and state = 'upheld')
      and not exists (
        select from moderation_decisions join moderation_cases on moderation_cases.id = case_id
        where vacancy_id = v.id and decision = 'undo' and at >= ${queuedAt}::timestamptz)
    order by id desc limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Takes a company from the queue. */
export async function deleteFraudClosing(tx: Db, companyId: number): Promise<void> {
  await tx.deleteFrom('fraud_closings').where('company_id', '=', companyId).execute();
}
