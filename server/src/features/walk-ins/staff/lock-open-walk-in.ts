import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findRefusal } from '../walk-in-status.ts';
import { lockWalkIn, type WalkInRow } from '../walk-ins.queries.ts';

/**
 * Locks an invitation that is neither cancelled nor over until the transaction ends.
 * @throws {CallError} not_found; conflict if cancelled or over
 */
export async function lockOpenWalkIn(tx: Db, walkInId: number, now: Date): Promise<WalkInRow> {
  const walkIn = await lockWalkIn(tx, walkInId);
  if (!walkIn) throw new CallError('not_found', 'There is no walk-in interview with this number.');
  const refusal = findRefusal(walkIn, now);
  if (refusal) throw new CallError('conflict', refusal);
  return walkIn;
}
