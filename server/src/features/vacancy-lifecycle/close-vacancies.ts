import type { AppContext } from '../../app-context.ts';
import { recordStatusChanges, removeFromSearch } from './change-vacancy-status.queries.ts';
import { type Closing, lockOpenVacancies, setClosed } from './close-vacancies.queries.ts';
import type { Reason } from './status-reason.ts';

/** Vacancies closed per transaction. */
const BATCH_SIZE = 500;

/** Closes all live and paused vacancies of a company, in batches. Returns their number. */
export async function closeCompanyVacancies(
  { db, clock }: AppContext,
  companyId: number,
  reason: Reason,
  closing: Closing,
): Promise<number> {
  let total = 0;
  for (const from of ['live', 'paused'] as const)
    for (let closed = BATCH_SIZE; closed === BATCH_SIZE; total += closed) {
      closed = await db.transaction().execute(async (tx) => {
        const now = clock.now();
        const ids = await lockOpenVacancies(tx, companyId, from, BATCH_SIZE);
        await setClosed(tx, ids, closing, now);
        await recordStatusChanges(tx, ids, from, 'closed', reason, now);
        await removeFromSearch(tx, ids);
        return ids.length;
      });
    }
  return total;
}
