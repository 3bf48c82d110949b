import type { Clock } from '../../../platform/clock.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { keepFresh } from '../../../platform/keep-fresh.ts';
import { type JobPageDirectory, makeJobPageDirectory } from './job-page-directory.ts';
import { countTitles } from './job-pages.queries.ts';

/** Reading every title is no work for each visitor, and which pages there are changes slowly; what they list is live. */
const FRESH_MS = 10 * 60_000;
/** A vacancy that ended longer ago changes no page any more. */
const REMEMBERED_DAYS = 90;

/** Reads the directory of pages, counted again after ten minutes. */
export type JobPages = () => Promise<JobPageDirectory>;

/** Opens the directory of role and place pages of this process. */
export const openJobPages = (db: Db, clock: Clock): JobPages =>
  keepFresh(clock, FRESH_MS, async (now) =>
    makeJobPageDirectory(await countTitles(db, now, new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS))),
  );
