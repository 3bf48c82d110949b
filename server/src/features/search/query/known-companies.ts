import type { Db } from '../../../infra/database/connect.ts';
import { staleWhileRevalidate } from '../../../lib/async/stale-while-revalidate.ts';
import { systemClock } from '../../../lib/clock.ts';
import { listCompanyNames } from './known-companies.queries.ts';

/** What is known of the name of a company with live vacancies. */
export interface KnownCompany {
  live_count: number;
  /** Texts that begin or end with the name and mean a product: `microsoft excel`. */
  products: readonly string[];
}

/** By name, as `nameOfWords` joins the words. */
export type KnownCompanies = ReadonlyMap<string, KnownCompany>;

/** The vocabulary is rebuilt less often than once a minute, and an old name only orders results in another way. */
const FRESH_MS = 60_000;
const USABLE_MS = 3_600_000;

const readers = new WeakMap<Db, () => Promise<KnownCompanies>>();

/**
 * The names of companies that keywords may be read as, cached for a minute and then refreshed in the background, so that no
 * search needs a round trip for them.
 */
export function getKnownCompanies(db: Db): Promise<KnownCompanies> {
  const reader =
    readers.get(db) ??
    staleWhileRevalidate(systemClock, { freshMs: FRESH_MS, usableMs: USABLE_MS }, async () => {
      const names = await listCompanyNames(db);
      return new Map(names.map(({ name, ...known }) => [name, known]));
    });
  readers.set(db, reader);
  return reader();
}

/** Drops the cached names after this process has replaced them. */
export const forgetCompanyNames = (db: Db): boolean => readers.delete(db);
