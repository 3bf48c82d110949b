import { type ApplicantsOutcome, MOVE_DELAY_MS } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { hasReached } from '../../../infra/database/is-reached.ts';
import { joinTransaction } from '../../../infra/database/join-transaction.ts';
import type { RecordAction } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findVacancyOfApplication, lockApplicantsNotified } from '../status/application-status.queries.ts';
import { undoNotSelected } from '../status/undo-not-selected.ts';
import { checkVersion, handleRows, type VersionedRow } from './handle-rows.ts';
import { findLastChange, findLastStep, lockApplicant } from './move-applicants.queries.ts';
import { undoLimit, withdrawStep } from './unseen-step.ts';

interface Undo {
  by: string;
  now: Date;
  recordAction: RecordAction;
}

/** @throws {CallError} not_found, conflict */
async function undoMove(context: AppContext, tx: Db, row: VersionedRow, undo: Undo): Promise<number> {
  const { by, now, recordAction } = undo;
  const applicationId = row.applicationID;
  const vacancyId = await findVacancyOfApplication(tx, applicationId);
  // The vacancy before the application: the job that closes applications locks them in this order.
  const isNotified = vacancyId !== undefined && (await lockApplicantsNotified(tx, vacancyId));
  const applicant = await lockApplicant(tx, applicationId);
  if (!applicant) throw new CallError('not_found', 'There is no application with this number.');
  if (applicant.version !== row.version) checkVersion(applicant, row, await findLastChange(tx, applicationId));
  const last = await findLastStep(tx, applicationId);
  if (!last?.stage || !last.stageBefore || last.stage !== applicant.stage)
    throw new CallError('conflict', 'The last change was not a move by staff.');

  const record = async (stage: string) =>
    await recordAction(tx, {
      target: { kind: 'application', id: applicationId },
      before: { stage: applicant.stage },
      after: { stage },
    });
  if (hasReached(undoLimit(last.at), now, MOVE_DELAY_MS)) {
    if (last.stage !== 'Not selected')
      throw new CallError('conflict', 'The applicant has seen this. Move the applicant to another stage instead.');
    const joined = joinTransaction(tx);
    await record(await undoNotSelected({ ...context, db: joined }, applicationId, { note: '', by }));
    return (await lockApplicant(tx, applicationId))?.version ?? row.version;
  }

  const stage = isNotified ? 'Closed' : last.stageBefore;
  const version = await withdrawStep(tx, applicationId, last, { stage, by, now });
  await record(stage);
  return version;
}

/**
 * Undoes the last move of applicants, each in its own transaction with its audit row. Within ten minutes the step
 * disappears from the applicant's timeline and its unsent mail is withdrawn; later only a rejection can be undone, with
 * a mail of the correction.
 */
export async function undoMoves(
  context: AppContext,
  rows: readonly VersionedRow[],
  by: string,
  recordAction: RecordAction,
): Promise<ApplicantsOutcome> {
  return await handleRows(rows, (row) =>
    context.db
      .transaction()
      .execute((tx) => undoMove(context, tx, row, { by, now: context.clock.now(), recordAction })),
  );
}
