import { type CallOutput, NOTICE_VERSION, type saveConsent as saveConsentCall } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { CallError } from '../../../lib/call-error.ts';
import { lockAccount } from '../accounts.queries.ts';
import { recordSecurityEvent } from '../sessions/security-events.queries.ts';
import {
  confirmAdult,
  findRunningConsent,
  insertConsent,
  isAdultConfirmed,
  withdrawConsents,
} from './consents.queries.ts';

export const consentTexts = {
  saved: 'Your choice was saved successfully.',
  noticeIsNeeded:
    'We need this consent for as long as you have an account. To withdraw it, please delete your account under Privacy & Data.',
  adultsOnly: 'Please confirm that you are 18 or older',
} as const;

type Choice = CallOutput<typeof saveConsentCall>['body'];

/** Confirms the age when that is said along with the notice; an account it was never confirmed of needs it. */
async function settleAge(transaction: Db, { accountID, isAdult }: Choice, now: Date): Promise<void> {
  if (isAdult) await confirmAdult(transaction, accountID, now);
  else if (!(await isAdultConfirmed(transaction, accountID)))
    throw new CallError('bad_input', consentTexts.adultsOnly, {
      fields: [{ field: 'isAdult', message: consentTexts.adultsOnly }],
    });
}

/**
 * Gives or withdraws one consent and answers the text people read. The ledger only grows: a withdrawn consent that is
 * given again, or one to an older notice, gets a new entry. Saying again what stands changes nothing.
 * @throws {CallError} bad_input for the notice without a confirmed age, not_signed_in when the account is gone
 */
export async function saveConsent(
  { db, clock }: AppContext,
  choice: Choice,
  origin: Origin,
): Promise<(typeof consentTexts)[keyof typeof consentTexts]> {
  const { accountID: accountId, purpose, isGiven } = choice;
  if (purpose === 'notice' && !isGiven) return consentTexts.noticeIsNeeded;
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    if (!(await lockAccount(transaction, accountId))) throw new CallError('not_signed_in');
    if (purpose === 'notice') await settleAge(transaction, choice, now);

    const running = await findRunningConsent(transaction, accountId, purpose);
    const stands = isGiven ? running?.noticeVersion === NOTICE_VERSION : running === undefined;
    if (stands) return consentTexts.saved;
    await withdrawConsents(transaction, accountId, now, purpose);
    if (isGiven) await insertConsent(transaction, { accountId, purpose, channel: 'privacy page' }, now);
    const kind = isGiven ? 'consent-given' : 'consent-withdrawn';
    await recordSecurityEvent(transaction, { accountId, kind, origin }, now);
    return consentTexts.saved;
  });
}
