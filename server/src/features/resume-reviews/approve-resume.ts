import { reviewTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import type { ReviewStore } from './review-store.queries.ts';

/**
 * Approves a resume version, also one with requested corrections: its owner may change their mind.
 * @returns the reply text, also when the approval is refused
 * @throws {CallError} not_found for an unknown version and for another account's alike
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
