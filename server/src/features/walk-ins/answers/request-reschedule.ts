import { type CallOutput, type changeScheduleRequest, walkInTexts } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { indianDay } from '../../../lib/india-time/indian-day.ts';
import { parseIst } from '../../../lib/india-time/ist.ts';
import { findRefusal } from '../walk-in-status.ts';
import { lockWalkInByToken, markRescheduleRequested } from '../walk-ins.queries.ts';

type RescheduleRequest = CallOutput<typeof changeScheduleRequest>['body'];

/** Stores a request for another time, replacing an earlier one, and returns the text shown. */
export async function requestReschedule({ db, clock }: AppContext, request: RescheduleRequest): Promise<string> {
  const { id, reason, preferredDate, preferredTime } = request;
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const walkIn = await lockWalkInByToken(tx, hashToken(id));
    if (!walkIn) return walkInTexts.unknown;
    const refusal = findRefusal(walkIn, now);
    if (refusal) return refusal;
    const preferredAt = parseIst(`${preferredDate} ${preferredTime.slice(0, 5)}`);
    if (!preferredAt || preferredDate < indianDay(now).name) return walkInTexts.dateInPast;
    await markRescheduleRequested(tx, walkIn.id, { reason, preferredAt }, now);
    return walkInTexts.rescheduleAsked;
  });
}
