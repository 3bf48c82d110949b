import { DECISION_UNDO_MS, type undoPictureDecision } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { hasReached } from '../../../infra/database/is-reached.ts';
import type { StaffInput } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { setAvatarReview } from '../../profile/index.ts';
import { restoreClaim } from '../decisions/decision-effects.queries.ts';
import { changePictureCase, requirePicture } from './change-picture-case.ts';
import { findLastPictureEntry, markPictureDecisionUndone } from './picture-decisions.queries.ts';

/**
 * Undoes the last decision on a profile picture: review and claim are as they were.
 * @throws {CallError} not_found; conflict when it is too late, or the case or the picture has changed
 */
export async function undoPicture(
  context: AppContext,
  { body, actor }: Pick<StaffInput<typeof undoPictureDecision>, 'body' | 'actor'>,
): Promise<string> {
  return await changePictureCase(context, body, actor, async (found, tx, now, record) => {
    requirePicture(found);
    const last = await findLastPictureEntry(tx, found.id, { isDecision: true });
    if (!last?.before) throw new CallError('conflict', 'There is no decision to undo.');
    if (hasReached(new Date(last.at.getTime() + DECISION_UNDO_MS), now, DECISION_UNDO_MS))
      throw new CallError('conflict', 'The two minutes have passed: decide it otherwise instead.');
    const { status, reviewedAt, reviewedBy, claimedBy } = last.before;
    const reviewed = reviewedAt === null ? null : new Date(reviewedAt);
    await setAvatarReview(tx, found.pictureId, { status, reviewedAt: reviewed, reviewedBy });
    if (claimedBy !== null) await restoreClaim(tx, found.id, claimedBy, now);
    await markPictureDecisionUndone(tx, last.id, now);
    await record({ decision: 'undo', reason: '', note: '', before: null });
    return 'The decision on the picture is undone.';
  });
}
