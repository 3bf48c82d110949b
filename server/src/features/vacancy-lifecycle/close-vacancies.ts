import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { setKeptFromLive } from '../screening/index.ts';
import { recordStatusChanges, removeFromSearch } from './change-vacancy-status.queries.ts';
import {
  type Closing,
  clearClosings,
  lockClosedTogether,
  lockOpenVacancies,
  type OpenVacancy,
  setClosed,
  type VacancyScope,
} from './close-vacancies.queries.ts';
import { setStatuses } from './pass-live-gate.queries.ts';
import { passLiveGate } from './pass-live-gate.ts';
import type { Reason } from './status-reason.ts';

/** Vacancies closed per statement, and per transaction where there is a choice. */
const BATCH_SIZE = 500;

const idsOf = (vacancies: readonly OpenVacancy[], status: OpenVacancy['status']): number[] =>
  vacancies.filter((vacancy) => vacancy.status === status).map(({ id }) => id);

/** Closes live and paused vacancies that are locked, in batches, within the caller's transaction. */
export async function closeLocked(
  tx: Db,
  vacancies: readonly OpenVacancy[],
  reason: Reason,
  closing: Closing,
  now: Date,
): Promise<void> {
  for (let at = 0; at < vacancies.length; at += BATCH_SIZE) {
    const batch = vacancies.slice(at, at + BATCH_SIZE);
    const ids = batch.map(({ id }) => id);
    await setClosed(tx, ids, closing, now);
    for (const from of ['live', 'paused'] as const)
      await recordStatusChanges(tx, idsOf(batch, from), from, 'closed', reason, now);
    await removeFromSearch(tx, ids);
  }
}

/** Closes all live and paused vacancies of a company, in batches. Returns their number. */
export async function closeCompanyVacancies(
  { db, clock }: AppContext,
  companyID: number,
  reason: Reason,
  closing: Closing,
): Promise<number> {
  let total = 0;
  for (let closed = BATCH_SIZE; closed === BATCH_SIZE; total += closed) {
    closed = await db.transaction().execute(async (tx) => {
      const vacancies = await lockOpenVacancies(tx, { companyID }, BATCH_SIZE);
      await closeLocked(tx, vacancies, reason, closing, clock.now());
      return vacancies.length;
    });
  }
  return total;
}

/** What undoing a closing of many vacancies did; `lastId` is undefined when none was left. */
export interface ReopenedTogether {
  reopened: number;
  paused: number;
  skipped: number;
  lastId: number | undefined;
}

/**
 * Undoes closing vacancies together, at most `limit` after an id, within the caller's transaction: each is again what it was,
 * or paused when screening holds it. Those of blocked companies, and those that a moderation decision closed, stay closed.
 */
export async function reopenClosedTogether(
  tx: Db,
  scope: VacancyScope,
  closing: { notifyAfter: Date; afterId: number; limit: number },
  reason: Reason,
  now: Date,
): Promise<ReopenedTogether> {
  const found = await lockClosedTogether(tx, scope, closing);
  const vacancies = found.filter(({ isLeftOut }) => !isLeftOut);
  await clearClosings(
    tx,
    vacancies.map(({ id }) => id),
  );
  const live = idsOf(vacancies, 'live');
  const { refused } = await passLiveGate(tx, { toLive: live }, reason, now);
  const held = live.filter((id) => refused.has(id));
  await setKeptFromLive(tx, held);
  const paused = [...held, ...idsOf(vacancies, 'paused')];
  await setStatuses(tx, paused, 'paused', now);
  await recordStatusChanges(tx, paused, 'closed', 'paused', reason, now);
  return {
    reopened: vacancies.length,
    paused: held.length,
    skipped: found.length - vacancies.length,
    lastId: found.length === closing.limit ? found.at(-1)?.id : undefined,
  };
}
