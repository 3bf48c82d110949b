import type { AppContext } from '../../../app-context.ts';
import { readOrEstimate, staleWhileRevalidate } from '../../../lib/async/stale-while-revalidate.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { findSamplePercent } from '../../vacancies/index.ts';
import { countLandingPages } from './count-landing-pages.ts';
import {
  createLandingPageDirectory,
  type LandingPageDirectory,
  type LandingPageLists,
} from './landing-page-directory.ts';

/** Counting reads every title, and the set of landing pages changes slowly; the vacancies they list are always live. */
const MAX_AGE = { freshMs: 10 * 60_000, usableMs: 60 * 60_000 };
/** The end of a vacancy counts as a change of its landing pages for this long. */
const ENDED_DAYS = 90;

/** Reads the directory of all landing pages. */
export interface ReadLandingPages {
  (): Promise<LandingPageDirectory>;
  /** Does not wait for the first count of a large portal: until then the directory is that of a sample. */
  quickly(): Promise<LandingPageDirectory>;
}

/**
 * Creates the reader of the landing page directory, which is refreshed in the background after ten minutes. It is counted on
 * the primary database, because rows of a replica cannot be streamed.
 */
export function createLandingPageReader({ db, clock, ttlStore }: AppContext): ReadLandingPages {
  const count = (now: Date, samplePercent?: number) =>
    countLandingPages(db, { now, since: new Date(now.getTime() - ENDED_DAYS * DAY_MS), samplePercent });
  const lists = staleWhileRevalidate(clock, MAX_AGE, (now) => count(now), {
    ttlStore,
    name: 'pages of roles and places',
  });
  const sampleLists = staleWhileRevalidate(clock, MAX_AGE, async (now) => {
    const percent = await findSamplePercent(db);
    return percent === undefined ? undefined : await count(now, percent);
  });
  let cached: { of: LandingPageLists; directory: LandingPageDirectory } | undefined;
  function indexed(of: LandingPageLists): LandingPageDirectory {
    if (cached?.of !== of) cached = { of, directory: createLandingPageDirectory(of) };
    return cached.directory;
  }
  return Object.assign(async () => indexed(await lists()), {
    quickly: async () => indexed(await readOrEstimate(lists, sampleLists)),
  });
}
