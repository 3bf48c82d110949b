import { OTP_COOL_DOWN_SECONDS, type SignInCodeForm } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { networkPrefix } from '../../../infra/http/rate-limit/network-prefix.ts';
import { consumeRateLimit, countRateLimitUses } from '../../../infra/http/rate-limit/rate-limit.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queueMessage } from '../../notifications/index.ts';
import { lockAccount } from '../account-lock.queries.ts';
import { consumeCaptchaPass } from '../captcha/captcha-pass.ts';
import { issueOneTimeCode } from '../contact/one-time-codes/one-time-code.ts';
import { type CodeReply, refuseCode } from '../contact/one-time-codes/one-time-code-reply.ts';
import { CAPTCHA_REFUSED } from '../passwords/forgot-password.ts';
import { findSignInAccount, readSignInNumber } from './mobile-account.ts';

/** The same whether or not an account has the number (security 13). */
export const SIGN_IN_CODE_REQUESTED =
  'Your request was received successfully. If an account has verified this number, we have sent it an OTP.';
const REQUESTED_BEFORE =
  'Your request was received successfully a moment ago. If an account has verified this number, it has an OTP.';

const DAY = 24 * 3_600;
const text = 'Too many OTPs were requested for this number today. Please log in in another way.';

/** Counted before an account is looked up, so that they are the same for an unknown number. */
export const signInCodeLimits = {
  coolDown: { name: 'sign-in codes to a number at once', max: 1, perSeconds: OTP_COOL_DOWN_SECONDS },
  /** Fewer than the daily codes of an account and a target, so that those do not reveal who has one. */
  ofNumber: { name: 'sign-in codes to a number', max: 8, perSeconds: DAY, text },
  /** High, because many people may share a network. */
  ofNetwork: {
    name: 'sign-in codes of a network',
    max: 60,
    perSeconds: 3_600,
    text: 'Too many OTPs were requested from your network. Please try again later.',
  },
} as const;

/** Sends a code to the account that the number signs in to; sends nothing when there is none. */
async function sendCode(context: AppContext, form: SignInCodeForm, target: string, origin: Origin): Promise<void> {
  const { db, clock } = context;
  await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const found = await findSignInAccount(transaction, form, now);
    const account = found === undefined ? undefined : await lockAccount(transaction, found);
    // The number may have changed before the account was locked.
    if (!account?.isMobileVerified || found !== (await findSignInAccount(transaction, form, now))) return;
    const { accountId } = account;
    const request = { purpose: 'sign-in', accountId, target, address: origin.address } as const;
    const issued = await issueOneTimeCode(context, transaction, request, now);
    if (issued.state !== 'issued') return;
    const key = `mobile-code:${issued.codeId}`;
    const data = { code: issued.code };
    await queueMessage(transaction, { key, accountId, channel: 'sms', to: target, template: 'mobile-code', data }, now);
  });
}

/**
 * Sends a code to sign in with to a verified mobile number. Reply, wait and limits are the same for an unknown number.
 * @param form `pass` is a captcha pass, which is consumed
 * @throws {CallError} bad_input for a number that gets no codes, too_many_requests beyond the limit of the number or network
 */
export async function requestSignInCode(context: AppContext, form: SignInCodeForm, origin: Origin): Promise<CodeReply> {
  const { db, clock, config } = context;
  const target = readSignInNumber(context, form);
  if (!(await consumeCaptchaPass(context, form.pass))) return refuseCode(CAPTCHA_REFUSED);
  const now = clock.now();
  if (config.rateLimit) await consumeRateLimit(db, signInCodeLimits.ofNetwork, networkPrefix(origin.address), now);
  const { used, windowEndsAt } = await countRateLimitUses(db, signInCodeLimits.coolDown, target, now);
  if (used > signInCodeLimits.coolDown.max) {
    const waitSeconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1_000));
    return { text: REQUESTED_BEFORE, waitSeconds };
  }
  await consumeRateLimit(db, signInCodeLimits.ofNumber, target, now);
  await sendCode(context, form, target, origin).catch((error: unknown) => {
    // A limit of the account: the reply must not reveal that there is one.
    if (!(error instanceof CallError && error.code === 'too_many_requests')) throw error;
  });
  return { text: SIGN_IN_CODE_REQUESTED, waitSeconds: OTP_COOL_DOWN_SECONDS };
}
