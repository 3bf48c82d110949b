import type { AuthResponse, RegistrationForm } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { CallError } from '../../../lib/call-error.ts';
import { INDIAN_MOBILE_REFUSED, isMobileOf } from '../contact/mobile/mobile-number.ts';
import { refuse } from '../sessions/open-session.ts';
import { hashPassword } from '../sign-in/hash-password.ts';
import { isCountry } from './countries.ts';
import { isCommonPassword } from './is-common-password.ts';
import { openAccount } from './open-account.ts';

/** Reasons a filled-in form is turned down with. */
export const registrationRefusals = {
  emailTaken: 'An account with this email already exists. Please log in.',
  commonPassword: 'This password is too common. Please choose another.',
  indianMobile: INDIAN_MOBILE_REFUSED,
} as const;

const UNKNOWN_COUNTRY = 'Please select a country';

function objectionTo(form: RegistrationForm): string | undefined {
  if (!isMobileOf(form.countryID, form.mobileNo)) return registrationRefusals.indianMobile;
  if (isCommonPassword(form.password)) return registrationRefusals.commonPassword;
  return undefined;
}

/**
 * Registers an account and signs it in (core §4, §5). The password is hashed before the e-mail is looked at, so that a
 * known e-mail takes as long as a new one.
 * @throws {CallError} bad_input for a country that is not on the list, unavailable when the machine is too busy
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
  const objection = objectionTo(form);
  if (objection) return refuse(objection);

  const { fullName, countryID: countryId, mobileNo, email } = form;
  const { isAdult = false, agreesToNotice = false, agreesToUpdates = false } = form;
  const passwordHash = await hashPassword(form.password);
  const person = { fullName, countryId, mobileNo, email, passwordHash, isAdult, agreesToNotice, agreesToUpdates };
  const how = { origin, channel: 'registration form' };
  const opened = await db
    .transaction()
    .execute((transaction) => openAccount(context, transaction, person, how, clock.now()));
  return opened ?? refuse(registrationRefusals.emailTaken);
}
