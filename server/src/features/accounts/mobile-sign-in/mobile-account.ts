import { registrationRefusals } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { fieldError } from '../../../lib/call-error.ts';
import { isValidMobileNo, toE164 } from '../contact/mobile/mobile-number.ts';
import { countries, dialCodeOf, isCountry } from '../registration/countries.ts';
import { findAccountOfMobile } from './mobile-sign-in.queries.ts';

/** Reply to a number of a country that SMS_COUNTRIES does not name. */
export const SIGN_IN_COUNTRY_WITHOUT_SMS =
  'We cannot send an OTP to mobile numbers of this country yet. Please log in in another way.';

/**
 * A number that was not used for this long may have been given to another person: operators in India do so after 90 days
 * (TRAI). It then no longer signs in until its holder has logged in and verified it again.
 */
const PROOF_MS = 90 * 24 * 60 * 60_000;

/** A number as the sign-in form names it. */
export interface TypedMobile {
  countryID: number;
  mobileNo: string;
}

/**
 * The number as E.164.
 * @throws {CallError} bad_input for a number or country that gets no code; the same whether or not an account has it
 */
export function readSignInNumber({ config }: AppContext, { countryID, mobileNo }: TypedMobile): string {
  if (!isCountry(countryID)) throw fieldError('countryID', 'Please select a country');
  if (!config.smsDialCodes.includes(dialCodeOf(countryID).replace('+', '')))
    throw fieldError('countryID', SIGN_IN_COUNTRY_WITHOUT_SMS);
  if (!isValidMobileNo(countryID, mobileNo)) throw fieldError('mobileNo', registrationRefusals.indianMobile);
  return toE164(countryID, mobileNo);
}

/** The account that a number signs in to, if there is exactly one; countries may share a dial code. */
export async function findSignInAccount(db: Db, { countryID, mobileNo }: TypedMobile, now: Date) {
  const dialCode = dialCodeOf(countryID);
  const countryIds = countries.filter((entry) => entry.countryCode === dialCode).map((entry) => entry.countryID);
  const withoutZero = mobileNo.replace(/^0+/, '');
  const mobileNos = [withoutZero, `0${withoutZero}`];
  return await findAccountOfMobile(db, { mobileNos, countryIds }, new Date(now.getTime() - PROOF_MS));
}
