import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { listSecurityEvents } from '../sessions/security-events.queries.ts';
import { personAt } from '../test-person.ts';
import { makePass } from './captcha-pass.ts';
import { CAPTCHA_REFUSED, forgotPassword, RESET_LINK_ASKED } from './forgot-password.ts';

const { app, context } = await openTestApp();

const ask = (email: string, pass = makePass(context)) =>
  app.inject({ url: '/api/JobSeekerMasters/ForgotPassword', query: { email, pass } });

const countMessages = async () => {
  const { count } = await context.db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describe('asking for a reset link', () => {
  it('answers the same for a known, an unknown and a deleted address', async () => {
    await registerThrough(app, { email: 'known@example.com' });
    const { accountID } = await registerThrough(app, { email: 'deleted@example.com' });
    const gone = { deleted_at: context.clock.now() };
    await context.db.updateTable('accounts').set(gone).where('id', '=', accountID).execute();
    const before = await countMessages();
    const replies = [];
    for (const email of ['known@example.com', 'unknown@example.com', 'deleted@example.com']) {
      replies.push(await ask(email));
    }
    const seen = replies.map(({ statusCode, body, headers }) => {
      const { date: _date, 'x-request-id': _id, 'content-security-policy': _nonce, ...rest } = headers;
      return { statusCode, body, headers: rest };
    });
    expect(seen[0]).toMatchObject({ statusCode: 200, body: RESET_LINK_ASKED });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(await countMessages()).toBe(before + 1);
  });

  it("mails a link to the settings' host, whatever host was asked, in any case of the address", async () => {
    const person = personAt(app, context, 'Host@example.com');
    const { accountID } = await registerThrough(app, { email: 'Host@example.com' });
    await app.inject({
      url: '/api/JobSeekerMasters/ForgotPassword',
      query: { email: 'hOST@EXAMPLE.com', pass: makePass(context) },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const [mail] = await person.mails('reset-password');
    expect(mail?.link.startsWith(`${context.config.publicUrl}/account/reset-password/`)).toBe(true);
    const [newest] = await listSecurityEvents(context.db, accountID, 1);
    expect(newest?.kind).toBe('password-reset-asked');
    const links = JSON.stringify(await context.db.selectFrom('mailed_links').selectAll().execute());
    expect(links).not.toContain(await person.token('reset-password'));
  });

  it('needs a pass of the captcha, each good once', async () => {
    const person = personAt(app, context, 'pass@example.com');
    await registerThrough(app, { email: 'pass@example.com' });
    const pass = makePass(context);
    expect((await ask('pass@example.com', 'made.up.pass')).body).toBe(CAPTCHA_REFUSED);
    expect(await person.mails('reset-password')).toHaveLength(0);
    const replies = await Promise.all([ask('pass@example.com', pass), ask('pass@example.com', pass)]);
    expect(replies.map((reply) => reply.body).sort()).toEqual([CAPTCHA_REFUSED, RESET_LINK_ASKED].sort());
    expect(await person.mails('reset-password')).toHaveLength(1);
    expect((await ask('pass@example.com', '')).json()).toMatchObject({ detail: 'Please complete the reCAPTCHA.' });
  });

  it('sends three mails an hour and six a day to an address, and never says when it did not', async () => {
    const person = personAt(app, context, 'flood@example.com');
    await registerThrough(app, { email: 'flood@example.com' });
    const askOften = async () => {
      for (let i = 0; i < 5; i++) expect(await person.askForReset(`192.0.2.${i}`)).toBe(RESET_LINK_ASKED);
      return (await person.mails('reset-password')).length;
    };
    expect(await askOften()).toBe(3);
    context.clock.advanceMinutes(59);
    expect(await askOften()).toBe(3);
    context.clock.advanceMinutes(2);
    expect(await askOften()).toBe(6);
    context.clock.advanceMinutes(61);
    expect(await askOften()).toBe(6);
    context.clock.advanceMinutes(24 * 60);
    expect(await askOften()).toBe(9);
  });

  it('leaves one live link of many requests at once', async () => {
    const person = personAt(app, context, 'race@example.com');
    const { accountID } = await registerThrough(app, { email: 'race@example.com' });
    await Promise.all([person.askForReset(), person.askForReset(), person.askForReset()]);
    const live = await context.db
      .selectFrom('mailed_links')
      .select('id')
      .where('account_id', '=', accountID)
      .where('purpose', '=', 'reset-password')
      .where('ended_at', 'is', null)
      .execute();
    expect(live).toHaveLength(1);
  });

  it('is refused to a network that asks for 61 an hour', async () => {
    const limited = { ...context, config: { ...context.config, rateLimit: true } };
    const askFor = (i: number, address: string) =>
      forgotPassword(limited, { email: `many${i}@example.com`, pass: makePass(context) }, { address, device: '' });
    for (let i = 0; i < 60; i++) expect(await askFor(i, '198.51.100.1')).toBe(RESET_LINK_ASKED);
    await expect(askFor(61, '198.51.100.1')).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 3_600 });
    expect(await askFor(61, '198.51.100.2')).toBe(RESET_LINK_ASKED);
  });
});
