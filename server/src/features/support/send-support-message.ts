import type { SupportForm } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { Caller } from '../../infra/http/caller.ts';
import type { Origin } from '../../infra/http/origin.ts';
import { networkPrefix } from '../../infra/http/rate-limit/network-prefix.ts';
import { consumeRateLimit } from '../../infra/http/rate-limit/rate-limit.ts';
import { CallError } from '../../lib/call-error.ts';
import { toMailIdentity } from '../../lib/text/to-mail-identity.ts';
import { consumeCaptchaPass, lockSignedInAccount } from '../accounts/index.ts';
import { insertCase } from './support-cases.queries.ts';

const DAY = 24 * 3_600;

export const supportLimits = {
  ofAddress: {
    name: 'support messages of an address',
    max: 10,
    perSeconds: DAY,
    text: 'You have written to us ten times today. We will reply as soon as we can.',
  },
  /** High, because many people may share a network. */
  ofNetwork: {
    name: 'support messages of a network',
    max: 60,
    perSeconds: DAY,
    text: 'Too many messages came from your network today. Please write to us by email.',
  },
} as const;

/**
 * Opens a case with what was written in the contact form; of a signed-in member it names the account.
 * @param form `pass` is a captcha pass, which is consumed
 * @throws {CallError} bad_input without a valid pass, too_many_requests beyond the limits of the address or network
 */
export async function sendSupportMessage(
  context: AppContext,
  { pass, ...form }: SupportForm & { pass: string },
  caller: Caller | undefined,
  origin: Origin,
): Promise<number> {
  const { db, clock, config } = context;
  if (!(await consumeCaptchaPass(context, pass)))
    throw new CallError('bad_input', 'Please complete the reCAPTCHA.', {
      fields: [{ field: 'captcha', message: 'Please complete the reCAPTCHA.' }],
    });
  const now = clock.now();
  if (config.rateLimit) await consumeRateLimit(db, supportLimits.ofNetwork, networkPrefix(origin.address), now);
  await consumeRateLimit(db, supportLimits.ofAddress, toMailIdentity(form.email), now);
  return await db.transaction().execute(async (transaction) => {
    // A case that names an account must not outlive its erasure.
    if (caller) await lockSignedInAccount(transaction, caller.accountId);
    const opened = { ...form, channel: 'form', accountId: caller?.accountId ?? null } as const;
    return (await insertCase(transaction, opened, now)).caseId;
  });
}
