import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_COOL_DOWN_SECONDS, OTP_DIGITS, OTP_MINUTES } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import {
  type CodeHolder,
  type CurrentCode,
  countTry,
  endCodes,
  findLastSending,
  insertCode,
  lockCurrentCode,
  markCodeUsed,
} from './one-time-codes.queries.ts';
import { takeFromCodeLimits } from './take-from-code-limits.ts';

/** Wrong codes and the right one together; after that the code is dead (outside services, SMS). */
export const OTP_TRIES = 5;

/** A code is bound to what it is for, to whom, and to where it was sent: it fits nowhere else. */
function hmacOf({ secrets }: AppContext, { purpose, accountId }: CodeHolder, target: string, code: string): Buffer {
  const bound = JSON.stringify([purpose, accountId, target, code]);
  return createHmac('sha256', secrets.keyFor('one-time-code')).update(bound).digest();
}

const isUsable = (code: CurrentCode, target: string, now: Date) =>
  code.target === target && code.tries < OTP_TRIES && code.expiresAt > now;

/** Outcome of asking for a code; `waitSeconds` until another may be made for the same target. */
export type Made =
  | { state: 'made'; codeId: number; code: string; waitSeconds: number }
  | { state: 'still good' | 'too soon'; waitSeconds: number };

/**
 * Makes a code in place of the last one, unless the target got one within the cool-down. The caller holds the account's
 * row and sends the code, in the same transaction.
 * @param request.isDecoy nothing will be sent, and no code fits
 * @throws {CallError} too_many_requests beyond a daily limit
 */
export async function makeOneTimeCode(
  context: AppContext,
  transaction: Db,
  request: CodeHolder & { target: string; address: string; isDecoy?: boolean },
  now: Date,
): Promise<Made> {
  const { purpose, accountId, target } = request;
  const last = await findLastSending(transaction, request, target);
  const waitSeconds = last ? Math.ceil((last.getTime() - now.getTime()) / 1_000) + OTP_COOL_DOWN_SECONDS : 0;
  if (waitSeconds > 0) {
    const current = await lockCurrentCode(transaction, request);
    return { state: current && isUsable(current, target, now) ? 'still good' : 'too soon', waitSeconds };
  }
  await takeFromCodeLimits(transaction, request, now);
  await endCodes(transaction, request, now);
  const code = randomInt(10 ** OTP_DIGITS)
    .toString()
    .padStart(OTP_DIGITS, '0');
  const fitting = hmacOf(context, request, target, code);
  const codeHmac = request.isDecoy ? randomBytes(fitting.length) : fitting;
  const expiresAt = new Date(now.getTime() + OTP_MINUTES * 60_000);
  const codeId = await insertCode(transaction, { purpose, accountId, target, codeHmac, expiresAt }, now);
  return { state: 'made', codeId, code, waitSeconds: OTP_COOL_DOWN_SECONDS };
}

/** Outcome of a try; `counted` is false when the code was not even looked at. */
export type Checked = { isRight: true } | { isRight: false; counted: boolean; text: string };

const notLookedAt = (text: string): Checked => ({ isRight: false, counted: false, text });

function wrong(triesLeft: number): Checked {
  const left = triesLeft === 1 ? 'You have 1 try left.' : `You have ${triesLeft} tries left.`;
  const next = triesLeft > 0 ? left : 'Please ask for a new one.';
  return { isRight: false, counted: true, text: `This OTP is not correct. ${next}` };
}

/**
 * Tries a code for a target and uses it up when it is right. The try is counted before anything is compared, and others
 * wait for this transaction: guesses at the same moment are no way around the count.
 */
export async function checkOneTimeCode(
  context: AppContext,
  transaction: Db,
  request: CodeHolder & { target: string; code: string },
  now: Date,
): Promise<Checked> {
  const current = await lockCurrentCode(transaction, request);
  if (!current || current.target !== request.target) return notLookedAt('Please ask for a new OTP first.');
  if (current.expiresAt <= now) return notLookedAt('This OTP has expired. Please ask for a new one.');
  if (current.tries >= OTP_TRIES)
    return notLookedAt('This OTP can no longer be used after too many tries. Please ask for a new one.');
  await countTry(transaction, current.codeId);
  const given = hmacOf(context, request, request.target, request.code);
  if (!timingSafeEqual(given, current.codeHmac)) return wrong(OTP_TRIES - current.tries - 1);
  await markCodeUsed(transaction, current.codeId, now);
  return { isRight: true };
}
