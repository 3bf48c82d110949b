import type { AppContext } from '../../../app-context.ts';
import type { RecordAction } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { screenCompany } from '../../vacancy-lifecycle/index.ts';
import {
  claimMerge,
  insertMerge,
  lockCompanies,
  moveBack,
  moveNames,
  moveNamesBack,
  moveVacancies,
  updateCompany,
} from './change-company.queries.ts';
import { describeScreening } from './describe-screening.ts';

/**
 * Makes two companies one: the vacancies move and are screened again, and imports with the other name belong to the one that
 * stays.
 * @throws {CallError} not_found; conflict when it is the same, one was merged before, or one is blocked
 */
export async function mergeCompanies(
  { db, clock }: AppContext,
  { companyID, intoID }: { companyID: number; intoID: number },
  by: string,
): Promise<{ mergeID: number; vacancies: number; screening: string }> {
  if (companyID === intoID) throw new CallError('conflict', 'Choose two different companies.');
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const companies = await lockCompanies(tx, [companyID, intoID]);
    if (companies.length < 2) throw new CallError('not_found', 'There is no company with this number.');
    if (companies.some((company) => company.merged_into !== null))
      throw new CallError('conflict', 'One of them was merged before. Reload the list.');
    if (companies.some((company) => company.blocked_at !== null))
      throw new CallError('conflict', 'One of them is blocked. Unblock it first.');
    const vacancyIds = await moveVacancies(tx, companyID, intoID, now);
    await moveNames(tx, companyID, intoID);
    await updateCompany(tx, companyID, { merged_into: intoID });
    const mergeID = await insertMerge(tx, { companyId: companyID, intoId: intoID, vacancyIds, by, now });
    const screening = await screenCompany(tx, intoID, { cause: 'company merged', actor: by }, now);
    return { mergeID, vacancies: vacancyIds.length, screening: describeScreening(screening) };
  });
}

/**
 * Undoes a merge: vacancies that moved and still belong to the company go back. Later ones stay.
 * @throws {CallError} not_found; conflict when the company that it was merged into was merged itself
 */
export async function undoMerge(
  { db, clock }: AppContext,
  mergeId: number,
  by: string,
  recordAction: RecordAction,
): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const merge = await claimMerge(tx, mergeId, now);
    if (!merge) throw new CallError('not_found', 'This merge was undone before.');
    const { companyId, intoId, vacancyIds } = merge;
    const companies = await lockCompanies(tx, [companyId, intoId]);
    const source = companies.find(({ id }) => id === companyId);
    if (source?.merged_into !== intoId)
      throw new CallError('conflict', 'The company was merged again since. Undo that merge first.');
    await updateCompany(tx, companyId, { merged_into: null });
    await moveNamesBack(tx, intoId, companyId);
    const moved = await moveBack(tx, vacancyIds, intoId, companyId, now);
    const screening = await screenCompany(tx, companyId, { cause: 'merge undone', actor: by }, now);
    await recordAction(tx, {
      target: { kind: 'company', id: companyId },
      before: { merged_into: intoId },
      after: { merged_into: null },
    });
    const done = `${source.name} is a company of its own again, with ${moved.length} vacancies.`;
    return `${done} ${describeScreening(screening)}`.trim();
  });
}
