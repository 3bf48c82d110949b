import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { closeAsFraud, type OutsideDecision } from './close-as-fraud.ts';
import {
  deleteFraudClosing,
  insertFraudClosing,
  listWithoutUpheldCase,
  lockFraudClosing,
} from './close-company-as-fraud.queries.ts';
import { listOpenVacancies } from './decision-effects.queries.ts';

/** Vacancies of a company that are decided with its block; more are closed at once too, and decided by the job. */
const DECISION_BATCH_SIZE = 200;
/** Vacancies that the job decides per transaction. */
const JOB_BATCH_SIZE = 50;

/**
 * Closes the open vacancies of a blocked company as frauds in the caller's transaction: those with a moderation case first,
 * then the newest. Of more than 200 the caller closes the rest as frauds; the job `decide-frauds` upholds a case of each.
 * @returns how many were closed
 */
export async function closeCompanyAsFraud(
  tx: Db,
  companyId: number,
  outside: Omit<OutsideDecision, 'origin'>,
  now: Date,
  batchSize = DECISION_BATCH_SIZE,
): Promise<number> {
  const open = await listOpenVacancies(tx, companyId, batchSize);
  for (const vacancyId of open) await closeAsFraud(tx, vacancyId, { ...outside, origin: 'company' }, now);
  if (open.length === batchSize) await insertFraudClosing(tx, companyId, outside, now);
  return open.length;
}

/**
 * Upholds a case of each vacancy that was closed with its blocked company and has none. A batch is one transaction, and what is
 * left to do is read from the vacancies: after a crash the next run continues where it stopped. It ends when the company is no
 * longer blocked, and does not repeat what staff have undone.
 */
export async function decideFrauds({ db, clock }: AppContext, batchSize = JOB_BATCH_SIZE): Promise<void> {
  for (let more = true; more; )
    more = await db.transaction().execute(async (tx) => {
      const closing = await lockFraudClosing(tx);
      if (!closing) return false;
      const vacancies = await listWithoutUpheldCase(tx, closing, batchSize);
      const outside: OutsideDecision = { ...closing, origin: 'company' };
      for (const vacancyId of vacancies) await closeAsFraud(tx, vacancyId, outside, clock.now());
      if (vacancies.length < batchSize) await deleteFraudClosing(tx, closing.companyId);
      return true;
    });
}
