import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { listSecurityEvents } from '../audit-log/security-events.queries.ts';
import { issueCaptchaPass } from '../captcha/captcha-pass.ts';
import { createAccountClient } from '../test-account-client.ts';
import { CAPTCHA_REFUSED, forgotPassword, RESET_LINK_REQUESTED } from './forgot-password.ts';

const { app, context } = await openTestApp();

const request = (email: string, pass = issueCaptchaPass(context)) =>
  app.inject({ url: '/api/JobSeekerMasters/ForgotPassword', query: { email, pass } });

const countMessages = async () => {
  const { count } = await context.db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('requesting a reset link', () => {
  it('gives the same reply for a known, an unknown and a deleted address', async () => {
    await registerThrough(app, { email: 'known@example.com' });
    const { accountID } = await registerThrough(app, { email: 'deleted@example.com' });
    const gone = { deleted_at: context.clock.now() };
    await context.db.updateTable('accounts').set(gone).where('id', '=', accountID).execute();
    const before = await countMessages();
    const replies = [];
    for (const email of ['known@example.com', 'unknown@example.com', 'deleted@example.com']) {
      replies.push(await request(email));
    }
    const seen = replies.map(({ statusCode, body, headers }) => {
      const { date: _date, 'x-request-id': _id, 'content-security-policy': _nonce, ...rest } = headers;
      return { statusCode, body, headers: rest };
    });
    // The address of the request has an email address.
    const headers = expect.objectContaining({ 'cache-control': 'no-store' });
    expect(seen[0]).toEqual({ statusCode: 200, body: RESET_LINK_REQUESTED, headers });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(await countMessages()).toBe(before + 1);
  });

  it('mails a link with the configured host, whatever host the request has, for the address in any case', async () => {
    const person = createAccountClient(app, context, 'Host@example.com');
    const { accountID } = await registerThrough(app, { email: 'Host@example.com' });
    await app.inject({
      url: '/api/JobSeekerMasters/ForgotPassword',
      query: { email: 'hOST@EXAMPLE.com', pass: issueCaptchaPass(context) },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const [mail] = await person.mails('reset-password');
    expect(mail?.link.startsWith(`${context.config.publicUrl}/account/reset-password/`)).toBe(true);
    const [newest] = await listSecurityEvents(context.db, accountID, 1);
    expect(newest?.kind).toBe('password-reset-asked');
    const links = JSON.stringify(await context.db.selectFrom('mailed_links').selectAll().execute());
    expect(links).not.toContain(await person.token('reset-password'));
  });

  it('requires a captcha pass, which is valid once', async () => {
    const person = createAccountClient(app, context, 'pass@example.com');
    await registerThrough(app, { email: 'pass@example.com' });
    const pass = issueCaptchaPass(context);
    expect((await request('pass@example.com', 'made.up.pass')).body).toBe(CAPTCHA_REFUSED);
    expect(await person.mails('reset-password')).toHaveLength(0);
    const replies = await Promise.all([request('pass@example.com', pass), request('pass@example.com', pass)]);
    expect(replies.map((reply) => reply.body).sort()).toEqual([CAPTCHA_REFUSED, RESET_LINK_REQUESTED].sort());
    expect(await person.mails('reset-password')).toHaveLength(1);
    expect((await request('pass@example.com', '')).json()).toMatchObject({ detail: 'Please complete the reCAPTCHA.' });
  });

  it('sends at most three mails an hour and six a day to an address, with the same reply', async () => {
    const person = createAccountClient(app, context, 'flood@example.com');
    await registerThrough(app, { email: 'flood@example.com' });
    const requestFiveTimes = async () => {
      for (let i = 0; i < 5; i++) expect(await person.requestReset(`192.0.2.${i}`)).toBe(RESET_LINK_REQUESTED);
      return (await person.mails('reset-password')).length;
    };
    expect(await requestFiveTimes()).toBe(3);
    context.clock.advanceMinutes(59);
    expect(await requestFiveTimes()).toBe(3);
    context.clock.advanceMinutes(2);
    expect(await requestFiveTimes()).toBe(6);
    context.clock.advanceMinutes(61);
    expect(await requestFiveTimes()).toBe(6);
    context.clock.advanceMinutes(24 * 60);
    expect(await requestFiveTimes()).toBe(9);
  });

  it('counts the mails to all spellings of a mailbox together', async () => {
    let sent = 0;
    for (let n = 0; n < 5; n++) {
      const email = `spelt+${n}@example.com`;
      const person = createAccountClient(app, context, email);
      await registerThrough(app, { email });
      expect(await person.requestReset()).toBe(RESET_LINK_REQUESTED);
      sent += (await person.mails('reset-password')).length;
    }
    expect(sent).toBe(3);
  });

  it('leaves one valid link after concurrent requests', async () => {
    const person = createAccountClient(app, context, 'race@example.com');
    const { accountID } = await registerThrough(app, { email: 'race@example.com' });
    await Promise.all([person.requestReset(), person.requestReset(), person.requestReset()]);
    const live = await context.db
      .selectFrom('mailed_links')
      .select('id')
      .where('account_id', '=', accountID)
      .where('purpose', '=', 'reset-password')
      .where('ended_at', 'is', null)
      .execute();
    expect(live).toHaveLength(1);
  });

  it('is refused for the 61st request of a network in an hour', async () => {
    const limited = { ...context, config: { ...context.config, rateLimit: true } };
    const requestFrom = (i: number, address: string) =>
      forgotPassword(
        limited,
        { email: `many${i}@example.com`, pass: issueCaptchaPass(context) },
        { address, device: '' },
      );
    for (let i = 0; i < 60; i++) expect(await requestFrom(i, '198.51.100.1')).toBe(RESET_LINK_REQUESTED);
    await expect(requestFrom(61, '198.51.100.1')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfter: 3_600,
    });
    expect(await requestFrom(61, '198.51.100.2')).toBe(RESET_LINK_REQUESTED);
  });
});
