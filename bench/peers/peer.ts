import type { Breadth } from '../truth/choose-queries.ts';
import type { SearchDocument } from '../truth/make-document.ts';
import type { BenchQuery, ReadQuery } from '../truth/read-query.ts';

export const PAGE_SIZE = 20;

/** One page of one query: what every peer is asked in turn. */
export interface Turn {
  /** Its place among all turns. */
  index: number;
  breadth: Breadth;
  query: BenchQuery;
  read: ReadQuery;
  page: number;
}

/** Short names, for the command line and for what stands beside what. */
export type PeerKey =
  | 'product'
  | 'sql'
  | 'sql-cards'
  | 'http'
  | 'ts-rank'
  | 'bm25'
  | 'tiers'
  | 'minisearch'
  | 'orama'
  | 'fastify'
  | 'bare';

/** Something that answers the same queries on the same documents. */
export interface Peer {
  key: PeerKey;
  name: string;
  /** Only one of so many turns is asked: it is slow, and others wait. */
  every?: number;
  /** What it took in is on disk, beside the database. */
  isKept?: boolean;
  /** Takes in documents, oldest first; peers without it read what is there already. */
  add?(documents: SearchDocument[]): Promise<void> | void;
  /** Everything was taken in. */
  settle?(): Promise<void> | void;
  /** Ids of a page, best first; nothing from a peer that always answers the same bytes. */
  find(turn: Turn): Promise<number[] | undefined>;
  /** How it is asked by several clients at once; nothing when it cannot answer two at a time. */
  serve?: 'find' | { rate(clients: number, seconds: number): Promise<number> };
  close(): Promise<void> | void;
}

/** How many results precede a turn's page. */
export const offsetOf = ({ page }: Turn): number => (page - 1) * PAGE_SIZE;
