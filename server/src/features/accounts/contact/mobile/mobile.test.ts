import { contactTexts, type JobSeekerDetails } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../../infra/http/caller.ts';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { countries } from '../../registration/countries.ts';
import { resolveCaller } from '../../sessions/resolve-caller.ts';
import { setMobileNo } from '../contact.queries.ts';
import { findLastCode, listCodes, listEventKinds, listMessages } from '../test-contact.queries.ts';
import { COUNTRY_WITHOUT_SMS, generateMobileOtp } from './generate-mobile-otp.ts';

const { app, context } = await openTestApp();

let members = 0;

/** A new account with its own number, because the daily limit of a number applies across accounts. */
async function registerMember(more: { email?: string; isEmailVerified?: boolean } = {}) {
  members += 1;
  const mobileNo = `98${String(members).padStart(8, '0')}`;
  const member = { ...(await registerThrough(app, more)), mobileNo };
  await setMobileNo(context.db, member.accountID, mobileNo);
  return member;
}

type Member = Awaited<ReturnType<typeof registerMember>>;

const post = (member: Member, action: string, more: { query?: Record<string, string>; payload?: object } = {}) =>
  app.inject({ method: 'POST', url: `/api/JobSeekerMasters/${action}`, headers: member.headers, ...more });

const generate = (member: Member) => post(member, 'GenerateMobileOtp', { query: { accountID: `${member.accountID}` } });

const verify = async (member: Member, otp: string) =>
  (await post(member, 'VerifyMobileOtp', { query: { accountID: `${member.accountID}`, otp } })).body;

const save = (member: Member, data: string, currentPassword?: string) =>
  post(member, 'SaveMobileNo', {
    payload: { accountID: member.accountID, data, ...(currentPassword === undefined ? {} : { currentPassword }) },
  });

const detailsOf = async (member: Member) =>
  (
    await app.inject({
      url: `/api/JobSeekerMasters/GetJobSeekerDetails/${member.accountID}`,
      headers: member.headers,
    })
  ).json<JobSeekerDetails>();

const codeOf = (member: Member) => findLastCode(context.db, member.accountID);
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

const smsOf = async (member: Member) =>
  (await listMessages(context.db, member.accountID)).filter(({ channel }) => channel === 'sms');

describe('a number of a country without SMS', () => {
  const setCountry = (member: Member, countryId: number) =>
    context.db.updateTable('accounts').set({ country_id: countryId }).where('id', '=', member.accountID).execute();
  const countryIdOf = (name: string) => countries.find(({ countryName }) => countryName === name)?.countryID ?? 0;

  it.each(['Cuba', 'Canada'])('gets no code: %s', async (name) => {
    const member = await registerMember();
    await setCountry(member, countryIdOf(name));
    const reply = await generate(member);
    expect([reply.statusCode, reply.body]).toEqual([200, COUNTRY_WITHOUT_SMS]);
    expect(await smsOf(member)).toEqual([]);
    expect(reply.body).not.toMatch(/success/i);
  });

  it('gets a code once its country is switched on', async () => {
    const member = await registerMember();
    await setCountry(member, countryIdOf('Singapore'));
    const config = { ...context.config, smsDialCodes: ['91', '65'] };
    const origin = { address: '192.0.2.9', device: '' };
    const caller = (await resolveCaller(context)(member.token)) as Caller;
    const { text } = await generateMobileOtp({ ...context, config }, caller, origin);
    expect(text).toMatch(/success/);
    expect(await smsOf(member)).toMatchObject([{ recipient: `+65${member.mobileNo}` }]);
  });
});

describe('verifying the mobile number', () => {
  it('accepts the code that was sent to it, with its country code', async () => {
    const member = await registerMember();
    const reply = await generate(member);
    expect(reply.body).toBe('The OTP has been sent successfully.');
    expect(reply.headers['retry-after']).toBe('60');
    expect(await smsOf(member)).toEqual([
      {
        channel: 'sms',
        recipient: `+91${member.mobileNo}`,
        template: 'mobile-code',
        data: { code: expect.stringMatching(/^\d{6}$/) },
      },
    ]);
    expect(await verify(member, await codeOf(member))).toBe('Mobile number verified successfully.');
    expect((await detailsOf(member)).mobileVerified).toBe('Verified');
    expect(await listEventKinds(context.db, member.accountID)).toContain('mobile-verified');
  });

  it('stores codes only as an HMAC', async () => {
    const member = await registerMember();
    await generate(member);
    const [stored] = await listCodes(context.db, member.accountID);
    expect(stored?.code_hmac).toHaveLength(32);
    expect(JSON.stringify({ ...stored, code_hmac: stored?.code_hmac.toString('latin1') })).not.toContain(
      await codeOf(member),
    );
  });

  it('sends one code when the page is opened twice, and reports the wait', async () => {
    const member = await registerMember();
    const replies = await Promise.all([generate(member), generate(member), generate(member)]);
    for (const { body } of replies) expect(body).toMatch(/success/);
    expect(await smsOf(member)).toHaveLength(1);
    context.clock.advanceMinutes(0.5);
    expect((await generate(member)).headers['retry-after']).toBe('30');
    expect(await smsOf(member)).toHaveLength(1);
    context.clock.advanceMinutes(0.5);
    expect((await generate(member)).headers['retry-after']).toBe('60');
    expect(await smsOf(member)).toHaveLength(2);
  });

  it('counts wrong codes, then refuses all, even the right one', async () => {
    const member = await registerMember();
    await generate(member);
    const code = await codeOf(member);
    const texts = [];
    for (let at = 0; at < 5; at++) texts.push(await verify(member, otherThan(code)));
    expect(texts).toEqual([
      'This OTP is not correct. You have 4 tries left.',
      'This OTP is not correct. You have 3 tries left.',
      'This OTP is not correct. You have 2 tries left.',
      'This OTP is not correct. You have 1 try left.',
      'This OTP is not correct. Please ask for a new one.',
    ]);
    const refused = await verify(member, code);
    expect(refused).toBe('This OTP can no longer be used after too many tries. Please ask for a new one.');
    expect((await generate(member)).body).toBe('Please wait 60 seconds before you request another OTP.');
    const refusals = (await listEventKinds(context.db, member.accountID)).filter((kind) => kind === 'code-refused');
    expect(refusals).toHaveLength(5);
    expect([...texts, refused].join()).not.toMatch(/success/i);
    expect((await detailsOf(member)).mobileVerified).toBe('Not Verified');
  });

  it('refuses an expired code and a replaced one', async () => {
    const member = await registerMember();
    expect(await verify(member, '123456')).toBe('Please ask for a new OTP first.');
    await generate(member);
    const first = await codeOf(member);
    context.clock.advanceMinutes(10);
    expect(await verify(member, first)).toBe('This OTP has expired. Please ask for a new one.');
    await generate(member);
    const second = await codeOf(member);
    if (first !== second) expect(await verify(member, first)).toMatch(/^This OTP is not correct/);
    expect(await verify(member, second)).toMatch(/success/);
  });

  it('happens once for twenty concurrent right codes', async () => {
    const member = await registerMember();
    await generate(member);
    const code = await codeOf(member);
    const texts = await Promise.all(Array.from({ length: 20 }, () => verify(member, code)));
    expect(texts.filter((text) => /success/i.test(text))).toHaveLength(1);
    expect(texts.filter((text) => text === contactTexts.mobileVerifiedAlready)).toHaveLength(19);
    const kinds = await listEventKinds(context.db, member.accountID);
    expect(kinds.filter((kind) => kind === 'mobile-verified')).toHaveLength(1);
    expect((await generate(member)).body).toBe(contactTexts.mobileVerifiedAlready);
  });

  it('refuses the code of another account for the same number', async () => {
    const [one, other] = [await registerMember(), await registerMember()];
    await setMobileNo(context.db, other.accountID, one.mobileNo);
    await generate(one);
    await generate(other);
    const code = await codeOf(one);
    if (code !== (await codeOf(other))) expect(await verify(other, code)).toMatch(/^This OTP is not correct/);
    expect((await detailsOf(other)).mobileVerified).toBe('Not Verified');
  });

  it('needs a number', async () => {
    const member = await registerMember();
    await setMobileNo(context.db, member.accountID, '');
    expect((await generate(member)).body).toBe('No mobile number provided for verification');
    expect(await verify(member, '123456')).toBe('No mobile number provided for verification');
  });

  it('refuses a malformed code without counting a try', async () => {
    const member = await registerMember();
    await generate(member);
    for (const [otp, detail] of [
      ['', 'Please enter the OTP'],
      ['12345', 'Please enter the 6 digits of the OTP.'],
      ['12345a', 'Please enter the 6 digits of the OTP.'],
    ] as const) {
      const reply = await post(member, 'VerifyMobileOtp', { query: { accountID: `${member.accountID}`, otp } });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ code: 'bad_input', detail });
    }
    expect((await listCodes(context.db, member.accountID))[0]?.tries).toBe(0);
  });
});

describe('changing the mobile number', () => {
  it('marks it as unverified, invalidates the pending code and notifies the email address, masked', async () => {
    const member = await registerMember({ email: 'number@example.com', isEmailVerified: true });
    await generate(member);
    const old = await codeOf(member);
    expect((await save(member, '9123456789')).body).toBe('Mobile number saved successfully.');
    expect(await detailsOf(member)).toMatchObject({ mobileNo: '9123456789', mobileVerified: 'Not Verified' });
    expect(await verify(member, old)).toBe('Please ask for a new OTP first.');

    const mail = (await listMessages(context.db, member.accountID)).find(
      ({ template }) => template === 'mobile-changed',
    );
    expect(mail).toMatchObject({ channel: 'mail', recipient: 'number@example.com', data: { mobileNo: '•••• 6789' } });
    expect(JSON.stringify(mail)).not.toContain('912345');
    expect(await listEventKinds(context.db, member.accountID)).toContain('mobile-changed');

    // The cool-down of the old number does not apply to the new one, but still to the old one.
    expect((await generate(member)).body).toMatch(/success/);
    expect((await smsOf(member)).at(-1)?.recipient).toBe('+919123456789');
    await save(member, member.mobileNo);
    expect((await generate(member)).body).toMatch(/^Please wait/);
  });

  it('changes nothing for the same number', async () => {
    const member = await registerMember();
    await generate(member);
    await verify(member, await codeOf(member));
    context.clock.advanceMinutes(60);
    expect((await save(member, ` ${member.mobileNo} `)).body).toMatch(/success/);
    expect((await detailsOf(member)).mobileVerified).toBe('Verified');
    expect(await listEventKinds(context.db, member.accountID)).not.toContain('mobile-changed');
  });

  it.each([
    ['', 'Please enter a valid mobile number'],
    ['98765432101', 'Maximum 10 digits allowed'],
    ['98765x4321', 'Only digits allowed'],
  ])('replies 400 to %j', async (data, detail) => {
    const reply = await save(await registerMember(), data);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'bad_input', detail });
  });

  it('refuses a number that is no Indian mobile number', async () => {
    const reply = await save(await registerMember(), '12345');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe('Please enter a valid Indian mobile number: 10 digits starting with 6, 7, 8 or 9.');
  });

  it('requires the password when the session is no longer fresh', async () => {
    const member = await registerMember();
    context.clock.advanceMinutes(60);
    const needed = await save(member, '9123456789');
    expect(needed.statusCode).toBe(403);
    expect(needed.json()).toMatchObject({ code: 'password_needed' });
    expect((await save(member, '9123456789', 'Wrong@135')).json()).toMatchObject({ code: 'password_needed' });
    expect((await detailsOf(member)).mobileNo).toBe(member.mobileNo);
    expect((await save(member, '9123456789', 'Chai@2468')).body).toMatch(/success/);
  });
});
