import { type AuthResponse, DEFAULT_COUNTRY_ID, type RegistrationForm } from '@aarambh/contract';
import { CallError } from '../../platform/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertAccount } from './accounts.queries.ts';
import { isCountry } from './countries.ts';
import { hashPassword } from './hash-password.ts';
import { isCommonPassword } from './is-common-password.ts';
import { openSession, refuse } from './open-session.ts';

/** Reasons a filled-in form is turned down with. */
export const registrationRefusals = {
  emailTaken: 'An account with this email already exists. Please log in.',
  commonPassword: 'This password is too common. Please choose another.',
  indianMobile: 'Please enter a valid Indian mobile number: 10 digits starting with 6, 7, 8 or 9.',
} as const;

const INDIAN_MOBILE = /^[6-9]\d{9}$/;
const UNKNOWN_COUNTRY = 'Please select a country';

function objectionTo(form: RegistrationForm): string | undefined {
  if (form.countryID === DEFAULT_COUNTRY_ID && !INDIAN_MOBILE.test(form.mobileNo))
    return registrationRefusals.indianMobile;
  if (isCommonPassword(form.password)) return registrationRefusals.commonPassword;
  return undefined;
}

/**
 * Registers an account and signs it in (core §4, §5). The password is hashed before the e-mail is looked at, so that a
 * known e-mail takes as long as a new one.
 * @throws {CallError} bad_input for a country that is not on the list, unavailable when the machine is too busy
 */
export async function registerAccount({ db, clock }: Platform, form: RegistrationForm): Promise<AuthResponse> {
  if (!isCountry(form.countryID)) {
    throw new CallError('bad_input', UNKNOWN_COUNTRY, { fields: [{ field: 'countryID', message: UNKNOWN_COUNTRY }] });
  }
  const objection = objectionTo(form);
  if (objection) return refuse(objection);

  const { fullName, countryID: countryId, mobileNo, email } = form;
  const passwordHash = await hashPassword(form.password);
  const now = clock.now();
  return await db.transaction().execute(async (transaction) => {
    const accountId = await insertAccount(transaction, { fullName, countryId, mobileNo, email, passwordHash }, now);
    if (accountId === undefined) return refuse(registrationRefusals.emailTaken);
    return await openSession(transaction, { accountId, fullName }, now, false);
  });
}
