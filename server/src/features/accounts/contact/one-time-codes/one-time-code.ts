import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_COOL_DOWN_SECONDS, OTP_DIGITS, OTP_MINUTES } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import { MAX_CLOCK_SKEW_MS } from '../../../../lib/clock.ts';
import { consumeCodeLimits } from './consume-code-limits.ts';
import {
  type CodeScope,
  type CurrentCode,
  findLastIssuedAt,
  incrementTries,
  insertCode,
  invalidateCodes,
  lockCurrentCode,
  markCodeUsed,
} from './one-time-codes.queries.ts';

/** Tries of one code, the right one included; after that it is invalid (outside services, SMS). */
export const OTP_TRIES = 5;

const PURPOSE = 'one-time-code';

/** The HMAC binds a code to its purpose, account and target, so that it is valid nowhere else. */
function hmacOf(key: Buffer, { purpose, accountId }: CodeScope, target: string, code: string): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, accountId, target, code]))
    .digest();
}

const isUsable = (code: CurrentCode, target: string, now: Date) =>
  code.target === target && code.tries < OTP_TRIES && code.expiresAt > now;

/** Outcome of a request for a code; `waitSeconds` until another may be issued for the same target. */
export type IssuedCode =
  | { state: 'issued'; codeId: number; code: string; waitSeconds: number }
  | { state: 'still valid' | 'too soon'; waitSeconds: number };

/**
 * Issues a one-time code (OTP) in place of the previous one, unless the target got one within the cool-down. The caller
 * holds the account lock and sends the code in the same transaction.
 * @param request.isDecoy nothing will be sent, and no code is valid
 * @throws {CallError} too_many_requests beyond a daily limit
 */
export async function issueOneTimeCode(
  context: AppContext,
  transaction: Db,
  request: CodeScope & { target: string; address: string; isDecoy?: boolean },
  now: Date,
): Promise<IssuedCode> {
  const { purpose, accountId, target } = request;
  // A code of the future was issued before the clock was set back: its cool-down would take hours.
  const last = await findLastIssuedAt(transaction, request, target, new Date(now.getTime() + MAX_CLOCK_SKEW_MS));
  const waitSeconds = last ? Math.ceil((last.getTime() - now.getTime()) / 1_000) + OTP_COOL_DOWN_SECONDS : 0;
  if (waitSeconds > 0) {
    const current = await lockCurrentCode(transaction, request);
    return { state: current && isUsable(current, target, now) ? 'still valid' : 'too soon', waitSeconds };
  }
  await consumeCodeLimits(transaction, request, now);
  await invalidateCodes(transaction, request, now);
  const code = randomInt(10 ** OTP_DIGITS)
    .toString()
    .padStart(OTP_DIGITS, '0');
  const validHmac = hmacOf(context.secrets.keyFor(PURPOSE), request, target, code);
  const codeHmac = request.isDecoy ? randomBytes(validHmac.length) : validHmac;
  const expiresAt = new Date(now.getTime() + OTP_MINUTES * 60_000);
  const codeId = await insertCode(transaction, { purpose, accountId, target, codeHmac, expiresAt }, now);
  return { state: 'issued', codeId, code, waitSeconds: OTP_COOL_DOWN_SECONDS };
}

/** Outcome of a try; `counted` is false when the code was not compared. */
export type CodeCheck = { isRight: true } | { isRight: false; counted: boolean; text: string };

const notCompared = (text: string): CodeCheck => ({ isRight: false, counted: false, text });

function wrongCode(triesLeft: number): CodeCheck {
  const left = triesLeft === 1 ? 'You have 1 try left.' : `You have ${triesLeft} tries left.`;
  const next = triesLeft > 0 ? left : 'Please ask for a new one.';
  return { isRight: false, counted: true, text: `This OTP is not correct. ${next}` };
}

/**
 * Checks a code for a target and consumes it when it is right. The try is counted before the comparison, and the row
 * lock makes other tries wait for this transaction, so that concurrent guesses cannot exceed the limit.
 */
export async function checkOneTimeCode(
  context: AppContext,
  transaction: Db,
  request: CodeScope & { target: string; code: string },
  now: Date,
): Promise<CodeCheck> {
  const current = await lockCurrentCode(transaction, request);
  if (!current || current.target !== request.target) return notCompared('Please ask for a new OTP first.');
  if (current.expiresAt <= now) return notCompared('This OTP has expired. Please ask for a new one.');
  if (current.tries >= OTP_TRIES)
    return notCompared('This OTP can no longer be used after too many tries. Please ask for a new one.');
  await incrementTries(transaction, current.codeId);
  const given = context.secrets.keysFor(PURPOSE).map((key) => hmacOf(key, request, request.target, request.code));
  if (!given.some((hmac) => timingSafeEqual(hmac, current.codeHmac))) return wrongCode(OTP_TRIES - current.tries - 1);
  await markCodeUsed(transaction, current.codeId, now);
  return { isRight: true };
}
