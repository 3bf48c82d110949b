import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { setPictureStatus } from './picture.queries.ts';

/**
 * Approves or rejects a picture that staff looked at; again changes the verdict.
 * @throws {CallError} not_found for a picture that is not there, or was replaced meanwhile
 */
export async function reviewPicture(
  { db, clock }: AppContext,
  id: number,
  review: { status: 'Approved' | 'Rejected'; by: string },
): Promise<void> {
  if (!(await setPictureStatus(db, id, review, clock.now())))
    throw new CallError('not_found', 'There is no picture with this number; it may have been replaced.');
}
