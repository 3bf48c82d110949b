import { CREDIT_RETURN_HOURS, type CreditUse } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { HOUR_MS } from '../../../lib/clock.ts';

/** Maximum number of uses in one reply. */
const MAX_USES = 200;

/** First instant of uses that can be returned now. */
const returnableSince = (now: Date) => new Date(now.getTime() - CREDIT_RETURN_HOURS * HOUR_MS);

/** Lists the credits that the priority listing of an account has used, last first. */
export async function listCreditUses(db: Db, accountId: number, now: Date): Promise<CreditUse[]> {
  const { rows } = await sql<CreditUse & { spentOn: Date; openedOn: Date | null; returnedOn: Date | null }>`
    select listed.id as "creditUseID", vacancies.id as "vacancyID", vacancies.title as "jobTitle",
      companies.name as "orgName", vacancies.kind = 'manual' as "isManualPostedJob", listed.listed_at as "spentOn",
      listed.matches as reasons, read.read_at as "openedOn", listed.returned_at as "returnedOn",
      ${canReturn(now)} as "canReturn"
    from priority_listings listed
      join vacancies on vacancies.id = listed.vacancy_id join companies on companies.id = vacancies.company_id
      join purchased_plans on purchased_plans.id = listed.purchased_plan_id
      left join vacancy_reads read on read.account_id = listed.account_id and read.vacancy_id = listed.vacancy_id
    where listed.account_id = ${accountId}
    order by listed.listed_at desc, listed.id desc limit ${MAX_USES}`.execute(db);
  return rows.map((row) => ({
    ...row,
    spentOn: row.spentOn.toISOString(),
    openedOn: row.openedOn?.toISOString() ?? null,
    returnedOn: row.returnedOn?.toISOString() ?? null,
  }));
}

/**
 * SQL condition: the use `listed` of the grant `purchased_plans` is recent, of a plan that was not refunded, and not
 * applied to.
 */
const canReturn = (now: Date) => sql<boolean>`(
  listed.returned_at is null and listed.listed_at > ${returnableSince(now)} and purchased_plans.ended_at is null
  and not exists (select from applications
    where applications.account_id = listed.account_id and applications.vacancy_id = listed.vacancy_id))`;

/**
 * Returns a credit to its grant, once.
 * @returns how it is now; undefined when the account has no such use
 */
export async function markReturned(
  tx: Db,
  accountId: number,
  creditUseId: number,
  now: Date,
): Promise<'returned' | 'kept' | undefined> {
  const { rows: uses } = await sql<{ returned: boolean; canReturn: boolean; grantId: number }>`
    select listed.returned_at is not null as returned, ${canReturn(now)} as "canReturn",
      purchased_plans.id as "grantId"
    from priority_listings listed join purchased_plans on purchased_plans.id = listed.purchased_plan_id
    where listed.id = ${creditUseId} and listed.account_id = ${accountId}
    for update of listed, purchased_plans`.execute(tx);
  const [use] = uses;
  if (!use) return undefined;
  if (use.returned) return 'returned';
  if (!use.canReturn) return 'kept';
  await tx.updateTable('priority_listings').set({ returned_at: now }).where('id', '=', creditUseId).execute();
  await tx
    .updateTable('purchased_plans')
    .set({ vacancies_used: sql`greatest(vacancies_used - 1, 0)` })
    .where('id', '=', use.grantId)
    .execute();
  return 'returned';
}
