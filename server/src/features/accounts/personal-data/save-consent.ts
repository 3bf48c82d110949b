import { type CallOutput, NOTICE_VERSION, type saveConsent as saveConsentCall } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { consumeRateLimit } from '../../../infra/http/rate-limit/rate-limit.ts';
import { CallError, fieldError } from '../../../lib/call-error.ts';
import { withdrawMessagesOfChannel } from '../../notifications/index.ts';
import { lockSignedInAccount } from '../account-lock.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import {
  confirmAdult,
  findActiveConsent,
  insertConsent,
  isAdultConfirmed,
  withdrawConsents,
} from './consents.queries.ts';

export const consentTexts = {
  saved: 'Your choice was saved successfully.',
  noticeIsNeeded:
    'We need this consent for as long as you have an account. To withdraw it, please delete your account under Privacy & Data.',
  adultsOnly: 'Please confirm that you are 18 or older',
  noWhatsApp: 'Alerts by WhatsApp are not available here.',
} as const;

/** Consents given a day and account: each adds a row to an append-only table. Withdrawing is never refused. */
export const consentLimit = {
  name: 'consents of an account',
  max: 20,
  perSeconds: 24 * 3_600,
  text: 'You have changed your choices too often today. Please try again tomorrow.',
} as const;

type Choice = CallOutput<typeof saveConsentCall>['body'];

/** Records the age confirmation sent with the notice; required unless the account has confirmed it before. */
async function confirmAge(transaction: Db, { accountID, isAdult }: Choice, now: Date): Promise<void> {
  if (isAdult) await confirmAdult(transaction, accountID, now);
  else if (!(await isAdultConfirmed(transaction, accountID)))
    throw new CallError('bad_input', consentTexts.adultsOnly, {
      fields: [{ field: 'isAdult', message: consentTexts.adultsOnly }],
    });
}

/**
 * Gives or withdraws one consent and returns the reply text. The ledger is append-only: giving a withdrawn consent
 * again, or consenting to a newer notice, adds an entry. Repeating the current choice changes nothing. Withdrawing the consent
 * to WhatsApp removes its unsent messages.
 * @throws {CallError} bad_input for the notice without a confirmed age, or WhatsApp without a provider, too_many_requests beyond the daily limit, not_signed_in when the account was deleted
 */
export async function saveConsent(
  { db, clock, config }: AppContext,
  choice: Choice,
  origin: Origin,
): Promise<(typeof consentTexts)[keyof typeof consentTexts]> {
  const { accountID: accountId, purpose, isGiven } = choice;
  if (purpose === 'notice' && !isGiven) return consentTexts.noticeIsNeeded;
  if (purpose === 'whatsapp' && isGiven && !config.whatsApp) throw fieldError('purpose', consentTexts.noWhatsApp);
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    await lockSignedInAccount(transaction, accountId);
    if (purpose === 'notice') await confirmAge(transaction, choice, now);

    const active = await findActiveConsent(transaction, accountId, purpose);
    const isUnchanged = isGiven ? active?.noticeVersion === NOTICE_VERSION : active === undefined;
    if (isUnchanged) return consentTexts.saved;
    if (isGiven) await consumeRateLimit(transaction, consentLimit, String(accountId), now);
    await withdrawConsents(transaction, accountId, now, purpose);
    if (isGiven) await insertConsent(transaction, { accountId, purpose, channel: 'privacy page' }, now);
    else if (purpose === 'whatsapp') await withdrawMessagesOfChannel(transaction, accountId, 'whatsapp');
    const kind = isGiven ? 'consent-given' : 'consent-withdrawn';
    await recordSecurityEvent(transaction, { accountId, kind, origin }, now);
    return consentTexts.saved;
  });
}
