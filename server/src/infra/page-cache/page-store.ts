import { LRUCache } from 'lru-cache';
import type { PageResponse } from './cached-response.ts';

/** A cached page. Times are milliseconds of the clock. */
export interface PageEntry {
  address: string;
  response: PageResponse;
  /** Topics that it depends on: `vacancies`, `vacancy:7` … */
  topics: ReadonlySet<string>;
  /** When rendering began: the page shows the data of that time. */
  renderedAt: number;
  /** When the first change of a burst invalidated its content. */
  changedAt: number | undefined;
}

/** Memory of a page besides its bytes: headers, topics, map entries. */
const OVERHEAD_BYTES = 2_048;

/** Pages by address (an LRU cache limited in bytes) and by topic. */
export class PageStore {
  readonly #entries: LRUCache<string, PageEntry>;
  readonly #byTopic = new Map<string, Set<PageEntry>>();

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ response }) => response.body.bytes + OVERHEAD_BYTES,
      dispose: (entry) => this.#removeFromTopics(entry),
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** The page of an address, which becomes the most recently used. */
  get(address: string): PageEntry | undefined {
    return this.#entries.get(address);
  }

  /** Stores a page and evicts the least recently used ones; one larger than the whole store is not stored. */
  put(entry: PageEntry): void {
    this.#entries.set(entry.address, entry);
    if (!this.#isStored(entry)) return;
    for (const topic of entry.topics) {
      const entries = this.#byTopic.get(topic) ?? new Set();
      this.#byTopic.set(topic, entries.add(entry));
    }
  }

  /** Counts the bytes of a page again after it was encoded once more. */
  updateSize(entry: PageEntry): void {
    if (!this.#isStored(entry)) return;
    // The LRU cache computes a size only for a new value.
    this.#entries.delete(entry.address);
    this.put(entry);
  }

  delete(entry: PageEntry): void {
    if (this.#isStored(entry)) this.#entries.delete(entry.address);
  }

  /** The pages of a topic; `vacancy:*` matches all topics that begin with `vacancy:`. */
  findByTopic(topic: string): PageEntry[] {
    if (!topic.endsWith('*')) return [...(this.#byTopic.get(topic) ?? [])];
    const prefix = topic.slice(0, -1);
    return [...this.#byTopic].flatMap(([known, entries]) => (known.startsWith(prefix) ? [...entries] : []));
  }

  clear(): void {
    this.#entries.clear();
  }

  #isStored(entry: PageEntry): boolean {
    return this.#entries.peek(entry.address) === entry;
  }

  #removeFromTopics(entry: PageEntry): void {
    for (const topic of entry.topics) {
      const entries = this.#byTopic.get(topic);
      entries?.delete(entry);
      if (entries?.size === 0) this.#byTopic.delete(topic);
    }
  }
}
