import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { setAvatarStatus } from './avatar.queries.ts';

/**
 * Stores the staff's review decision on an avatar; a later decision overrides it.
 * @throws {CallError} not_found for an unknown avatar, or one replaced meanwhile
 */
export async function reviewAvatar(
  { db, clock }: AppContext,
  id: number,
  review: { status: 'Approved' | 'Rejected'; by: string },
): Promise<void> {
  if (!(await setAvatarStatus(db, id, review, clock.now())))
    throw new CallError('not_found', 'There is no picture with this number; it may have been replaced.');
}
