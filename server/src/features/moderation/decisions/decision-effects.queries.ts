import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { RELATED_DAYS } from '../../screening/index.ts';

export interface FindingOutcome {
  id: number;
  outcome: 'undecided' | 'right' | 'wrong';
}

/**
 * Sets the outcome of the findings of a case, and of those of its vacancy that no case has decided.
 * @returns the outcomes before
 */
export async function setFindingOutcomes(
  tx: Db,
  vacancyId: number,
  { caseId, outcome, exceptIds }: { caseId: number; outcome: 'right' | 'wrong'; exceptIds: readonly number[] },
): Promise<FindingOutcome[]> {
  const other = outcome === 'right' ? 'wrong' : 'right';
  const { rows } = await sql<FindingOutcome>`
    with known as (
      select id, outcome from screening_findings
      where vacancy_id = ${vacancyId} and (outcome = 'undecided' or case_id = ${caseId}) order by id for update
    )
    update screening_findings
    set outcome = case when known.id = any(${[...exceptIds]}::bigint[]) then ${other} else ${outcome} end,
      case_id = coalesce(case_id, ${caseId})
    from known where screening_findings.id = known.id returning known.id, known.outcome`.execute(tx);
  return rows;
}

/** Gives findings the outcomes that they had before. */
export async function restoreFindingOutcomes(tx: Db, findings: readonly FindingOutcome[]): Promise<void> {
  await sql`
    update screening_findings set outcome = given.outcome
    from jsonb_to_recordset(${JSON.stringify(findings)}::text::jsonb) as given (id bigint, outcome text)
    where screening_findings.id = given.id`.execute(tx);
}

/** Live and paused vacancies of a company, or those of other statuses: those with an undecided case first, then the newest. */
export async function listOpenVacancies(
  tx: Db,
  companyId: number,
  limit: number,
  statuses: readonly ('live' | 'paused' | 'draft')[] = ['live', 'paused'],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from vacancies v where company_id = ${companyId} and status = any(${[...statuses]}::text[])
    order by exists (select from moderation_cases where vacancy_id = v.id and state in ('open', 'asked')) desc, id desc
    limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those of the vacancies that have an undecided case. */
export async function listWithUndecidedCase(tx: Db, vacancyIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('moderation_cases')
    .select('vacancy_id')
    .where(sql<boolean>`vacancy_id = any(${[...vacancyIds]}::int[])`)
    .where('state', 'in', ['open', 'asked'])
    .execute();
  return new Set(rows.map(({ vacancy_id }) => vacancy_id));
}

/** Condition: an upheld fraud of the company of the case `m`, of another case, needs that staff look at it. */
export const hasRelatedFraud = (exceptCaseId: RawBuilder<number>) => sql<boolean>`exists (
  select from moderation_cases fraud
  where fraud.company_id = m.company_id and fraud.state = 'upheld' and fraud.id <> ${exceptCaseId}
    and fraud.decided_at >= m.opened_at - make_interval(days => ${RELATED_DAYS}))`;

/**
 * Deletes the cases that a fraud opened, or that were opened for vacancies of its company since it was upheld, unless someone has
 * touched them or another fraud of the company needs them.
 * @param ids those that its decision opened
 */
export async function deleteUntouchedCases(
  tx: Db,
  ids: readonly number[],
  fraud: { caseId: number; companyId: number; upheldAt: Date },
): Promise<void> {
  await sql`
    delete from moderation_cases m
    where (id = any(${[...ids]}::int[]) or (company_id = ${fraud.companyId} and opened_at >= ${fraud.upheldAt}::timestamptz))
      and id <> ${fraud.caseId} and state = 'open' and causes = '{related}'
      and not exists (select from moderation_decisions where case_id = m.id)
      and not exists (select from staff_claims where kind = 'moderation-case' and target_id = m.id)
      and not ${hasRelatedFraud(sql`${fraud.caseId}::int`)}`.execute(tx);
}

/** Whether another case of the vacancy is to be decided. */
export async function hasOtherUndecidedCase(tx: Db, vacancyId: number, caseId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('moderation_cases')
    .select('id')
    .where('vacancy_id', '=', vacancyId)
    .where('id', '<>', caseId)
    .where('state', 'in', ['open', 'asked'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the fingerprints of a case out of use. */
export async function removeFingerprints(tx: Db, caseId: number, now: Date): Promise<void> {
  await tx
    .updateTable('fraud_fingerprints')
    .set({ removed_at: now })
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Puts the fingerprints of a case into use again that were taken out at an instant. */
export async function restoreFingerprints(tx: Db, caseId: number, removedAt: Date): Promise<void> {
  await tx
    .updateTable('fraud_fingerprints')
    .set({ removed_at: null })
    .where('case_id', '=', caseId)
    .where('removed_at', '=', removedAt)
    .execute();
}

/** Ends the claim of a case that is decided. @returns who had claimed it */
export async function deleteClaim(tx: Db, caseId: number): Promise<number | null> {
  const row = await tx
    .deleteFrom('staff_claims')
    .where('kind', '=', 'moderation-case')
    .where('target_id', '=', caseId)
    .returning('staff_id')
    .executeTakeFirst();
  return row?.staff_id ?? null;
}

/** Claims a case again after an undo. */
export async function restoreClaim(tx: Db, caseId: number, staffId: number, now: Date): Promise<void> {
  await tx
    .insertInto('staff_claims')
    .values({ kind: 'moderation-case', target_id: caseId, staff_id: staffId, claimed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
