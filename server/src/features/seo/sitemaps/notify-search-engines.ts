import { DECISION_UNDO_MS } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
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
const MAX_DELAY_MS = Math.max(LEASE_MS, DECISION_UNDO_MS, ...RETRY_DELAYS_MS);

/** @returns whether the next batch is worth a try */
async function submitNotices(
  { db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>,
  indexNow: IndexNow,
  removed: readonly ClaimedNotice[],
): Promise<boolean> {
  try {
    await indexNow.submit(removed.map(({ vacancyId, kind }) => vacancyPath({ id: vacancyId, kind })));
    await deleteNotices(db, removed);
    return true;
  } catch (error) {
    log.warn({ pages: removed.length, reason: (error as Error).message }, 'search engines could not be notified');
    const now = clock.now();
    const given = removed.filter(({ attempts }) => attempts > RETRY_DELAYS_MS.length);
    await deleteNotices(db, given);
    for (const [i, delay] of RETRY_DELAYS_MS.entries()) {
      const ids = removed.filter(({ attempts }) => attempts === i + 1).map(({ vacancyId }) => vacancyId);
      if (ids.length > 0) await retryNotices(db, ids, new Date(now.getTime() + delay));
    }
    return false;
  }
}

/**
 * Tells search engines of the pages of frauds whose decision can no longer be undone, so that they visit them soon and drop
 * them. Without `INDEXNOW_KEY` no engine is called, and what is due is discarded.
 */
export async function notifySearchEngines(context: Pick<AppContext, 'db' | 'clock' | 'log' | 'config'>): Promise<void> {
  const { db, clock, config } = context;
  const indexNow = config.indexNow && createIndexNow(config.indexNow, config.publicUrl);
  for (let more = true; more; ) {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const notices = await claimNotices(db, { now, leaseUntil, maxDelayMs: MAX_DELAY_MS }, BATCH_SIZE);
    // The decision may have been changed since, and a draft has no page.
    const removed = indexNow ? notices.filter(({ isRemoved }) => isRemoved) : [];
    await deleteNotices(
      db,
      notices.filter((notice) => !removed.includes(notice)),
    );
    more = notices.length === BATCH_SIZE;
    if (indexNow && removed.length > 0) more = (await submitNotices(context, indexNow, removed)) && more;
  }
}
