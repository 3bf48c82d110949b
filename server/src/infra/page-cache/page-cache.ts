import type { Clock } from '../../lib/clock.ts';
import type { PageAnswer } from './cached-response.ts';
import { type KeptPage, PageStore } from './page-store.ts';

/** What making a page gave: without topics it is for whoever asked, and not kept. */
export interface MadePage {
  answer: PageAnswer;
  topics: ReadonlySet<string> | undefined;
}

/** Pages kept ready for whoever asks next. */
export interface PageCache {
  /** The page of an address when it may be given at once. */
  find(address: string): PageAnswer | undefined;
  /** The same, or the page made now; at any time one is made for all who ask. */
  get(address: string): Promise<PageAnswer>;
  /** Says that something has changed: pages made of it are never given again, but for what BEHIND_MS allows. */
  change(topics: readonly string[]): void;
  /** Says whether changes are told from now on. Nothing is kept while they are not. */
  hear(isHearing: boolean): void;
  size(): { pages: number; bytes: number };
}

/** An older page is still given, while a new one is made behind it: what the clock alone changes is right again soon. */
const FRESH_MS = 30_000;
/** An even older one is not. */
const USABLE_MS = 60_000;
/**
 * Where changes follow each other faster than this, an import's say, a page may lag behind by so much, so that it is not
 * made for every one of them. A change by itself is seen at once.
 */
const BEHIND_MS = 1_000;
const MOST_TOPICS = 10_000;

interface Making {
  page: Promise<PageAnswer>;
  startedAt: number;
  /** What has changed since, each with whether it keeps changing. */
  heard: Map<string, boolean>;
}

/**
 * Keeps pages for all who ask for the same address, until what they show changes.
 * @param settings.maxBytes 0 keeps none
 * @param make makes the page of an address
 */
export function createPageCache(
  { clock, maxBytes }: { clock: Clock; maxBytes: number },
  make: (address: string) => Promise<MadePage>,
): PageCache {
  const store = new PageStore(maxBytes);
  const underWay = new Map<string, Making>();
  const lastChange = new Map<string, number>();
  let isHearing = false;

  const now = () => clock.now().getTime();

  function keep(address: string, making: Making, { answer, topics }: MadePage): void {
    // What began before changes were heard (again) is no longer among those under way.
    if (underWay.get(address) !== making || !topics || maxBytes === 0) return;
    const changes = [...topics].map((topic) => making.heard.get(topic) ?? making.heard.get(topic.replace(/:.*/, ':*')));
    if (changes.includes(false)) return;
    const changedAt = changes.includes(true) ? making.startedAt : undefined;
    const page: KeptPage = { address, answer, topics, madeAt: making.startedAt, changedAt };
    store.put(page);
    answer.body.onGrowth = () => store.weigh(page);
  }

  function renew(address: string): Promise<PageAnswer> {
    const already = underWay.get(address);
    // Whoever asks after a change must not be given what was read before it.
    if (already && ![...already.heard.values()].includes(false)) return already.page;
    const making: Making = { page: Promise.resolve(undefined as never), startedAt: now(), heard: new Map() };
    making.page = make(address)
      .then((made) => {
        if (isHearing) keep(address, making, made);
        return made.answer;
      })
      .finally(() => {
        if (underWay.get(address) === making) underWay.delete(address);
      });
    underWay.set(address, making);
    return making.page;
  }

  function find(address: string): PageAnswer | undefined {
    const page = store.get(address);
    if (!page) return undefined;
    const time = now();
    // A clock that was set back must not keep a page for ever.
    const age = Math.abs(time - page.madeAt);
    const behind = page.changedAt === undefined ? 0 : Math.abs(time - page.changedAt);
    if (age > USABLE_MS || behind > BEHIND_MS) {
      store.delete(page);
      return undefined;
    }
    if (age > FRESH_MS || page.changedAt !== undefined) renew(address).catch(() => undefined);
    return page.answer;
  }

  return {
    find,
    get: async (address) => find(address) ?? (await renew(address)),
    change(topics) {
      const time = now();
      if (lastChange.size > MOST_TOPICS) lastChange.clear();
      for (const topic of topics) {
        const keepsChanging = time - (lastChange.get(topic) ?? Number.NEGATIVE_INFINITY) < BEHIND_MS;
        lastChange.set(topic, time);
        for (const { heard } of underWay.values()) heard.set(topic, keepsChanging && heard.get(topic) !== false);
        for (const page of store.of(topic)) {
          if (keepsChanging) page.changedAt ??= time;
          else store.delete(page);
        }
      }
    },
    hear(does) {
      isHearing = does;
      store.clear();
      underWay.clear();
      lastChange.clear();
    },
    size: () => ({ pages: store.size, bytes: store.bytes }),
  };
}
