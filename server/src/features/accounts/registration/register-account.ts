import { type AuthResponse, type RegistrationForm, registrationRefusals } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { CallError } from '../../../lib/call-error.ts';
import { isValidMobileNo } from '../contact/mobile/mobile-number.ts';
import { authRefusal } from '../sessions/create-session.ts';
import { hashPassword } from '../sign-in/hash-password.ts';
import { isCountry } from './countries.ts';
import { createSignedInAccount } from './create-signed-in-account.ts';
import { isCommonPassword } from './is-common-password.ts';

const UNKNOWN_COUNTRY = 'Please select a country';

function findRefusal(form: RegistrationForm): string | undefined {
  if (!isValidMobileNo(form.countryID, form.mobileNo)) return registrationRefusals.indianMobile;
  if (isCommonPassword(form.password)) return registrationRefusals.commonPassword;
  return undefined;
}

/**
 * Registers an account and signs it in (core §4, §5). The password is hashed before the email is looked up, so that a
 * known email takes as long as a new one.
 * @throws {CallError} bad_input for an unknown country, unavailable when too many passwords wait to be hashed
 */
export async function registerAccount(
  context: AppContext,
  form: RegistrationForm,
  origin: Origin,
): Promise<AuthResponse> {
  const { db, clock } = context;
  if (!isCountry(form.countryID)) {
    throw new CallError('bad_input', UNKNOWN_COUNTRY, { fields: [{ field: 'countryID', message: UNKNOWN_COUNTRY }] });
  }
  const refusal = findRefusal(form);
  if (refusal) return authRefusal(refusal);

  const { fullName, countryID: countryId, mobileNo, email } = form;
  const { isAdult = false, agreesToNotice = false, agreesToUpdates = false } = form;
  const passwordHash = await hashPassword(form.password);
  const registration = { fullName, countryId, mobileNo, email, passwordHash, isAdult, agreesToNotice, agreesToUpdates };
  const options = { origin, channel: 'registration form' };
  const auth = await db
    .transaction()
    .execute((transaction) => createSignedInAccount(context, transaction, registration, options, clock.now()));
  return auth ?? authRefusal(registrationRefusals.emailTaken);
}
