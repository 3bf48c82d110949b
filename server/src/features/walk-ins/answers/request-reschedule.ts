import { type CallOutput, type changeScheduleRequest, walkInTexts } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { IST_MS } from '../../../lib/clock.ts';
import { parseIst } from '../../../lib/india-time/parse-ist.ts';
import { hashToken } from '../walk-in-links.ts';
import { refusalOf } from '../walk-in-status.ts';
import { lockWalkInByToken, markRescheduleRequested } from '../walk-ins.queries.ts';

type Wish = CallOutput<typeof changeScheduleRequest>['body'];

const dayInIndia = (moment: Date) => new Date(moment.getTime() + IST_MS).toISOString().slice(0, 10);

/** Notes that the person would like another time, in place of what was asked before; answers the text people read. */
export async function askForOtherTime({ db, clock }: AppContext, wish: Wish): Promise<string> {
  const { id, reason, preferredDate, preferredTime } = wish;
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const walkIn = await lockWalkInByToken(tx, hashToken(id));
    if (!walkIn) return walkInTexts.unknown;
    const refusal = refusalOf(walkIn, now);
    if (refusal) return refusal;
    const preferredAt = parseIst(`${preferredDate} ${preferredTime.slice(0, 5)}`);
    if (!preferredAt || preferredDate < dayInIndia(now)) return walkInTexts.dateInPast;
    await markRescheduleRequested(tx, walkIn.id, { reason, preferredAt }, now);
    return walkInTexts.rescheduleAsked;
  });
}
