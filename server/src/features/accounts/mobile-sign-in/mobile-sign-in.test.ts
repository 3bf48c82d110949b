import { type AuthResponse, registrationRefusals } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough, type TestAccount } from '../../../testing/test-app.ts';
import { issueCaptchaPass } from '../captcha/captcha-pass.ts';
import { findLastCode, listEventKinds, listMessages } from '../contact/test-contact.queries.ts';
import { CAPTCHA_REFUSED } from '../passwords/forgot-password.ts';
import { countries } from '../registration/countries.ts';
import { SIGN_IN_COUNTRY_WITHOUT_SMS } from './mobile-account.ts';
import { SIGN_IN_CODE_REQUESTED, signInCodeLimits } from './request-sign-in-code.ts';
import { CODE_REFUSED } from './sign-in-with-code.ts';

const { app, context } = await openTestApp();

let members = 0;
const nextMobileNo = () => `97${String(++members).padStart(8, '0')}`;

/** A new account that has verified its own number. */
async function registerMember(change: Record<string, unknown> = {}, mobileNo = nextMobileNo()) {
  const member = { ...(await registerThrough(app)), mobileNo };
  const columns = { mobile_no: mobileNo, mobile_verified_at: context.clock.now(), ...change };
  await context.db.updateTable('accounts').set(columns).where('id', '=', member.accountID).execute();
  return member;
}

type Member = TestAccount & { mobileNo: string };

const request = (mobileNo: string, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/AuthJobSeeker/RequestSignInCode',
    payload: { mobileNo, pass: issueCaptchaPass(context), ...more },
  });

async function signIn(mobileNo: string, code: string, more: object = {}): Promise<AuthResponse> {
  const payload = { mobileNo, code, ...more };
  return (await app.inject({ method: 'POST', url: '/api/AuthJobSeeker/SignInWithCode', payload })).json();
}

const codeOf = (member: Member) => findLastCode(context.db, member.accountID);
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const smsOf = async (member: Member) =>
  (await listMessages(context.db, member.accountID)).filter(({ channel }) => channel === 'sms');

describe('signing in with a code', () => {
  it.each(['', '+91 ', '0091-', '0'])('reads the number with %j before it', async (prefix) => {
    const member = await registerMember();
    const typed = `${prefix}${member.mobileNo.slice(0, 5)} ${member.mobileNo.slice(5)}`;
    const reply = await request(typed);
    expect([reply.statusCode, reply.body, reply.headers['retry-after']]).toEqual([200, SIGN_IN_CODE_REQUESTED, '60']);
    expect(await smsOf(member)).toMatchObject([{ recipient: `+91${member.mobileNo}`, template: 'mobile-code' }]);
    const auth = await signIn(typed, await codeOf(member), { rememberMe: true });
    expect(auth).toMatchObject({ accountID: member.accountID, errorMessage: '' });
    const days = (Date.parse(auth.expiration) - context.clock.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(await listEventKinds(context.db, member.accountID)).toContain('signed-in-with-code');
  });

  it('tells only the holder of a suspended account that it is suspended, after the right code', async () => {
    const member = await registerMember({ suspended_at: context.clock.now(), suspension_reason: 'Spam.' });
    await request(member.mobileNo);
    const code = await codeOf(member);
    expect((await signIn(member.mobileNo, otherThan(code))).errorMessage).toBe(CODE_REFUSED);
    const auth = await signIn(member.mobileNo, code);
    expect(auth).toMatchObject({ token: '', accountID: 0 });
    expect(auth.errorMessage).toMatch(/^Your account is suspended\. Reason: Spam\./);
    expect(await listEventKinds(context.db, member.accountID)).toContain('sign-in-suspended');
    expect(await listEventKinds(context.db, member.accountID)).not.toContain('signed-in-with-code');
  });

  it('accepts a code once, also of concurrent requests', async () => {
    const member = await registerMember();
    await request(member.mobileNo);
    const code = await codeOf(member);
    const replies = await Promise.all(Array.from({ length: 4 }, () => signIn(member.mobileNo, code)));
    expect(replies.filter(({ token }) => token)).toHaveLength(1);
  });

  it('refuses a wrong code, an expired one and one for another purpose in the same words', async () => {
    const member = await registerMember();
    await request(member.mobileNo);
    const code = await codeOf(member);
    expect(await signIn(member.mobileNo, otherThan(code))).toMatchObject({ token: '', errorMessage: CODE_REFUSED });
    expect(await listEventKinds(context.db, member.accountID)).toContain('code-refused');
    context.clock.advanceMinutes(10);
    expect((await signIn(member.mobileNo, code)).errorMessage).toBe(CODE_REFUSED);
    await context.db
      .updateTable('accounts')
      .set({ mobile_verified_at: null })
      .where('id', '=', member.accountID)
      .execute();
    const url = `/api/JobSeekerMasters/GenerateMobileOtp?accountID=${member.accountID}`;
    await app.inject({ method: 'POST', url, headers: member.headers });
    const now = context.clock.now();
    await context.db
      .updateTable('accounts')
      .set({ mobile_verified_at: now })
      .where('id', '=', member.accountID)
      .execute();
    expect((await signIn(member.mobileNo, await codeOf(member))).errorMessage).toBe(CODE_REFUSED);
  });

  it('five wrong codes end the attempts of a network and the code', async () => {
    const member = await registerMember();
    await request(member.mobileNo);
    const code = await codeOf(member);
    for (let i = 0; i < 5; i++) await signIn(member.mobileNo, otherThan(code));
    const payload = { mobileNo: member.mobileNo, code };
    const url = '/api/AuthJobSeeker/SignInWithCode';
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(429);
    context.clock.advanceMinutes(9);
    const elsewhere = await app.inject({ method: 'POST', url, payload, remoteAddress: '203.0.113.9' });
    expect(elsewhere.json()).toMatchObject({ errorMessage: CODE_REFUSED });
  });

  it('five wrong codes end the attempts for a number without an account, too', async () => {
    const mobileNo = nextMobileNo();
    for (let i = 0; i < 5; i++) expect((await signIn(mobileNo, '123456')).errorMessage).toBe(CODE_REFUSED);
    const payload = { mobileNo, code: '123456' };
    const reply = await app.inject({ method: 'POST', url: '/api/AuthJobSeeker/SignInWithCode', payload });
    expect(reply.statusCode).toBe(429);
  });
});

describe('a number that identifies no single account', () => {
  const states: [string, () => Promise<Member | undefined>][] = [
    ['unknown', async () => undefined],
    ['not verified', () => registerMember({ mobile_verified_at: null })],
    ['of staff', () => registerMember({ role: 'operator' })],
    ['of a deleted account', () => registerMember({ deleted_at: context.clock.now() })],
    [
      'last proved more than 90 days ago',
      () => registerMember({ mobile_verified_at: new Date(context.clock.now().getTime() - 91 * 86_400_000) }),
    ],
  ];

  it.each(states)('%s: the same reply, no code', async (_, create) => {
    const member = await create();
    const mobileNo = member?.mobileNo ?? nextMobileNo();
    const reply = await request(mobileNo);
    expect([reply.statusCode, reply.body, reply.headers['retry-after']]).toEqual([200, SIGN_IN_CODE_REQUESTED, '60']);
    if (member) expect(await smsOf(member)).toEqual([]);
    expect((await signIn(mobileNo, '123456')).errorMessage).toBe(CODE_REFUSED);
    const again = await request(mobileNo);
    expect(again.body).toMatch(/a moment ago/);
  });

  it('verified by two accounts: neither, not even with a code sent before', async () => {
    const member = await registerMember();
    await request(member.mobileNo);
    const code = await codeOf(member);
    const other = await registerMember({}, member.mobileNo);
    expect((await signIn(member.mobileNo, code)).errorMessage).toBe(CODE_REFUSED);
    context.clock.advanceMinutes(2);
    await request(member.mobileNo);
    expect(await smsOf(member)).toHaveLength(1);
    expect(await smsOf(other)).toEqual([]);
  });

  it('the number of an account that only says it has it, beside the one that verified it', async () => {
    const member = await registerMember();
    await registerMember({ mobile_verified_at: null }, member.mobileNo);
    await request(member.mobileNo);
    expect(await signIn(member.mobileNo, await codeOf(member))).toMatchObject({ accountID: member.accountID });
  });

  it('a sign-in proves the number again', async () => {
    const member = await registerMember();
    context.clock.advanceMinutes(80 * 24 * 60);
    await request(member.mobileNo);
    expect((await signIn(member.mobileNo, await codeOf(member))).token).not.toBe('');
    context.clock.advanceMinutes(80 * 24 * 60);
    await request(member.mobileNo);
    expect(await smsOf(member)).toHaveLength(2);
  });
});

describe('requesting a code', () => {
  it('needs a captcha pass, which is used once', async () => {
    const member = await registerMember();
    const pass = issueCaptchaPass(context);
    expect((await request(member.mobileNo, { pass: 'x' })).body).toBe(CAPTCHA_REFUSED);
    expect((await request(member.mobileNo, { pass })).body).toBe(SIGN_IN_CODE_REQUESTED);
    context.clock.advanceMinutes(2);
    expect((await request(member.mobileNo, { pass })).body).toBe(CAPTCHA_REFUSED);
  });

  it.each([
    ['12345', {}, 'mobileNo', registrationRefusals.indianMobile],
    ['98765432101', {}, 'mobileNo', 'Maximum 10 digits allowed'],
    ['9876x43210', {}, 'mobileNo', 'Only digits allowed'],
    ['9876543210', { countryID: 99_999 }, 'countryID', 'Please select a country'],
    [
      '9876543210',
      { countryID: countries.find(({ countryName }) => countryName === 'Cuba')?.countryID },
      'countryID',
      SIGN_IN_COUNTRY_WITHOUT_SMS,
    ],
  ])('names the field of %j, %j: %s', async (mobileNo, more, field, message) => {
    const reply = await request(mobileNo, more);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toEqual([{ field, message }]);
  });

  it.each(['known', 'unknown'])('has a daily limit for a number: %s', async (kind) => {
    const mobileNo = kind === 'known' ? (await registerMember()).mobileNo : nextMobileNo();
    for (let i = 0; i < signInCodeLimits.ofNumber.max; i++) {
      expect((await request(mobileNo)).body).toBe(SIGN_IN_CODE_REQUESTED);
      context.clock.advanceMinutes(2);
    }
    const refused = await request(mobileNo);
    expect([refused.statusCode, refused.json().detail]).toEqual([429, signInCodeLimits.ofNumber.text]);
  });
});
