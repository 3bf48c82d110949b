import { contactTexts, type JobSeekerDetails } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { setMobileNo } from '../contact.queries.ts';
import { lastCode, listCodes, listEventKinds, listMessages } from '../contact-test-world.queries.ts';

const { app, context } = await openTestApp();

let members = 0;

/** A new account with a number of its own: the daily limit of a number counts over all accounts. */
async function join(more: { email?: string } = {}) {
  members += 1;
  const mobileNo = `98${String(members).padStart(8, '0')}`;
  const member = { ...(await registerThrough(app, more)), mobileNo };
  await setMobileNo(context.db, member.accountID, mobileNo);
  return member;
}

type Member = Awaited<ReturnType<typeof join>>;

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

const codeOf = (member: Member) => lastCode(context.db, member.accountID);
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

const smsOf = async (member: Member) =>
  (await listMessages(context.db, member.accountID)).filter(({ channel }) => channel === 'sms');

describe('verifying the mobile number', () => {
  it('takes the code that was sent to it, dialled with its country', async () => {
    const member = await join();
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

  it('stores no code that could be read', async () => {
    const member = await join();
    await generate(member);
    const [stored] = await listCodes(context.db, member.accountID);
    expect(stored?.code_hmac).toHaveLength(32);
    expect(JSON.stringify({ ...stored, code_hmac: stored?.code_hmac.toString('latin1') })).not.toContain(
      await codeOf(member),
    );
  });

  it('entering the page twice sends once, and says for how long', async () => {
    const member = await join();
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

  it('counts wrong codes down, then takes none, not even the right one', async () => {
    const member = await join();
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
    const dead = await verify(member, code);
    expect(dead).toBe('This OTP can no longer be used after too many tries. Please ask for a new one.');
    expect((await generate(member)).body).toBe('Please wait 60 seconds before you ask for another OTP.');
    const refusals = (await listEventKinds(context.db, member.accountID)).filter((kind) => kind === 'code-refused');
    expect(refusals).toHaveLength(5);
    expect([...texts, dead].join()).not.toMatch(/success/i);
    expect((await detailsOf(member)).mobileVerified).toBe('Not Verified');
  });

  it('takes no code after ten minutes, and none that was replaced', async () => {
    const member = await join();
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

  it('happens once of twenty right codes at the same moment', async () => {
    const member = await join();
    await generate(member);
    const code = await codeOf(member);
    const texts = await Promise.all(Array.from({ length: 20 }, () => verify(member, code)));
    expect(texts.filter((text) => /success/i.test(text))).toHaveLength(1);
    expect(texts.filter((text) => text === contactTexts.mobileVerifiedAlready)).toHaveLength(19);
    const kinds = await listEventKinds(context.db, member.accountID);
    expect(kinds.filter((kind) => kind === 'mobile-verified')).toHaveLength(1);
    expect((await generate(member)).body).toBe(contactTexts.mobileVerifiedAlready);
  });

  it("does not take a code of somebody else's for the same number", async () => {
    const [one, other] = [await join(), await join()];
    await setMobileNo(context.db, other.accountID, one.mobileNo);
    await generate(one);
    await generate(other);
    const code = await codeOf(one);
    if (code !== (await codeOf(other))) expect(await verify(other, code)).toMatch(/^This OTP is not correct/);
    expect((await detailsOf(other)).mobileVerified).toBe('Not Verified');
  });

  it('needs a number', async () => {
    const member = await join();
    await setMobileNo(context.db, member.accountID, '');
    expect((await generate(member)).body).toBe('No mobile number provided for verification');
    expect(await verify(member, '123456')).toBe('No mobile number provided for verification');
  });

  it('refuses what is no code before it counts', async () => {
    const member = await join();
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
  it('unverifies it, kills the code on its way and tells the e-mail, masked', async () => {
    const member = await join({ email: 'number@example.com' });
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

    // The new number need not wait for the old one's cool-down; going back to the old one does.
    expect((await generate(member)).body).toMatch(/success/);
    expect((await smsOf(member)).at(-1)?.recipient).toBe('+919123456789');
    await save(member, member.mobileNo);
    expect((await generate(member)).body).toMatch(/^Please wait/);
  });

  it('changes nothing for the same number', async () => {
    const member = await join();
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
    ['98765-4321', 'Only digits allowed'],
  ])('answers 400 for %j', async (data, detail) => {
    const reply = await save(await join(), data);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'bad_input', detail });
  });

  it('refuses a number no Indian mobile has', async () => {
    const reply = await save(await join(), '12345');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe('Please enter a valid Indian mobile number: 10 digits starting with 6, 7, 8 or 9.');
  });

  it('asks for the password when the session is no longer fresh', async () => {
    const member = await join();
    context.clock.advanceMinutes(60);
    const asked = await save(member, '9123456789');
    expect(asked.statusCode).toBe(403);
    expect(asked.json()).toMatchObject({ code: 'password_needed' });
    expect((await save(member, '9123456789', 'Wrong@135')).json()).toMatchObject({ code: 'password_needed' });
    expect((await detailsOf(member)).mobileNo).toBe(member.mobileNo);
    expect((await save(member, '9123456789', 'Chai@2468')).body).toMatch(/success/);
  });
});
