import { DEFAULT_COUNTRY_ID } from '@aarambh/contract';
import type { Platform } from '../../platform/platform.ts';
import { registerAccount } from './register-account.ts';

/** People to try the product as. Their password is public: these accounts are made in demo mode only. */
export const demoAccounts = [
  { fullName: 'Asha Kulkarni', email: 'asha.demo@aarambh.example', mobileNo: '9876500001' },
  { fullName: 'Rahul Venkataraman Subramaniam', email: 'rahul.demo@aarambh.example', mobileNo: '9876500002' },
] as const;
export const DEMO_PASSWORD = 'Demo@1234';

/** Makes the demo accounts; one that exists already is left as it is. */
export async function makeDemoAccounts(platform: Platform): Promise<void> {
  for (const person of demoAccounts) {
    await registerAccount(platform, { ...person, countryID: DEFAULT_COUNTRY_ID, password: DEMO_PASSWORD });
  }
}
