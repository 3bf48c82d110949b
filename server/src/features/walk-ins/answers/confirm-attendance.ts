import { walkInTexts } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { hashToken } from '../walk-in-links.ts';
import { refusalOf } from '../walk-in-status.ts';
import { lockWalkInByToken, markAttending } from '../walk-ins.queries.ts';

/** Notes that the person comes whose link this is, and answers the text people read. A wish for another time is dropped. */
export async function noteAttending({ db, clock }: AppContext, token: string): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const walkIn = await lockWalkInByToken(tx, hashToken(token));
    if (!walkIn) return walkInTexts.unknown;
    const refusal = refusalOf(walkIn, now);
    if (refusal) return refusal;
    if (walkIn.status === 'attending') return walkInTexts.alreadyAttending;
    await markAttending(tx, walkIn.id, now);
    return walkInTexts.attending;
  });
}
