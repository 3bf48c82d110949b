import { type AuthResponse, contactTexts, type EmailChangeReply, type JobSeekerDetails } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { purgeAccountData } from '../../purge-account-data.ts';
import { findLastCode, listCodes, listEventKinds, listMessages } from '../test-contact.queries.ts';

const { app, context } = await openTestApp();

const PASSWORD = 'Chai@2468';
type Member = Awaited<ReturnType<typeof registerThrough>>;

let addresses = 0;
const freshAddress = () => {
  addresses += 1;
  return `new.address.${addresses}@example.org`;
};

const post = (member: Member, action: string, more: { query?: Record<string, string>; payload?: object } = {}) =>
  app.inject({ method: 'POST', url: `/api/JobSeekerEmailChange/${action}`, headers: member.headers, ...more });

const request = (member: Member, newEmail: string, currentPassword?: string) =>
  post(member, 'CreateEmailChangeRequest', {
    payload: { accountID: member.accountID, newEmail, ...(currentPassword === undefined ? {} : { currentPassword }) },
  });

const requestChange = async (member: Member, newEmail: string) =>
  (await request(member, newEmail)).json<EmailChangeReply>();

const submit = (member: Member, emailRequestID: number, otp: string) =>
  post(member, 'SubmitOtp', { query: { emailRequestID: String(emailRequestID), otp } });

const resend = (member: Member, emailRequestID: number) =>
  post(member, 'ReSendOtp', { query: { emailRequestID: String(emailRequestID) } });

async function signIn(email: string): Promise<Member> {
  const url = '/api/JobSeekerMasters/GetUserDetailsByEmail';
  const reply = await app.inject({ method: 'POST', url, payload: { email, password: PASSWORD } });
  const auth = reply.json<AuthResponse>();
  return { ...auth, headers: { authorization: `Bearer ${auth.token}` } };
}

const detailsOf = (member: Member) =>
  app.inject({ url: `/api/JobSeekerMasters/GetJobSeekerDetails/${member.accountID}`, headers: member.headers });

const emailOf = async (member: Member) => (await detailsOf(member)).json<JobSeekerDetails>().email;

const codeOf = (member: Member) => findLastCode(context.db, member.accountID);
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

const mailsOf = async (member: Member, template: string) =>
  (await listMessages(context.db, member.accountID)).filter((message) => message.template === template);

describe('changing the email', () => {
  it('accepts the code sent to the new address, ends all other sessions and reset links, and notifies the old address', async () => {
    const member = await registerThrough(app, { email: 'old@example.com', isEmailVerified: true });
    const elsewhere = await signIn('old@example.com');
    expect((await detailsOf(elsewhere)).statusCode).toBe(200);
    const reply = await request(member, 'Kavya.New@example.org');
    expect(reply.headers['retry-after']).toBe('60');
    const { emailRequestID } = reply.json<EmailChangeReply>();
    expect(reply.json()).toEqual({ success: true, message: 'The OTP has been sent successfully.', emailRequestID });
    expect(await mailsOf(member, 'email-change-code')).toMatchObject([
      { channel: 'mail', recipient: 'Kavya.New@example.org', data: { code: expect.stringMatching(/^\d{6}$/) } },
    ]);
    const [notice] = await mailsOf(member, 'email-change-notice');
    expect(notice).toMatchObject({ recipient: 'old@example.com', data: { newEmail: 'K•••@example.org' } });
    expect(JSON.stringify(notice)).not.toContain(await codeOf(member));
    expect(await emailOf(member)).toBe('old@example.com');

    expect((await submit(member, emailRequestID, await codeOf(member))).body).toBe(
      'Email address changed successfully.',
    );
    expect((await detailsOf(member)).json()).toMatchObject({ email: 'Kavya.New@example.org', isEmailVerified: true });
    expect((await detailsOf(elsewhere)).statusCode).toBe(401);
    expect(await mailsOf(member, 'email-changed')).toMatchObject([
      { recipient: 'old@example.com', data: { newEmail: 'K•••@example.org', device: 'Unknown device' } },
    ]);
    const links = await context.db
      .selectFrom('mailed_links')
      .select('ended_at')
      .where('account_id', '=', member.accountID)
      .execute();
    expect(links.map(({ ended_at }) => ended_at)).toEqual([expect.any(Date)]);
    const kinds = await listEventKinds(context.db, member.accountID);
    expect(kinds.slice(-2)).toEqual(['email-change-asked', 'email-changed']);
    expect((await signIn('old@example.com')).errorMessage).not.toBe('');
    expect((await signIn('kavya.new@example.org')).accountID).toBe(member.accountID);
  });

  it('happens once for twenty concurrent right codes', async () => {
    const member = await registerThrough(app, { isEmailVerified: true });
    const { emailRequestID } = await requestChange(member, freshAddress());
    const code = await codeOf(member);
    const replies = await Promise.all(Array.from({ length: 20 }, () => submit(member, emailRequestID, code)));
    const texts = replies.map(({ body }) => body);
    expect(texts.filter((text) => /success/i.test(text))).toHaveLength(1);
    expect(texts.filter((text) => text === contactTexts.emailChangedAlready)).toHaveLength(19);
    expect(await mailsOf(member, 'email-changed')).toHaveLength(1);
  });

  it('refuses the current address of the account, in any case', async () => {
    const member = await registerThrough(app, { email: 'same@example.com', isEmailVerified: true });
    expect(await requestChange(member, 'SAME@example.com')).toEqual({
      success: false,
      message: 'This is your email address already. Please enter another one.',
      emailRequestID: 0,
    });
  });

  it.each([
    ['', 'Email is required.'],
    ['not an email', 'Please enter a valid email address.'],
    [`${'a'.repeat(40)}@example.org`, 'Email cannot exceed 50 characters.'],
  ])('replies 400 to %j', async (newEmail, detail) => {
    const reply = await request(await registerThrough(app, { isEmailVerified: true }), newEmail);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'bad_input', detail });
  });

  it('requires the password when the session is no longer fresh', async () => {
    const member = await registerThrough(app, { isEmailVerified: true });
    context.clock.advanceMinutes(60);
    const refused = await request(member, freshAddress());
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'password_needed' });
    expect((await request(member, freshAddress(), 'Wrong@135')).json()).toMatchObject({ code: 'password_needed' });
    expect(await listCodes(context.db, member.accountID)).toEqual([]);
    expect((await request(member, freshAddress(), PASSWORD)).json()).toMatchObject({ success: true });
  });
});

describe('an address that another account has', () => {
  it('gets the same replies, but no mail and no valid code', async () => {
    await registerThrough(app, { email: 'taken@example.com' });
    const member = await registerThrough(app, { isEmailVerified: true });
    const free = await requestChange(member, freshAddress());
    const known = await codeOf(member);
    const taken = await requestChange(member, 'Taken@example.com');
    expect(taken).toEqual({ ...free, emailRequestID: expect.any(Number) });
    expect(await mailsOf(member, 'email-change-code')).toHaveLength(1);
    expect(await mailsOf(member, 'email-change-notice')).toHaveLength(2);
    expect((await submit(member, taken.emailRequestID, known)).body).toBe(
      'This OTP is not correct. You have 4 tries left.',
    );
    context.clock.advanceMinutes(2);
    expect((await resend(member, taken.emailRequestID)).body).toMatch(/success/);
    expect(await mailsOf(member, 'email-change-code')).toHaveLength(1);
  });

  it('is refused when it was registered after the code was sent', async () => {
    const member = await registerThrough(app, { email: 'slow@example.com', isEmailVerified: true });
    const newEmail = freshAddress();
    const { emailRequestID } = await requestChange(member, newEmail);
    await registerThrough(app, { email: newEmail.toUpperCase() });
    const code = await codeOf(member);
    expect((await submit(member, emailRequestID, code)).body).toBe(
      'Another account uses this email address now. Please choose another one.',
    );
    expect(await emailOf(member)).toBe('slow@example.com');
    expect((await submit(member, emailRequestID, code)).body).toBe('Please ask for a new OTP first.');
    expect(await mailsOf(member, 'email-changed')).toEqual([]);
  });

  it('is assigned to one account when two change to it concurrently', async () => {
    const newEmail = freshAddress();
    const rivals = [await registerThrough(app, { isEmailVerified: true }), await registerThrough(app)];
    const texts = await Promise.all(
      rivals.map(async (member) => {
        const { emailRequestID } = await requestChange(member, newEmail);
        return (await submit(member, emailRequestID, await codeOf(member))).body;
      }),
    );
    expect(texts.filter((text) => /success/i.test(text))).toHaveLength(1);
    const emails = await Promise.all(rivals.map(emailOf));
    expect(emails.filter((email) => email === newEmail)).toHaveLength(1);
  });
});

describe('a repeated request', () => {
  it('returns the same request within the cool-down and sends nothing', async () => {
    const member = await registerThrough(app, { isEmailVerified: true });
    const newEmail = freshAddress();
    const first = await requestChange(member, newEmail);
    context.clock.advanceMinutes(0.5);
    const again = await request(member, newEmail.toUpperCase());
    expect(again.json()).toMatchObject({ success: true, emailRequestID: first.emailRequestID });
    expect(again.headers['retry-after']).toBe('30');
    expect((await resend(member, first.emailRequestID)).headers['retry-after']).toBe('30');
    expect(await mailsOf(member, 'email-change-code')).toHaveLength(1);
    expect(await mailsOf(member, 'email-change-notice')).toHaveLength(1);
  });

  it('for another address, or a resend, invalidates the previous code', async () => {
    const member = await registerThrough(app, { isEmailVerified: true });
    const first = await requestChange(member, freshAddress());
    const firstCode = await codeOf(member);
    const second = await requestChange(member, freshAddress());
    expect((await submit(member, first.emailRequestID, firstCode)).body).toBe('Please ask for a new OTP first.');
    const secondCode = await codeOf(member);
    context.clock.advanceMinutes(1);
    expect((await resend(member, second.emailRequestID)).body).toMatch(/success/);
    const thirdCode = await codeOf(member);
    if (secondCode !== thirdCode)
      expect((await submit(member, second.emailRequestID, secondCode)).body).toMatch(/^This OTP is not correct/);
    expect((await submit(member, second.emailRequestID, thirdCode)).body).toMatch(/success/);
    // The first request was confirmed before the address changed.
    expect((await resend(member, first.emailRequestID)).statusCode).toBe(403);
  });

  it('must wait after five wrong codes, and is refused after an hour', async () => {
    const member = await registerThrough(app, { isEmailVerified: true });
    const { emailRequestID } = await requestChange(member, freshAddress());
    const code = await codeOf(member);
    for (let at = 0; at < 5; at++) await submit(member, emailRequestID, otherThan(code));
    expect((await submit(member, emailRequestID, code)).body).toMatch(/too many tries/);
    expect((await resend(member, emailRequestID)).body).toMatch(/^Please wait 60 seconds/);
    context.clock.advanceMinutes(61);
    const late = await resend(member, emailRequestID);
    expect(late.body).toBe('This request is too old. Please start again with the new email address.');
    expect((await submit(member, emailRequestID, code)).body).toBe(late.body);
  });
});

it("gives the same reply for another account's request and an unknown one", async () => {
  const [member, other] = [await registerThrough(app, { isEmailVerified: true }), await registerThrough(app)];
  const { emailRequestID } = await requestChange(member, freshAddress());
  const code = await codeOf(member);
  const foreign = [await submit(other, emailRequestID, code), await resend(other, emailRequestID)];
  const unknown = [await submit(other, 2_000_000_000, code), await resend(other, 2_000_000_000)];
  for (const reply of [...foreign, ...unknown]) {
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toEqual(foreign[0]?.json());
  }
  expect((await listCodes(context.db, member.accountID))[0]?.tries).toBe(0);
  expect((await submit(member, emailRequestID, code)).body).toMatch(/success/);
});

it('codes and requests are deleted after 30 days', async () => {
  const member = await registerThrough(app, { isEmailVerified: true });
  await requestChange(member, freshAddress());
  const requests = () =>
    context.db.selectFrom('email_change_requests').select('id').where('account_id', '=', member.accountID).execute();
  context.clock.advanceMinutes(30 * 24 * 60);
  await purgeAccountData(context);
  expect([(await listCodes(context.db, member.accountID)).length, (await requests()).length]).toEqual([1, 1]);
  context.clock.advanceMinutes(1);
  await purgeAccountData(context);
  expect([(await listCodes(context.db, member.accountID)).length, (await requests()).length]).toEqual([0, 0]);
});
