import { reviewTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import type { ReviewStore } from './review-store.queries.ts';

/** Maximum corrections of one version. */
export const MAX_CORRECTIONS = 20;

/**
 * Requests corrections of a resume version. A repeat of the last request, such as a retry after a lost reply, is stored
 * once.
 * @returns the reply text, also when the request is refused
 * @throws {CallError} not_found for an unknown version and for another account's alike
 */
export async function requestCorrections(
  { db, clock }: AppContext,
  store: ReviewStore,
  accountId: number,
  request: { id: number; corrections: string },
): Promise<string> {
  const { id, corrections } = request;
  return await db.transaction().execute(async (tx) => {
    const status = await store.lockVersion(tx, accountId, id);
    if (!status) throw new CallError('not_found');
    if (status === 'superseded') return reviewTexts.notNewest;
    if (status === 'approved') return reviewTexts.alreadyApproved;
    const earlier = await store.listCorrections(tx, id);
    if (earlier.at(-1)?.corrections === corrections) return reviewTexts.correctionsSent;
    if (earlier.length >= MAX_CORRECTIONS) return reviewTexts.tooMany;
    await store.insertCorrections(tx, id, corrections, clock.now());
    await store.markCorrectionsRequested(tx, id);
    return reviewTexts.correctionsSent;
  });
}
