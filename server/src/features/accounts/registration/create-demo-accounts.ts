import { DEFAULT_COUNTRY_ID } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { markEmailVerified } from '../accounts.queries.ts';
import { markMobileVerified } from '../contact/contact.queries.ts';
import { endSessions } from '../sessions/sessions.queries.ts';
import { registerAccount } from './register-account.ts';

interface DemoPerson {
  fullName: string;
  email: string;
  mobileNo: string;
}

/** Accounts for trying out the product. Their password is public, so they exist in demo mode only. */
export const demoAccounts = [
  { fullName: 'Asha Kulkarni', email: 'asha.demo@aarambh.example', mobileNo: '9876500001' },
  { fullName: 'Rahul Venkataraman Subramaniam', email: 'rahul.demo@aarambh.example', mobileNo: '9876500002' },
] as const;
export const DEMO_PASSWORD = 'Demo@1234';

/** Ends the session that registering created, and verifies the contact of an account where requested. */
async function finishDemoAccount({ db, clock }: AppContext, accountId: number, isVerified: boolean): Promise<void> {
  const now = clock.now();
  await endSessions(db, accountId, now);
  if (!isVerified) return;
  await markEmailVerified(db, accountId, now);
  await markMobileVerified(db, accountId, now);
}

/**
 * Creates accounts of the demo, all but the first of `demoAccounts` with verified email and mobile number; an existing
 * one stays unchanged.
 * @returns the ids of the new accounts, in the order of `people`
 */
export async function createDemoAccounts(
  context: AppContext,
  people: readonly DemoPerson[] = demoAccounts,
): Promise<number[]> {
  const created: number[] = [];
  for (const { fullName, email, mobileNo } of people) {
    const person = { fullName, email, mobileNo };
    const { accountID } = await registerAccount(
      context,
      { ...person, countryID: DEFAULT_COUNTRY_ID, password: DEMO_PASSWORD, isAdult: true, agreesToNotice: true },
      { address: '', device: 'demo data' },
    );
    if (accountID === 0) continue;
    await finishDemoAccount(context, accountID, email !== demoAccounts[0].email);
    created.push(accountID);
  }
  return created;
}
