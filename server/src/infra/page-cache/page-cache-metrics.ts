import { Counter, Gauge } from 'prom-client';
import { processMetrics } from '../metrics/process-metrics.ts';

const registers = [processMetrics];
const requests = new Counter({
  name: 'page_cache_requests_total',
  help: 'Requests of cacheable pages by result: hit, stale (sent while it is rendered again) or miss',
  labelNames: ['result'],
  registers,
});

const results = ['hit', 'stale', 'miss'] as const;
// From 0, so that the first one is an increase.
for (const result of results) requests.inc({ result }, 0);

/** Counts a request of a cacheable page in the metrics. */
export const countPageCacheRequest = (result: (typeof results)[number]): void => requests.inc({ result });

interface MeasuredCache {
  size(): { pages: number; bytes: number };
}

const caches = new Set<MeasuredCache>();
const sum = (read: (cache: MeasuredCache) => number): number =>
  [...caches].reduce((total, each) => total + read(each), 0);

new Gauge({
  name: 'page_cache_pages',
  help: 'Pages in the page cache',
  registers,
  collect() {
    this.set(sum((cache) => cache.size().pages));
  },
});
new Gauge({
  name: 'page_cache_bytes',
  help: 'Memory of the pages in the page cache',
  registers,
  collect() {
    this.set(sum((cache) => cache.size().bytes));
  },
});

/** Counts a cache in the metrics until the returned function is called. */
export function measurePageCache(cache: MeasuredCache): () => void {
  caches.add(cache);
  return () => void caches.delete(cache);
}
