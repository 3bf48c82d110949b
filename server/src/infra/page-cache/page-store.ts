import type { PageAnswer } from './cached-response.ts';

/** A page that is kept. Moments are milliseconds of the clock. */
export interface KeptPage {
  address: string;
  answer: PageAnswer;
  /** What it is made of: `vacancies`, `vacancy:7` … */
  topics: ReadonlySet<string>;
  /** When its making began: it shows what was true then. */
  madeAt: number;
  /** Since when something it shows has changed. */
  changedAt: number | undefined;
}

/** What a page takes beside its bytes: headers, topics, places in maps. */
const OVERHEAD_BYTES = 2_048;

/** Pages by address and by topic, within a number of bytes: those nobody has asked for longest go first. */
export class PageStore {
  readonly #pages = new Map<string, { page: KeptPage; bytes: number }>();
  readonly #byTopic = new Map<string, Set<KeptPage>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The page of an address, which is asked for now. */
  get(address: string): KeptPage | undefined {
    const kept = this.#pages.get(address);
    if (!kept) return undefined;
    this.#pages.delete(address);
    this.#pages.set(address, kept);
    return kept.page;
  }

  put(page: KeptPage): void {
    this.delete(this.#pages.get(page.address)?.page);
    this.#pages.set(page.address, { page, bytes: 0 });
    for (const topic of page.topics) {
      const those = this.#byTopic.get(topic) ?? new Set();
      this.#byTopic.set(topic, those.add(page));
    }
    this.weigh(page);
  }

  /** Counts the bytes of a page anew; others make room. */
  weigh(page: KeptPage): void {
    const kept = this.#pages.get(page.address);
    if (kept?.page !== page) return;
    const bytes = page.answer.body.bytes + OVERHEAD_BYTES;
    this.#bytes += bytes - kept.bytes;
    kept.bytes = bytes;
    for (const [, { page: oldest }] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }

  delete(page: KeptPage | undefined): void {
    const kept = page && this.#pages.get(page.address);
    if (kept?.page !== page || !kept) return;
    this.#pages.delete(kept.page.address);
    this.#bytes -= kept.bytes;
    for (const topic of kept.page.topics) {
      const those = this.#byTopic.get(topic);
      those?.delete(kept.page);
      if (those?.size === 0) this.#byTopic.delete(topic);
    }
  }

  /** The pages made of a topic; `vacancy:*` stands for every one that begins so. */
  of(topic: string): KeptPage[] {
    if (!topic.endsWith('*')) return [...(this.#byTopic.get(topic) ?? [])];
    const start = topic.slice(0, -1);
    return [...this.#byTopic].flatMap(([known, pages]) => (known.startsWith(start) ? [...pages] : []));
  }

  clear(): void {
    this.#pages.clear();
    this.#byTopic.clear();
    this.#bytes = 0;
  }
}
