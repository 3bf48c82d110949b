import { reviewTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import type { ReviewStore } from './review-store.ts';

/** Corrections of one version. */
export const MOST_CORRECTIONS = 20;

/**
 * Asks for corrections of a version of a resume. What was asked for last and comes again, after a lost answer say,
 * counts once.
 * @returns the text for its owner, also when it is refused
 * @throws {CallError} not_found for a version of somebody else and one that does not exist alike
 */
export async function requestCorrections(
  { db, clock }: AppContext,
  store: ReviewStore,
  accountId: number,
  asked: { id: number; corrections: string },
): Promise<string> {
  const { id, corrections } = asked;
  return await db.transaction().execute(async (tx) => {
    const status = await store.lockVersion(tx, accountId, id);
    if (!status) throw new CallError('not_found');
    if (status === 'superseded') return reviewTexts.notNewest;
    if (status === 'approved') return reviewTexts.alreadyApproved;
    const earlier = await store.listAsked(tx, id);
    if (earlier.at(-1) === corrections) return reviewTexts.correctionsSent;
    if (earlier.length >= MOST_CORRECTIONS) return reviewTexts.tooMany;
    await store.insertCorrections(tx, id, corrections, clock.now());
    await store.markCorrectionsRequested(tx, id);
    return reviewTexts.correctionsSent;
  });
}
