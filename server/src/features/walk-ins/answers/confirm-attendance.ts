import { walkInTexts } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { hashToken } from '../../../lib/hash-token.ts';
import { findRefusal } from '../walk-in-status.ts';
import { lockWalkInByToken, markAttending } from '../walk-ins.queries.ts';

/** Confirms attendance for a link and returns the text shown. Replaces a request for another time. */
export async function confirmAttendance({ db, clock }: AppContext, token: string): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const walkIn = await lockWalkInByToken(tx, hashToken(token));
    if (!walkIn) return walkInTexts.unknown;
    const refusal = findRefusal(walkIn, now);
    if (refusal) return refusal;
    if (walkIn.status === 'attending') return walkInTexts.alreadyAttending;
    await markAttending(tx, walkIn.id, now);
    return walkInTexts.attending;
  });
}
