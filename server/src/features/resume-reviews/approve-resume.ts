import { reviewTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import type { ReviewStore } from './review-store.ts';

/**
 * Approves a version of a resume, also one that corrections were asked for: whoever asked may think better of it.
 * @returns the text for its owner, also when it is refused
 * @throws {CallError} not_found for a version of somebody else and one that does not exist alike
 */
export async function approveResume(
  { db, clock }: AppContext,
  store: ReviewStore,
  accountId: number,
  id: number,
): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    const status = await store.lockVersion(tx, accountId, id);
    if (!status) throw new CallError('not_found');
    if (status === 'superseded') return reviewTexts.notNewest;
    if (status === 'approved') return reviewTexts.alreadyApproved;
    await store.markApproved(tx, id, clock.now());
    return reviewTexts.approved;
  });
}
