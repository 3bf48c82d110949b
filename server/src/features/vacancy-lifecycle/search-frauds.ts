import { DECISION_UNDO_MS } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { deleteFraudSearches, findRepeats, lockFraudSearches, setSearchedUntil } from '../screening/index.ts';
import { screenAndPause } from './pass-live-gate.ts';
import type { Reason } from './status-reason.ts';

/** Vacancies that are compared in one transaction. */
const BATCH_SIZE = 500;
/** Frauds that are searched for in one pass: a blocked company can have thousands. */
const MAX_FRAUDS = 200;

/**
 * Searches live and paused vacancies and drafts for those that repeat frauds upheld since the last run, whose decisions can no
 * longer be undone: they are screened again, live ones are hidden until staff decide, and the case of one that is not live says
 * what was found before it can be. All these frauds share one pass. Each batch is one transaction with its
 * progress, so a killed process loses at most one.
 */
export async function searchQueuedFrauds({ db, clock }: AppContext, batchSize = BATCH_SIZE): Promise<void> {
  const reason: Reason = { cause: 'repeats a fraud', actor: 'system' };
  for (let more = true; more; )
    more = await db.transaction().execute(async (tx) => {
      const now = clock.now();
      const searches = await lockFraudSearches(tx, { now, undoMs: DECISION_UNDO_MS }, MAX_FRAUDS);
      if (searches.length === 0) return false;
      const caseIds = searches.map(({ caseId }) => caseId);
      // Those that an interrupted run has searched further are compared once more, which finds nothing new.
      const after = Math.min(...searches.map((search) => search.after));
      const { repeats, last } = await findRepeats(tx, caseIds, after, batchSize);
      await screenAndPause(tx, repeats, reason, now);
      if (last === undefined) await deleteFraudSearches(tx, caseIds);
      else await setSearchedUntil(tx, caseIds, last);
      return true;
    });
}
