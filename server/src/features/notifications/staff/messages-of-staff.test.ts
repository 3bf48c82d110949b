import { addressOf, resendMessages } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { createTestStaff, openTestApp } from '../../../testing/test-app.ts';
import type { Message } from '../outbox/message.ts';
import { queueMessage } from '../outbox/outbox.queries.ts';

const { app, context } = await openTestApp();
const staff = await createTestStaff(context, ['support']);

const walkIn = { jobTitle: 'Cook', company: 'Ila', startsAt: '2026-12-01T05:00:00.000Z', cause: 'Floods.' };
let count = 0;

async function fail(message: Partial<Message> = {}): Promise<number> {
  count += 1;
  const key = `test:${count}`;
  const to = `Meera.${count}@example.com`;
  const data = { fullName: 'Meera', ...walkIn };
  const given = { key, accountId: null, channel: 'mail', to, template: 'walk-in-cancelled', data, ...message };
  await queueMessage(context.db, given as Message, context.clock.now());
  const { id } = await context.db
    .updateTable('messages')
    .set({ state: 'failed', attempts: 8, last_error: '550 5.1.1' })
    .where('key', '=', key)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const readPage = async (query = '') =>
  (await app.inject({ url: `/api/Staff/ListMessages${query}`, headers: staff.headers })).json();
const list = async (query = '') => (await readPage(query)).messages;
const resend = (messageIDs: number[]) =>
  app.inject({ method: 'POST', url: addressOf(resendMessages, {}), headers: staff.headers, payload: { messageIDs } });

it('lists what failed and why, and finds by the beginning of the address or number', async () => {
  const messageID = await fail();
  const sms = await fail({
    channel: 'sms',
    to: '+919811100099',
    template: 'search-alert-sms',
    data: { count: 1, title: 'Cook' },
  } as never);
  expect((await list('?state=failed'))[1]).toMatchObject({ messageID, error: '550 5.1.1', notSendable: '' });
  expect(await list(`?search=meera.${count - 1}@`)).toMatchObject([{ messageID }]);
  expect(await list('?search=98111%2000099')).toMatchObject([{ messageID: sms }]);
  expect(await list('?search=%25')).toEqual([]);
});

it('lists those of a template, and counts them by state', async () => {
  const template = 'search-alert-sms';
  const sms = { channel: 'sms', to: '+919811100098', template, data: { count: 2, title: 'Nurse' } };
  await context.db.deleteFrom('messages').where('template', '=', template).execute();
  const [first, second] = [await fail(sms as never), await fail(sms as never)];
  await context.db.updateTable('messages').set({ state: 'sent' }).where('id', '=', first).execute();
  const page = await readPage(`?template=${template}&state=failed`);
  expect(page).toMatchObject({ messages: [{ messageID: second }], total: 1, isCapped: false });
  expect(page.counts).toEqual({ failed: 1, queued: 0, sent: 1 });
  expect(await list(`?template=${template}`)).toMatchObject([{ messageID: second }, { messageID: first }]);
});

it('does not name who reported a job, nor finds them', async () => {
  const data = { fullName: 'Meera', jobTitle: 'Cook', orgName: 'Ila', decision: 'kept' };
  const to = 'meera.reporter@example.com';
  const messageID = await fail({ template: 'report-decided', to, data } as never);
  const last_error = `550 5.1.1 <${to}> unknown`;
  await context.db.updateTable('messages').set({ last_error }).where('id', '=', messageID).execute();
  const [shown] = await list('?state=failed');
  expect(shown).toMatchObject({
    messageID,
    recipient: 'Hidden: a person who reported a job',
    error: '550 5.1.1 <…> unknown',
  });
  expect(JSON.stringify(await list())).not.toContain(to);
  expect(await list('?search=meera.reporter')).toEqual([]);
});

it('sends again in bulk, once, and says what was left out', async () => {
  const good = await fail();
  const secret = await fail({ template: 'reset-password', data: { fullName: 'Meera', link: 'x' } } as never);
  await context.db.updateTable('messages').set({ data: null }).where('id', '=', secret).execute();
  const late = await fail({ data: { fullName: 'Meera', usefulUntil: '2020-01-01T00:00:00.000Z', ...walkIn } } as never);
  const reply = (await resend([good, secret, late, good, 2_000_000_000])).json();
  expect(reply).toEqual({
    queued: 1,
    skipped: [
      { messageID: secret, cause: 'Its code or link has expired; the recipient can ask for a new one.' },
      { messageID: late, cause: 'It is out of date.' },
      { messageID: 2_000_000_000, cause: 'It was deleted.' },
    ],
  });
  expect(await context.db.selectFrom('messages').selectAll().where('id', '=', good).executeTakeFirst()).toMatchObject({
    state: 'queued',
    attempts: 0,
    last_error: null,
  });
  expect((await resend([good])).json().skipped).toEqual([{ messageID: good, cause: 'It waits to be sent.' }]);
  const audit = await context.db
    .selectFrom('staff_audit')
    .select(['target_id', 'before'])
    .where('action', '=', 'ResendMessages')
    .execute();
  expect(audit).toMatchObject([{ target_id: String(good), before: { state: 'failed', last_error: '550 5.1.1' } }]);
});

it('shows every template with sample data, its HTML in a sandbox and only with a signed address', async () => {
  const get = async (url: string) => await app.inject({ url: `/api/${url}`, headers: staff.headers });
  const templates = (await get('Staff/ListMessageTemplates')).json();
  expect(templates.length).toBeGreaterThan(30);
  for (const { template, channel } of templates) {
    const { htmlAddress, text } = (await get(`Staff/GetMessageTemplate/${template}`)).json();
    expect(text.length, template).toBeGreaterThan(20);
    expect(text, template).not.toMatch(/<\w/);
    if (channel !== 'mail') continue;
    const html = await app.inject(htmlAddress);
    expect(html.statusCode, template).toBe(200);
    expect(html.headers['content-security-policy']).toContain('sandbox');
    expect(html.headers['content-security-policy']).toContain("default-src 'none'");
  }
  const { htmlAddress } = (await get('Staff/GetMessageTemplate/account-deleted')).json();
  expect((await app.inject(htmlAddress.replace('account-deleted', 'verify-email'))).statusCode).toBe(403);
  context.clock.advanceMinutes(6);
  expect((await app.inject(htmlAddress)).statusCode).toBe(403);
  expect((await get('Staff/GetMessageTemplate/constructor')).statusCode).toBe(404);
});
