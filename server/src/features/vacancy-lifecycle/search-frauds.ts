import type { AppContext } from '../../app-context.ts';
import {
  deleteFraudSearch,
  findQueuedFraud,
  findRepeats,
  lockFraudSearch,
  setSearchedUntil,
} from '../screening/index.ts';
import { screenAndPause } from './pass-live-gate.ts';
import type { Reason } from './status-reason.ts';

/** Live vacancies that are compared in one transaction. */
const BATCH_SIZE = 500;

/**
 * Searches the live vacancies for those that repeat frauds upheld since the last run: they are screened again, and hidden
 * until staff decide. Each batch is one transaction with its progress, so a killed process loses at most one.
 */
export async function searchQueuedFrauds({ db, clock }: AppContext): Promise<void> {
  const reason: Reason = { cause: 'repeats a fraud', actor: 'system' };
  for (let done = 0; ; ) {
    const caseId = await findQueuedFraud(db, done);
    if (caseId === undefined) return;
    done = caseId;
    for (let isDone = false; !isDone; )
      isDone = await db.transaction().execute(async (tx) => {
        const after = await lockFraudSearch(tx, caseId);
        if (after === undefined) return true;
        const { repeats, last } = await findRepeats(tx, caseId, after, BATCH_SIZE);
        await screenAndPause(tx, repeats, reason, clock.now());
        if (last === undefined) await deleteFraudSearch(tx, caseId);
        else await setSearchedUntil(tx, caseId, last);
        return last === undefined;
      });
  }
}
