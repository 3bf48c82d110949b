import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import {
  type Before,
  findLastStatusChange,
  hasLaterDecision,
  type LastDecision,
  type LockedCase,
} from './decisions.queries.ts';

/** Finds later changes of a vacancy after a decision; undefined when there are none. */
async function describeLaterChange(
  tx: Db,
  found: LockedCase,
  { id, before: { left, vacancy } }: LastDecision & { before: Before },
): Promise<string | undefined> {
  const { id: caseId, vacancyId, vacancyStatus, vacancyVersion, isFraud, isCompanyBlocked } = found;
  if (vacancyStatus !== left.status) {
    const last = await findLastStatusChange(tx, vacancyId);
    return `The vacancy is ${vacancyStatus} since${last ? `: ${last.actor}, “${last.cause}”` : ''}.`;
  }
  if (isFraud !== left.isFraud) return 'Whether the vacancy was a fraud has been decided again since.';
  if (vacancyVersion !== left.version) return 'The vacancy has been edited since.';
  if (await hasLaterDecision(tx, { vacancyId, caseId, decisionId: id }))
    return 'Another case of the vacancy has been decided since.';
  if (isCompanyBlocked && vacancy.status === 'live' && left.status !== 'live')
    return 'Its company is blocked, so the vacancy cannot be live.';
  return undefined;
}

/**
 * An undo restores the vacancy as it was before the decision: it must not overwrite what happened after it.
 * @throws {CallError} conflict, which says what happened
 */
export async function refuseLaterChanges(
  tx: Db,
  found: LockedCase,
  last: LastDecision & { before: Before },
): Promise<void> {
  const change = await describeLaterChange(tx, found, last);
  if (change) throw new CallError('conflict', `${change} The decision cannot be undone: decide the case again.`);
}
