import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { endOutdatedChecks } from '../vacancy-checks/index.ts';
import { indexVacancies } from './index-vacancies.ts';
import { passLiveGate, screenAndPause } from './pass-live-gate.ts';
import {
  deleteCompanyScreening,
  findQueuedCompany,
  listLiveOfCompany,
  lockCompanyScreening,
  queueCompanyScreenings,
  setScreenedUntil,
} from './screen-company.queries.ts';
import type { Reason } from './status-reason.ts';

/** More live vacancies of a company are left to the job, so that a change of it takes less than about a second. */
export const SCREENING_BATCH_SIZE = 200;

/** Result of screening the live vacancies of a company. */
export interface CompanyScreening {
  /** Live vacancies that are paused now. */
  held: number;
  /** Live vacancies that the job `screen-companies` screens within minutes; 0 when they are screened. */
  later: number;
}

/**
 * Screens and indexes the live vacancies of a company again, within the transaction that changed it: postings are judged by
 * the name and website of their company. Checks that vouched for what has changed end. With more than
 * `SCREENING_BATCH_SIZE` they are indexed, and screened by the job.
 */
export async function screenCompany(tx: Db, companyId: number, reason: Reason, now: Date): Promise<CompanyScreening> {
  await endOutdatedChecks(tx, { companyId }, now);
  const ids = await listLiveOfCompany(tx, companyId, 0, SCREENING_BATCH_SIZE + 1);
  if (ids.length <= SCREENING_BATCH_SIZE) {
    const { paused } = await passLiveGate(tx, { changed: ids }, reason, now);
    return { held: paused.length, later: 0 };
  }
  await queueCompanyScreenings(tx, [companyId], now);
  let later = 0;
  for (let after = 0; ; ) {
    const batch = await listLiveOfCompany(tx, companyId, after, SCREENING_BATCH_SIZE);
    if (batch.length === 0) return { held: 0, later };
    await indexVacancies(tx, batch);
    later += batch.length;
    after = batch.at(-1) as number;
  }
}

/** Screens the live vacancies of companies that changed. Each batch is one transaction with its progress. */
export async function screenQueuedCompanies({ db, clock }: AppContext): Promise<void> {
  const reason: Reason = { cause: 'company changed', actor: 'system' };
  for (let skipped = 0; ; ) {
    const companyId = await findQueuedCompany(db, skipped);
    if (companyId === undefined) return;
    skipped = companyId;
    for (let isDone = false; !isDone; )
      isDone = await db.transaction().execute(async (tx) => {
        const after = await lockCompanyScreening(tx, companyId);
        if (after === undefined) return true;
        const ids = await listLiveOfCompany(tx, companyId, after, SCREENING_BATCH_SIZE);
        await screenAndPause(tx, ids, reason, clock.now());
        const last = ids.at(-1);
        if (last === undefined) await deleteCompanyScreening(tx, companyId);
        else await setScreenedUntil(tx, companyId, last);
        return last === undefined;
      });
  }
}
