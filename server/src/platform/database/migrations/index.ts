import type { Migration } from 'kysely/migration';
import * as theMainJob from './0001-the-main-job.ts';
import * as signInFailures from './0002-sign-in-failures.ts';
import * as accountsAndMessages from './0003-accounts-and-messages.ts';
import * as profile from './0004-profile.ts';
import * as plansAndPayments from './0005-plans-and-payments.ts';

/** All migrations in the order they run; a released one is never changed, only followed. */
export const migrations: Record<string, Migration> = {
  '0001-the-main-job': theMainJob,
  '0002-sign-in-failures': signInFailures,
  '0003-accounts-and-messages': accountsAndMessages,
  '0004-profile': profile,
  '0005-plans-and-payments': plansAndPayments,
};
