import type { Clock } from '../../lib/clock.ts';
import type { PageResponse } from './cached-response.ts';
import { countPageCacheRequest } from './page-cache-metrics.ts';
import { type PageEntry, PageStore } from './page-store.ts';

/** A rendered page. Without topics it belongs to one visitor and is not cached. */
export interface RenderResult {
  response: PageResponse;
  topics: ReadonlySet<string> | undefined;
}

/** Page cache: rendered pages by address, invalidated by the topics they were read from. */
export interface PageCache {
  /** The cached page of an address; undefined when there is none that may be served. */
  find(address: string): PageResponse | undefined;
  /** The same, or the page rendered now. Concurrent callers share one render. */
  get(address: string): Promise<PageResponse>;
  /** Invalidates the pages read from these topics, at once or, during a burst of changes, within MAX_BURST_LAG_MS. */
  invalidate(topics: readonly string[]): void;
  /** Enables the cache, or disables it while changes are not received: it is emptied either way. */
  setEnabled(isEnabled: boolean): void;
  size(): { pages: number; bytes: number };
}

/** After this age a page is rendered again in the background: it may contain what depends on the time alone. */
const FRESH_MS = 30_000;
/** After this age a page is no longer served. */
const MAX_AGE_MS = 60_000;
/**
 * Changes of a topic that follow each other faster than this are a burst, an import for example. Pages may lag behind a
 * burst by this time, so that they are not rendered once per change. A single change is visible at once.
 */
const MAX_BURST_LAG_MS = 1_000;
/** Maximum number of topics whose last change time is kept. */
const MAX_TOPICS = 10_000;

/**
 * State of a cached page or of a render in flight:
 * - `fresh`: served.
 * - `stale`: served while it is rendered again in the background (stale-while-revalidate). It is older than FRESH_MS, or
 *   a burst has changed one of its topics.
 * - `invalidated`: never served. It is older than MAX_AGE_MS, lags too far behind a burst, or a single change has
 *   invalidated it.
 */
type PageState = 'fresh' | 'stale' | 'invalidated';

type Change = 'single' | 'burst';

interface RenderInFlight {
  response: Promise<PageResponse>;
  startedAt: number;
  /** Topics that have changed since the render began. */
  changes: Map<string, Change>;
}

/** The state of a render, as far as these changes of its topics decide it. */
function stateAfter(changes: Iterable<Change | undefined>): PageState {
  const kinds = new Set(changes);
  if (kinds.has('single')) return 'invalidated';
  return kinds.has('burst') ? 'stale' : 'fresh';
}

/**
 * The state of a cached page at a time. Differences are absolute, so that setting the clock back does not prolong the
 * life of a page.
 */
function stateOf({ renderedAt, changedAt }: PageEntry, time: number): PageState {
  const age = Math.abs(time - renderedAt);
  const lag = changedAt === undefined ? 0 : Math.abs(time - changedAt);
  if (age > MAX_AGE_MS || lag > MAX_BURST_LAG_MS) return 'invalidated';
  return age > FRESH_MS || changedAt !== undefined ? 'stale' : 'fresh';
}

/**
 * Creates a page cache.
 * @param settings.maxBytes 0 caches nothing
 * @param render renders the page of an address
 */
export function createPageCache(
  { clock, maxBytes }: { clock: Clock; maxBytes: number },
  render: (address: string) => Promise<RenderResult>,
): PageCache {
  const store = new PageStore(maxBytes);
  const rendersInFlight = new Map<string, RenderInFlight>();
  const lastChanges = new Map<string, number>();
  let isEnabled = false;

  const now = () => clock.now().getTime();

  function save(address: string, inFlight: RenderInFlight, { response, topics }: RenderResult): void {
    // Disabling the cache has removed the renders that were in flight then.
    if (!isEnabled || rendersInFlight.get(address) !== inFlight || !topics || maxBytes === 0) return;
    const { startedAt, changes } = inFlight;
    const state = stateAfter([...topics].map((topic) => changes.get(topic) ?? changes.get(topic.replace(/:.*/, ':*'))));
    if (state === 'invalidated') return;
    const changedAt = state === 'stale' ? startedAt : undefined;
    const entry: PageEntry = { address, response, topics, renderedAt: startedAt, changedAt };
    store.put(entry);
    response.body.onGrowth = () => store.updateSize(entry);
  }

  function renderOnce(address: string): Promise<PageResponse> {
    const current = rendersInFlight.get(address);
    // Its topics are not known yet: a request after any single change must not get what was read before it.
    if (current && stateAfter(current.changes.values()) !== 'invalidated') return current.response;
    const inFlight: RenderInFlight = {
      response: Promise.resolve(undefined as never),
      startedAt: now(),
      changes: new Map(),
    };
    inFlight.response = render(address)
      .then((result) => {
        save(address, inFlight, result);
        return result.response;
      })
      .finally(() => {
        if (rendersInFlight.get(address) === inFlight) rendersInFlight.delete(address);
      });
    rendersInFlight.set(address, inFlight);
    return inFlight.response;
  }

  function find(address: string): PageResponse | undefined {
    const entry = store.get(address);
    if (!entry) return undefined;
    const state = stateOf(entry, now());
    if (state === 'invalidated') {
      store.delete(entry);
      return undefined;
    }
    countPageCacheRequest(state === 'stale' ? 'stale' : 'hit');
    if (state === 'stale') renderOnce(address).catch(() => undefined);
    return entry.response;
  }

  function applyChange(topic: string, change: Change, time: number): void {
    for (const { changes } of rendersInFlight.values()) {
      if (changes.get(topic) !== 'single') changes.set(topic, change);
    }
    for (const entry of store.findByTopic(topic)) {
      if (change === 'burst') entry.changedAt ??= time;
      else store.delete(entry);
    }
  }

  return {
    find,
    async get(address) {
      const found = find(address);
      if (found) return found;
      countPageCacheRequest('miss');
      return await renderOnce(address);
    },
    invalidate(topics) {
      const time = now();
      if (lastChanges.size > MAX_TOPICS) lastChanges.clear();
      for (const topic of topics) {
        const sinceLast = time - (lastChanges.get(topic) ?? Number.NEGATIVE_INFINITY);
        lastChanges.set(topic, time);
        applyChange(topic, sinceLast < MAX_BURST_LAG_MS ? 'burst' : 'single', time);
      }
    },
    setEnabled(enabled) {
      isEnabled = enabled;
      store.clear();
      rendersInFlight.clear();
      lastChanges.clear();
    },
    size: () => ({ pages: store.size, bytes: store.bytes }),
  };
}
