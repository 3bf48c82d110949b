import type { Breadth } from '../oracle/choose-queries.ts';
import type { SearchDocument } from '../oracle/make-document.ts';
import type { BenchQuery, ReadQuery } from '../oracle/read-query.ts';

export const PAGE_SIZE = 20;

/** One page of one query, run on every peer. */
export interface QueryPage {
  /** Position among all query pages. */
  index: number;
  breadth: Breadth;
  query: BenchQuery;
  read: ReadQuery;
  page: number;
}

/** Keys of peers, for the command line and for ratios. */
export type PeerKey =
  | 'product'
  | 'sql'
  | 'sql-cards'
  | 'sql-postgres-js'
  | 'http'
  | 'ts-rank'
  | 'bm25'
  | 'tiers'
  | 'minisearch'
  | 'orama'
  | 'fastify'
  | 'bare';

/** An engine that answers the same queries on the same documents. */
export interface Peer {
  key: PeerKey;
  name: string;
  /** Runs only every n-th query page, for slow peers. */
  every?: number;
  /** Whether repeats of an advertisement are folded into the card of the first, as on the page. */
  foldsRepeats?: boolean;
  /** Whether its index is stored on disk and can be reused. */
  isKept?: boolean;
  /** Indexes documents, oldest first; peers without it read the product's tables. */
  add?(documents: SearchDocument[]): Promise<void> | void;
  /** Called after the last document. */
  settle?(): Promise<void> | void;
  /** Ids of a page, best first; undefined from a peer that returns constant bytes. */
  find(queryPage: QueryPage): Promise<number[] | undefined>;
  /** How throughput is measured; undefined if the peer cannot serve concurrent clients. */
  serve?: 'find' | { rate(clients: number, seconds: number): Promise<number> };
  close(): Promise<void> | void;
}

/** Number of results before the page. */
export const offsetOf = ({ page }: QueryPage): number => (page - 1) * PAGE_SIZE;
