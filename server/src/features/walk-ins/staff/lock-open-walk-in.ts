import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { refusalOf } from '../walk-in-status.ts';
import { lockWalkIn, type WalkInRow } from '../walk-ins.queries.ts';

/**
 * An invitation that still stands, held until the transaction ends.
 * @throws {CallError} not_found; conflict when it is cancelled or over
 */
export async function holdWalkIn(tx: Db, walkInId: number, now: Date): Promise<WalkInRow> {
  const walkIn = await lockWalkIn(tx, walkInId);
  if (!walkIn) throw new CallError('not_found', 'There is no walk-in interview with this number.');
  const refusal = refusalOf(walkIn, now);
  if (refusal) throw new CallError('conflict', refusal);
  return walkIn;
}
