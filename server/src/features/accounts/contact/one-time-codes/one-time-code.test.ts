import { contactTexts } from '@aarambh/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../../infra/database/connect.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { openTestContext, type TestContext } from '../../../../testing/test-app.ts';
import { insertAccount } from '../../accounts.queries.ts';
import { createSession } from '../../sessions/create-session.ts';
import { setMobileNo } from '../contact.queries.ts';
import { generateMobileOtp } from '../mobile/generate-mobile-otp.ts';
import { verifyMobileOtp } from '../mobile/verify-mobile-otp.ts';
import { findLastCode, listCodes, listMessages } from '../test-contact.queries.ts';
import { codeLimits, consumeCodeLimits } from './consume-code-limits.ts';
import { checkOneTimeCode, OTP_TRIES } from './one-time-code.ts';
import { lockCurrentCode } from './one-time-codes.queries.ts';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(async () => {
  await context?.close();
});

let made = 0;

/** An account with its own mobile number and network address, so that members do not share limits. */
async function createMember() {
  made += 1;
  const account = {
    fullName: 'Kavya Raghunathan',
    countryId: 105,
    mobileNo: `9${String(made).padStart(9, '0')}`,
    email: `member${made}@example.com`,
    passwordHash: null,
    isAdult: true,
  };
  const accountId = (await insertAccount(context.db, account, context.clock.now())) ?? 0;
  const origin = { address: `address ${made}`, device: 'Unknown device' };
  await createSession(context.db, { accountId, fullName: '' }, { origin, remember: false }, context.clock.now());
  const [session] = await context.db.selectFrom('sessions').select('id').where('account_id', '=', accountId).execute();
  const caller = { accountId, role: 'jobSeeker', sessionId: session?.id ?? 0 } as const;
  return {
    accountId,
    mobileNo: account.mobileNo,
    generate: (from = origin) => generateMobileOtp(context, caller, from),
    verify: (code: string) => verifyMobileOtp(context, caller, code, origin),
  };
}

const SECOND = 1 / 60;
const DAY = 24 * 60;

/** Events of an account's code: seconds pass, a code is requested, a right or a wrong one is entered. */
const steps = fc.array(
  fc.oneof(
    fc.constant('request' as const),
    fc.constant('right' as const),
    fc.constant('wrong' as const),
    fc.constantFrom(1, 29, 59, 60, 300, 599, 600, 3_600, 86_400),
  ),
  { minLength: 5, maxLength: 40 },
);

/** A model of the rules, to compare the implementation with. */
class Model {
  sentAt = Number.NEGATIVE_INFINITY;
  tries = 0;
  usable = false;
  today = { used: 0, endsAt: Number.NEGATIVE_INFINITY };

  request(now: number): 'sent' | 'still valid' | 'too soon' | 'too many' {
    if (now - this.sentAt < 60) return this.isValid(now) ? 'still valid' : 'too soon';
    if (now >= this.today.endsAt) this.today = { used: 0, endsAt: now + 86_400 };
    if (this.today.used >= codeLimits.account.max) return 'too many';
    this.today.used += 1;
    Object.assign(this, { sentAt: now, tries: 0, usable: true });
    return 'sent';
  }

  isValid(now: number): boolean {
    return this.usable && this.tries < 5 && now - this.sentAt < 600;
  }

  /** Whether the code is accepted. */
  enter(isRight: boolean, now: number): boolean {
    if (!this.isValid(now)) return false;
    this.tries += 1;
    if (isRight) this.usable = false;
    return isRight;
  }
}

describe('any sequence of requests and tries', () => {
  it('leaves at most one valid code, for five tries and ten minutes, within the daily limits', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const { accountId, mobileNo, generate, verify } = await createMember();
        const model = new Model();
        let now = 0;
        for (const step of taken) {
          if (typeof step === 'number') {
            context.clock.advanceMinutes(step * SECOND);
            now += step;
          } else if (step === 'request') {
            const before = (await listMessages(context.db, accountId)).length;
            const outcome = model.request(now);
            const reply = await generate().catch((error: CallError) => error);
            const sent = (await listMessages(context.db, accountId)).length - before;
            expect(sent).toBe(outcome === 'sent' ? 1 : 0);
            if (outcome === 'too many') expect(reply).toMatchObject({ code: 'too_many_requests' });
            else expect(reply).toHaveProperty('text', expect.stringMatching(textOf[outcome]));
          } else {
            const right = await findLastCode(context.db, accountId);
            const code = step === 'right' ? right || '000000' : otherThan(right);
            const accepted = model.enter(step === 'right', now);
            const text = await verify(code);
            expect(/success/i.test(text)).toBe(accepted);
            // Start over with an unverified number.
            if (accepted) await setMobileNo(context.db, accountId, mobileNo);
          }
          const codes = await listCodes(context.db, accountId);
          expect(codes.filter((code) => !code.used_at && !code.ended_at).length).toBeLessThanOrEqual(1);
          expect(codes.at(-1)?.tries ?? 0).toBe(model.tries);
          for (const { tries } of codes) expect(tries).toBeLessThanOrEqual(OTP_TRIES);
        }
      }),
      {
        numRuns: 100,
        examples: [
          [['request', 'wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'right', 59, 'request', 1, 'request', 'right']],
          [['request', 599, 'right', 1, 'request', 600, 'right']],
          [Array.from({ length: 12 }, () => ['request' as const, 60]).flat()],
        ],
      },
    );
  });
});

const textOf = {
  sent: /sent successfully/,
  'still valid': /sent successfully a moment ago/,
  'too soon': /^Please wait/,
};
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** Counts the connections of this database that wait for a lock. */
async function countLockWaits(transaction: Db): Promise<number | undefined> {
  // Within a transaction PostgreSQL shows the activity as of its first read.
  await sql`select pg_stat_clear_snapshot()`.execute(transaction);
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(transaction);
  return rows[0]?.waiting;
}

it('issues another code at once after the clock was set back, and has a cool-down after that', async () => {
  const { accountId, generate, verify } = await createMember();
  expect((await generate()).text).toMatch(textOf.sent);
  context.clock.advanceMinutes(-180);
  expect(await generate()).toMatchObject({ text: 'The OTP has been sent successfully.', waitSeconds: 60 });
  expect((await generate()).text).toMatch(textOf['still valid']);
  expect(await verify(await findLastCode(context.db, accountId))).toMatch(/success/);
});

describe('guessing', () => {
  /**
   * The limit holds for any number of guesses: each one locks the row of the code before it reads the count, so the
   * database evaluates them one after another, and one that reads a count of five is refused without changing it. A
   * sixth guess therefore leaves the state that every further one finds. The test forces the overlap instead of hoping
   * for it: it holds the row until more guesses wait for it than may be evaluated.
   */
  it('evaluates five of 40 concurrent guesses, and not even the right code after them', async () => {
    const { accountId, mobileNo, generate, verify } = await createMember();
    await generate();
    const right = await findLastCode(context.db, accountId);
    const scope = { purpose: 'verify-mobile', accountId } as const;
    const guess = (code: string) =>
      context.db.transaction().execute((transaction) => {
        const request = { ...scope, target: `+91${mobileNo}`, code };
        return checkOneTimeCode(context, transaction, request, context.clock.now());
      });
    const codes = Array.from({ length: 41 }, (_, at) => String(at).padStart(6, '0'));
    const wrongCodes = codes.filter((code) => code !== right).slice(0, 40);
    const { guesses } = await context.db.transaction().execute(async (transaction) => {
      await lockCurrentCode(transaction, scope);
      const started = wrongCodes.map(guess);
      await expect.poll(() => countLockWaits(transaction), { timeout: 120_000 }).toBeGreaterThan(OTP_TRIES);
      return { guesses: started };
    });
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((outcome) => outcome.isRight || outcome.counted)).toHaveLength(OTP_TRIES);
    expect((await listCodes(context.db, accountId)).map(({ tries }) => tries)).toEqual([OTP_TRIES]);
    expect(await verify(right)).toMatch(/too many tries/);
    expect((await listCodes(context.db, accountId)).map(({ tries }) => tries)).toEqual([OTP_TRIES]);
  });

  it('the right code is refused for another purpose, target or account', async () => {
    const { accountId, mobileNo, generate, verify } = await createMember();
    const { accountId: other } = await createMember();
    await generate();
    const code = await findLastCode(context.db, accountId);
    const right = { purpose: 'verify-mobile', accountId, target: `+91${mobileNo}`, code } as const;
    for (const wrong of [{ purpose: 'change-email' as const }, { target: '+919999999999' }, { accountId: other }]) {
      const now = context.clock.now();
      expect(await checkOneTimeCode(context, context.db, { ...right, ...wrong }, now)).toMatchObject({
        isRight: false,
        counted: false,
      });
    }
    expect(await verify(code)).toMatch(/success/);
    expect(await verify(code)).toBe(contactTexts.mobileVerifiedAlready);
  });
});

describe('the daily limits', () => {
  it('hold per mobile number and per network, across accounts, and end after a day', async () => {
    const limited = await createMember();
    for (let at = 0; at < codeLimits.target.max; at++) {
      const { accountId, generate } = await createMember();
      await setMobileNo(context.db, accountId, limited.mobileNo);
      await generate();
    }
    const refused = await limited.generate().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CallError);
    expect(refused).toMatchObject({
      code: 'too_many_requests',
      message: 'You have requested too many OTPs today. Please try again tomorrow.',
      retryAfter: 86_400,
    });
    context.clock.advanceMinutes(DAY);
    expect((await limited.generate()).text).toMatch(/success/);

    const hostel = { address: 'hostel', device: 'Unknown device' };
    for (let at = 0; at < codeLimits.address.max; at++) await (await createMember()).generate(hostel);
    const oneMore = await createMember();
    await expect(oneMore.generate(hostel)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect((await oneMore.generate()).text).toMatch(/success/);
  });

  it('hold for all spellings of a mailbox', async () => {
    const consume = (n: number) => {
      const scope = {
        purpose: 'change-email',
        accountId: n,
        target: `spelt+${n}@example.com`,
        address: `spelt ${n}`,
      } as const;
      return consumeCodeLimits(context.db, scope, context.clock.now());
    };
    for (let n = 1; n <= codeLimits.target.max; n++) await consume(n);
    await expect(consume(codeLimits.target.max + 1)).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});
