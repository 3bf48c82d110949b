import type { Db } from '../../infra/database/connect.ts';
import { CallError } from '../../lib/call-error.ts';
import { formatIst } from '../../lib/india-time/ist.ts';
import { type ReviewStore, wireStatus } from './review-store.queries.ts';

/**
 * Checks that no other version was sent since the caller looked; the account is locked.
 * @param seen.newestId the newest version that the caller saw, 0 if there was none; undefined checks nothing
 * @throws {CallError} conflict that names the newer version
 */
export async function checkNewestVersion(
  tx: Db,
  store: ReviewStore,
  accountId: number,
  seen: { newestId: number | undefined; noun: 'text' | 'PDF' },
): Promise<void> {
  if (seen.newestId === undefined) return;
  const newest = await store.findNewestVersion(tx, accountId);
  if ((newest?.id ?? 0) === seen.newestId) return;
  if (!newest) throw new CallError('conflict', `No ${seen.noun} was sent to this member yet.`);
  const { id, sentBy, sentAt, status } = newest;
  throw new CallError(
    'conflict',
    `${sentBy} sent a newer ${seen.noun} (number ${id}, ${formatIst(sentAt)} IST, ${wireStatus[status].toLowerCase()}). Close the form to see it.`,
  );
}
