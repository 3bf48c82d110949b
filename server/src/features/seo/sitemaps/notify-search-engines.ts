import { DECISION_UNDO_MS } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { leaseFrom } from '../../../infra/database/locks/lock-due-rows.ts';
import { openLeaseQueue } from '../../../infra/lease-queue.ts';
import { createIndexNow, type IndexNow } from '../../../integrations/index-now/index-now-client.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/clock.ts';
import { type ClaimedNotice, claimNotices, deleteNotices, retryNotices } from './removed-page-notices.queries.ts';
import { vacancyPath } from './vacancy-path.ts';

/** Pages of one submission; the protocol takes 10,000. */
const BATCH_SIZE = 500;
/** Longer than an attempt takes. */
const LEASE_MS = 2 * MINUTE_MS;
/** Delays after failed attempts, in ms; after the last one crawlers have only the sitemap of removed pages. */
const RETRY_DELAYS_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS];

async function submitNotices(
  { db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>,
  indexNow: IndexNow,
  removed: readonly ClaimedNotice[],
): Promise<'back-off' | undefined> {
  try {
    await indexNow.submit(removed.map(({ vacancyId, kind }) => vacancyPath({ id: vacancyId, kind })));
    await deleteNotices(db, removed);
    return undefined;
  } catch (error) {
    log.warn({ pages: removed.length, reason: (error as Error).message }, 'search engines could not be notified');
    const now = clock.now();
    const given = removed.filter(({ attempts }) => attempts > RETRY_DELAYS_MS.length);
    await deleteNotices(db, given);
    for (const [i, delay] of RETRY_DELAYS_MS.entries()) {
      const ids = removed.filter(({ attempts }) => attempts === i + 1).map(({ vacancyId }) => vacancyId);
      if (ids.length > 0) await retryNotices(db, ids, new Date(now.getTime() + delay));
    }
    return 'back-off';
  }
}

/**
 * Submits to search engines the pages of frauds whose decision can no longer be undone, so that they visit them soon and drop
 * them. Without `INDEXNOW_KEY` no engine is called, and what is due is discarded.
 */
export async function notifySearchEngines(context: Pick<AppContext, 'db' | 'clock' | 'log' | 'config'>): Promise<void> {
  const { db, clock, config } = context;
  const indexNow = config.indexNow && createIndexNow(config.indexNow, config.publicUrl);
  // A row of the queue is a batch, because a submission has many pages.
  await openLeaseQueue<ClaimedNotice[]>({
    concurrency: 1,
    async claim() {
      const lease = leaseFrom(clock.now(), LEASE_MS, [DECISION_UNDO_MS, ...RETRY_DELAYS_MS]);
      const notices = await claimNotices(db, lease, BATCH_SIZE);
      return notices.length > 0 ? [notices] : [];
    },
    async handle(notices) {
      // The decision may have been changed since, and a draft has no page.
      const removed = indexNow ? notices.filter(({ isRemoved }) => isRemoved) : [];
      await deleteNotices(
        db,
        notices.filter((notice) => !removed.includes(notice)),
      );
      return indexNow && removed.length > 0 ? await submitNotices(context, indexNow, removed) : undefined;
    },
  }).drain();
}
