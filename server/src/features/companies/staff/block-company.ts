import { DECISION_UNDO_MS } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { closeCompanyAsFraud, deleteFraudClosing } from '../../moderation/index.ts';
import { closeCompanyVacancies } from '../../vacancy-lifecycle/index.ts';
import { lockCompanies, updateCompany } from './change-company.queries.ts';

/** Applicants are notified after this time, as after closing vacancies. */
const UNDO_MS = 10 * 60_000;

/**
 * Blocks a company: its live and paused vacancies close, and none can become live. Those of a fraud close as if their
 * moderation cases were upheld.
 * @throws {CallError} not_found; conflict when it is blocked or was merged
 */
export async function blockCompany(
  { db, clock, ...context }: AppContext,
  { companyID, reason, isFraud }: { companyID: number; reason: string; isFraud: boolean },
  { by, staffId }: { by: string; staffId: number | undefined },
): Promise<{ closed: number }> {
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const [company] = await lockCompanies(tx, [companyID]);
    if (!company) throw new CallError('not_found', 'There is no company with this number.');
    if (company.merged_into !== null) throw new CallError('conflict', 'This company was merged. Block the other one.');
    if (company.blocked_at !== null) throw new CallError('conflict', 'This company is blocked already.');
    await updateCompany(tx, companyID, { blocked_at: now, blocked_cause: reason });
    const cause = `company blocked: ${reason}`;
    const decided = isFraud ? await closeCompanyAsFraud(tx, companyID, { cause, reason, by, staffId }, now) : 0;
    const undoMs = isFraud ? DECISION_UNDO_MS : UNDO_MS;
    const closing = { notifyAfter: new Date(now.getTime() + undoMs), isFraud };
    const rest = await closeCompanyVacancies({ ...context, clock, db: tx }, companyID, { cause, actor: by }, closing);
    return { closed: decided + rest };
  });
}

/**
 * Ends the block of a company. Its closed vacancies stay closed; no more of them are decided as frauds.
 * @throws {CallError} not_found; conflict when it is not blocked
 */
export async function unblockCompany({ db }: AppContext, companyID: number): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    const [company] = await lockCompanies(tx, [companyID]);
    if (!company) throw new CallError('not_found', 'There is no company with this number.');
    if (company.blocked_at === null) throw new CallError('conflict', 'This company is not blocked.');
    await updateCompany(tx, companyID, { blocked_at: null, blocked_cause: '' });
    await deleteFraudClosing(tx, companyID);
    return `${company.name} is no longer blocked. Its closed vacancies stay closed.`;
  });
}
