import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import type { CurrentAvatar } from './avatar.queries.ts';
import { findAvatarById, setAvatarStatus } from './review-avatars.queries.ts';

type Status = CurrentAvatar['status'];

/**
 * Stores the staff's decision on an avatar.
 * @param review.was the status that the reviewer saw
 * @throws {CallError} not_found for an avatar that was replaced or deleted, conflict when a colleague has decided
 */
export async function decideOnAvatar(
  { db, clock }: AppContext,
  id: number,
  { status, was, by }: { status: Status; was: Status; by: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const avatar = await findAvatarById(transaction, id, true);
    if (!avatar) throw new CallError('not_found', 'This picture was replaced or deleted by the member.');
    if (avatar.status !== was)
      throw new CallError(
        'conflict',
        avatar.status === 'Pending'
          ? 'A colleague has let this picture wait again.'
          : `${avatar.reviewedBy} has decided: ${avatar.status.toLowerCase()}.`,
      );
    await setAvatarStatus(transaction, id, { status, by }, clock.now());
  });
}
