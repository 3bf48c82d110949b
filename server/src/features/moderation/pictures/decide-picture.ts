import { type decidePictureCase, possiblePictureDecisions } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { StaffInput } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { setAvatarReview } from '../../profile/index.ts';
import { deleteClaim } from '../decisions/decision-effects.queries.ts';
import { changePictureCase, requirePicture } from './change-picture-case.ts';

const statuses = { approve: 'Approved', reject: 'Rejected' } as const;

/**
 * Approves or rejects a profile picture; a decision that differs from an earlier one replaces it. The member sees it at once.
 * @throws {CallError} not_found; conflict when the case or the picture has changed, or was decided so already
 */
export async function decidePicture(
  context: AppContext,
  { body, actor, by }: Pick<StaffInput<typeof decidePictureCase>, 'body' | 'actor' | 'by'>,
): Promise<string> {
  const { decision, reason, note } = body;
  return await changePictureCase(context, body, actor, async (found, tx, now, record) => {
    const { status, reviewedAt, reviewedBy } = requirePicture(found);
    if (!possiblePictureDecisions[found.state].includes(decision))
      throw new CallError('conflict', `This picture is ${found.state} already.`);
    await setAvatarReview(tx, found.pictureId, { status: statuses[decision], reviewedAt: now, reviewedBy: by });
    const claimedBy = await deleteClaim(tx, found.id);
    const before = { status, reviewedAt: reviewedAt?.toISOString() ?? null, reviewedBy, claimedBy };
    await record({ decision, reason, note, before });
    return `The picture is ${statuses[decision].toLowerCase()}.`;
  });
}
