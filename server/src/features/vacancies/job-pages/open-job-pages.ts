import { DAY_MS } from '../../../platform/clock.ts';
import { keepReady } from '../../../platform/keep-ready.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type JobPageDirectory, makeJobPageDirectory } from './job-page-directory.ts';
import { countTitles } from './job-pages.queries.ts';

/** Reading every title is no work for each visitor, and which pages there are changes slowly; what they list is live. */
const AGE = { freshMs: 10 * 60_000, usableMs: 60 * 60_000 };
/** A vacancy that ended longer ago changes no page any more. */
const REMEMBERED_DAYS = 90;

/** Reads the directory of pages, counted again after ten minutes behind whoever asks then. */
export type JobPages = () => Promise<JobPageDirectory>;

/** Opens the directory of role and place pages of this process. */
export const openJobPages = ({ reads: db, clock, keyValue }: Platform): JobPages =>
  keepReady(
    clock,
    AGE,
    async (now) => makeJobPageDirectory(await countTitles(db, now, new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS))),
    { keyValue, name: 'pages of roles and places' },
  );
