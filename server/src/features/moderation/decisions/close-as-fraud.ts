import { DECISION_UNDO_MS } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { openCases } from '../../screening/index.ts';
import { findPoster } from '../cases/case-details.queries.ts';
import { refuseOwnVacancy } from '../cases/own-cases.ts';
import type { RecordDecision } from './change-moderation-case.ts';
import {
  type DecisionOrigin,
  findCaseToDecide,
  findLastDecision,
  findUpheldCase,
  insertDecision,
  type LockedCase,
  lockCase,
} from './decisions.queries.ts';
import { undoLastDecision } from './undo-decision.ts';
import { upholdCase } from './uphold-case.ts';

/** A decision outside the queue: by whom, and where. */
export interface OutsideDecision {
  /** Text for the history of the vacancy. */
  cause: string;
  /** As staff have typed it. */
  reason: string;
  by: string;
  staffId: number | undefined;
  origin: Exclude<DecisionOrigin, 'queue'>;
}

/** Locks the case of a vacancy that is to be decided; without one it opens it. */
async function lockOrOpenCase(tx: Db, vacancyId: number, now: Date): Promise<{ found: LockedCase; isNew: boolean }> {
  const known = await findCaseToDecide(tx, vacancyId);
  const opened = known ?? (await openCases(tx, [{ vacancyId, cause: 'staff', level: 'high' }], now)).get(vacancyId);
  const found = opened === undefined ? undefined : await lockCase(tx, opened);
  if (!found) throw new Error(`No case of vacancy ${vacancyId}`);
  return { found, isNew: known === undefined };
}

/**
 * Closes a vacancy as a fraud in the caller's transaction, with all that follows when its case is upheld in the queue. Its
 * undecided or last case is upheld; one without a case gets it. Applicants are warned when it can no longer be undone.
 */
export async function closeAsFraud(tx: Db, vacancyId: number, outside: OutsideDecision, now: Date): Promise<void> {
  const { cause, reason, by, staffId, origin } = outside;
  const { found, isNew } = await lockOrOpenCase(tx, vacancyId, now);
  const poster = await findPoster(tx, vacancyId);
  // Staff who close their own vacancy are using this session.
  const endsSessions = poster !== undefined && poster.staffID !== staffId;
  const body = { reason: 'other-uphold', note: reason, endsSessions, exceptFindingIDs: [], exceptReportIDs: [] };
  const undoUntil = new Date(now.getTime() + DECISION_UNDO_MS);
  const { before } = await upholdCase({ found, tx, now, undoUntil, body, cause, by, origin });
  const entry = { caseId: found.id, decision: 'uphold', reason: body.reason, note: reason, actor: by, origin } as const;
  await insertDecision(tx, { ...entry, staffId: staffId ?? null, before: { ...before, isNewCase: isNew } }, now);
}

/** What undoing did: the vacancy was not closed as a fraud; is restored; or was live, and is paused until it is screened. */
export type UndoneFraud = 'none' | 'restored' | 'paused';

/**
 * Undoes closing a vacancy as a fraud among the vacancies, in the caller's transaction. One that was live is paused: those that
 * were closed together are undone one after the other, and a repost would be held by the fraud that is undone next.
 * @throws {CallError} conflict when it is too late, or the vacancy has changed since; forbidden for the decision of a colleague
 *   on an own vacancy
 */
export async function undoCloseAsFraud(
  tx: Db,
  vacancyId: number,
  { by, staffId }: Pick<OutsideDecision, 'by' | 'staffId'>,
  now: Date,
): Promise<UndoneFraud> {
  const caseId = await findUpheldCase(tx, vacancyId);
  const found = caseId === undefined ? undefined : await lockCase(tx, caseId);
  const last = found && (await findLastDecision(tx, found.id));
  if (!found || last?.origin !== 'vacancies') return 'none';
  // Staff may undo closing their own vacancy by mistake, but not the decision of a colleague.
  if (last.actor !== by) await refuseOwnVacancy(tx, vacancyId, staffId);
  const record: RecordDecision = (entry) =>
    insertDecision(tx, { ...entry, caseId: found.id, actor: by, staffId: staffId ?? null, origin: 'vacancies' }, now);
  const isPaused = await undoLastDecision(tx, found, { by, now, staysHidden: true }, record);
  return isPaused ? 'paused' : 'restored';
}
