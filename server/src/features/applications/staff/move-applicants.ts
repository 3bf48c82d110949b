import type { ApplicantsOutcome, CallOutput, moveApplicants as moveApplicantsCall } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { RecordAction } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queueStatusMail } from '../status/change-application-status.ts';
import { findRefusal, standardNotes, statusOf } from './applicant-stage.ts';
import { checkVersion, handleRows, type VersionedRow } from './handle-rows.ts';
import { findLastChange, insertStaffStep, lockApplicant, updateStage } from './move-applicants.queries.ts';
import { shownAtOf } from './unseen-step.ts';

type Move = Omit<CallOutput<typeof moveApplicantsCall>['body'], 'rows'>;

/** @throws {CallError} not_found, conflict */
async function moveApplicant(
  tx: Db,
  row: VersionedRow,
  move: Move,
  { by, now, recordAction }: { by: string; now: Date; recordAction: RecordAction },
): Promise<number> {
  const applicationId = row.applicationID;
  const applicant = await lockApplicant(tx, applicationId);
  if (!applicant) throw new CallError('not_found', 'There is no application with this number.');
  if (applicant.version !== row.version) checkVersion(applicant, row, await findLastChange(tx, applicationId));
  const refusal = findRefusal(applicant.stage, move.stage);
  if (refusal) throw new CallError('conflict', refusal);

  const state = statusOf(move.stage);
  const version = await updateStage(tx, applicationId, state);
  const shownAt = shownAtOf(move.stage, now);
  const note = move.message || (standardNotes[move.stage] ?? '');
  const step = { applicationId, status: state.status, note, at: now, actor: by };
  const stepId = await insertStaffStep(tx, { ...step, stage: move.stage, stageBefore: applicant.stage, shownAt });
  if (state.offer === null) await queueStatusMail(tx, step, stepId, shownAt);
  await recordAction(tx, {
    target: { kind: 'application', id: applicationId },
    before: { stage: applicant.stage },
    after: { stage: move.stage },
  });
  return version;
}

/**
 * Moves applicants to a stage, each in its own transaction with its audit row. The applicant sees it,
 * and its mail is sent, after ten minutes.
 */
export async function moveApplicants(
  { db, clock }: AppContext,
  { rows, ...move }: CallOutput<typeof moveApplicantsCall>['body'],
  by: string,
  recordAction: RecordAction,
): Promise<ApplicantsOutcome> {
  return await handleRows(rows, (row) =>
    db.transaction().execute((tx) => moveApplicant(tx, row, move, { by, now: clock.now(), recordAction })),
  );
}
