import { DEFAULT_COUNTRY_ID } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { markEmailVerified } from '../accounts.queries.ts';
import { markMobileVerified } from '../contact/contact.queries.ts';
import { endSessions } from '../sessions/sessions.queries.ts';
import { registerAccount } from './register-account.ts';

/** People to try the product as. Their password is public: these accounts are made in demo mode only. */
export const demoAccounts = [
  { fullName: 'Asha Kulkarni', email: 'asha.demo@aarambh.example', mobileNo: '9876500001' },
  { fullName: 'Rahul Venkataraman Subramaniam', email: 'rahul.demo@aarambh.example', mobileNo: '9876500002' },
] as const;
export const DEMO_PASSWORD = 'Demo@1234';

/** Registering signs in; nobody sits at a demo account yet. */
async function settle({ db, clock }: AppContext, accountId: number, isVerified: boolean): Promise<void> {
  const now = clock.now();
  await endSessions(db, accountId, now);
  if (!isVerified) return;
  await markEmailVerified(db, accountId, now);
  await markMobileVerified(db, accountId, now);
}

/**
 * Makes the demo accounts, the second with its address and number verified; one that exists already is left as it is.
 * @returns the ids of those made now, in the order of `demoAccounts`
 */
export async function makeDemoAccounts(context: AppContext): Promise<number[]> {
  const made: number[] = [];
  for (const person of demoAccounts) {
    const { accountID } = await registerAccount(
      context,
      { ...person, countryID: DEFAULT_COUNTRY_ID, password: DEMO_PASSWORD, isAdult: true, agreesToNotice: true },
      { address: '', device: 'demo data' },
    );
    if (accountID === 0) continue;
    await settle(context, accountID, person !== demoAccounts[0]);
    made.push(accountID);
  }
  return made;
}
