import { randomInt } from 'node:crypto';
import { contactTexts } from '@aarambh/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../../../../lib/call-error.ts';
import { openTestContext, type TestContext } from '../../../../testing/test-app.ts';
import { insertAccount } from '../../accounts.queries.ts';
import { setMobileNo } from '../contact.queries.ts';
import { lastCode, listCodes, listMessages } from '../contact-test-world.queries.ts';
import { generateMobileOtp } from '../mobile/generate-mobile-otp.ts';
import { verifyMobileOtp } from '../mobile/verify-mobile-otp.ts';
import { checkOneTimeCode, OTP_TRIES } from './one-time-code.ts';
import { codeLimits } from './take-from-code-limits.ts';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(async () => {
  await context?.close();
});

let made = 0;

/** An account with a number and an address of its own, so that limits of one do not count for another. */
async function makeMember() {
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
  return {
    accountId,
    mobileNo: account.mobileNo,
    generate: (from = origin) => generateMobileOtp(context, accountId, from),
    verify: (code: string) => verifyMobileOtp(context, accountId, code, origin),
  };
}

const SECOND = 1 / 60;
const DAY = 24 * 60;

/** What may happen to an account's code: seconds pass, a code is asked for, a right or a wrong one is given. */
const steps = fc.array(
  fc.oneof(
    fc.constant('ask' as const),
    fc.constant('right' as const),
    fc.constant('wrong' as const),
    fc.constantFrom(1, 29, 59, 60, 300, 599, 600, 3_600, 86_400),
  ),
  { minLength: 5, maxLength: 40 },
);

/** The rules in a few lines, to hold the real ones against. */
class Expected {
  sentAt = Number.NEGATIVE_INFINITY;
  tries = 0;
  usable = false;
  today = { used: 0, endsAt: Number.NEGATIVE_INFINITY };

  ask(now: number): 'sent' | 'still good' | 'too soon' | 'too many' {
    if (now - this.sentAt < 60) return this.isGood(now) ? 'still good' : 'too soon';
    if (now >= this.today.endsAt) this.today = { used: 0, endsAt: now + 86_400 };
    if (this.today.used >= codeLimits.account.max) return 'too many';
    this.today.used += 1;
    Object.assign(this, { sentAt: now, tries: 0, usable: true });
    return 'sent';
  }

  isGood(now: number): boolean {
    return this.usable && this.tries < 5 && now - this.sentAt < 600;
  }

  /** Whether the code is accepted. */
  give(isRight: boolean, now: number): boolean {
    if (!this.isGood(now)) return false;
    this.tries += 1;
    if (isRight) this.usable = false;
    return isRight;
  }
}

describe('whatever is asked for and tried, and whenever', () => {
  it('one code at most is good, five tries count, ten minutes pass, and a day has its limit', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const { accountId, mobileNo, generate, verify } = await makeMember();
        const expected = new Expected();
        let now = 0;
        for (const step of taken) {
          if (typeof step === 'number') {
            context.clock.advanceMinutes(step * SECOND);
            now += step;
          } else if (step === 'ask') {
            const before = (await listMessages(context.db, accountId)).length;
            const outcome = expected.ask(now);
            const asked = await generate().catch((error: CallError) => error);
            const sent = (await listMessages(context.db, accountId)).length - before;
            expect(sent).toBe(outcome === 'sent' ? 1 : 0);
            if (outcome === 'too many') expect(asked).toMatchObject({ code: 'too_many_requests' });
            else expect(asked).toHaveProperty('text', expect.stringMatching(textOf[outcome]));
          } else {
            const right = await lastCode(context.db, accountId);
            const code = step === 'right' ? right || '000000' : otherThan(right);
            const accepted = expected.give(step === 'right', now);
            const text = await verify(code);
            expect(/success/i.test(text)).toBe(accepted);
            // Starts over with an unverified number.
            if (accepted) await setMobileNo(context.db, accountId, mobileNo);
          }
          const codes = await listCodes(context.db, accountId);
          expect(codes.filter((code) => !code.used_at && !code.ended_at).length).toBeLessThanOrEqual(1);
          expect(codes.at(-1)?.tries ?? 0).toBe(expected.tries);
          for (const { tries } of codes) expect(tries).toBeLessThanOrEqual(OTP_TRIES);
        }
      }),
      {
        numRuns: 100,
        examples: [
          [['ask', 'wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'right', 59, 'ask', 1, 'ask', 'right']],
          [['ask', 599, 'right', 1, 'ask', 600, 'right']],
          [Array.from({ length: 12 }, () => ['ask' as const, 60]).flat()],
        ],
      },
    );
  });
});

const textOf = {
  sent: /sent successfully/,
  'still good': /sent successfully a moment ago/,
  'too soon': /^Please wait/,
};
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('guessing', () => {
  it('ten thousand guesses in parallel try five', async () => {
    const { accountId, mobileNo, generate, verify } = await makeMember();
    await generate();
    const right = await lastCode(context.db, accountId);
    const request = { purpose: 'verify-mobile', accountId, target: `+91${mobileNo}` } as const;
    const guess = (code: string) =>
      context.db
        .transaction()
        .execute((transaction) => checkOneTimeCode(context, transaction, { ...request, code }, context.clock.now()));
    const start = randomInt(1_000_000);
    const codes = Array.from({ length: 10_001 }, (_, at) => String((start + at) % 1_000_000).padStart(6, '0'))
      .filter((code) => code !== right)
      .slice(0, 10_000);
    let counted = 0;
    for (let at = 0; at < codes.length; at += 500) {
      const checked = await Promise.all(codes.slice(at, at + 500).map(guess));
      counted += checked.filter((outcome) => outcome.isRight || outcome.counted).length;
    }
    expect(counted).toBe(5);
    expect(await verify(right)).toMatch(/too many tries/);
    expect((await listCodes(context.db, accountId))[0]?.tries).toBe(5);
  });

  it('a right code fits neither another purpose, nor another target, nor another account', async () => {
    const { accountId, mobileNo, generate, verify } = await makeMember();
    const { accountId: other } = await makeMember();
    await generate();
    const code = await lastCode(context.db, accountId);
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

describe('the limits of a day', () => {
  it('hold for a number and for an address of origin, over all accounts, and open again', async () => {
    const limited = await makeMember();
    for (let at = 0; at < codeLimits.target.max; at++) {
      const { accountId, generate } = await makeMember();
      await setMobileNo(context.db, accountId, limited.mobileNo);
      await generate();
    }
    const refused = await limited.generate().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CallError);
    expect(refused).toMatchObject({
      code: 'too_many_requests',
      message: 'You have asked for too many OTPs today. Please try again tomorrow.',
      retryAfter: 86_400,
    });
    context.clock.advanceMinutes(DAY);
    expect((await limited.generate()).text).toMatch(/success/);

    const hostel = { address: 'hostel', device: 'Unknown device' };
    for (let at = 0; at < codeLimits.address.max; at++) await (await makeMember()).generate(hostel);
    const oneMore = await makeMember();
    await expect(oneMore.generate(hostel)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect((await oneMore.generate()).text).toMatch(/success/);
  });
});
