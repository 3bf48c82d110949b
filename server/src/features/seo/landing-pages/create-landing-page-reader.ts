import type { AppContext } from '../../../app-context.ts';
import { staleWhileRevalidate } from '../../../lib/async/stale-while-revalidate.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { countJobPages } from './count-job-pages.ts';
import { type JobPageDirectory, type JobPageLists, makeJobPageDirectory } from './job-page-directory.ts';

/** Reading every title is no work for each visitor, and which pages there are changes slowly; what they list is live. */
const AGE = { freshMs: 10 * 60_000, usableMs: 60 * 60_000 };
/** A vacancy that ended longer ago changes no page any more. */
const REMEMBERED_DAYS = 90;

/** Reads the directory of pages, counted again after ten minutes behind whoever asks then. */
export type JobPages = () => Promise<JobPageDirectory>;

/** Opens the directory of role and place pages of this process; counted by the primary, as a replica's rows do not come in parts. */
export function openJobPages({ db, clock, ttlStore }: AppContext): JobPages {
  const lists = staleWhileRevalidate(
    clock,
    AGE,
    (now) => countJobPages(db, { now, since: new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS) }),
    { ttlStore, name: 'pages of roles and places' },
  );
  let made: { of: JobPageLists; directory: JobPageDirectory } | undefined;
  return async () => {
    const of = await lists();
    if (made?.of !== of) made = { of, directory: makeJobPageDirectory(of) };
    return made.directory;
  };
}
