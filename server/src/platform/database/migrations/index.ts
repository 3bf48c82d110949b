import type { Migration } from 'kysely/migration';
import * as theMainJob from './0001-the-main-job.ts';
import * as signInFailures from './0002-sign-in-failures.ts';

/** All migrations in the order they run; a released one is never changed, only followed. */
export const migrations: Record<string, Migration> = {
  '0001-the-main-job': theMainJob,
  '0002-sign-in-failures': signInFailures,
};
