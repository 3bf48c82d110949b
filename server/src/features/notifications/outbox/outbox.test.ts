import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageChannels } from '@aarambh/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppContext } from '../../../app-context.ts';
import type { Mailer, OutgoingMail } from '../../../integrations/mail/mailer.ts';
import { openSmtpMailer } from '../../../integrations/mail/smtp-mailer.ts';
import { startTestMailServer } from '../../../integrations/mail/test-mail-server.ts';
import { ProviderUnavailableError, SendError } from '../../../integrations/send-error.ts';
import { attachmentMakers } from '../../../registry/mail-attachments.ts';
import { openTestContext, type TestContext } from '../../../testing/test-app.ts';
import { type Message, purgeMessages, queueMessage, startDelivery } from '../index.ts';
import { deliverAll, readSentMessages } from '../test-delivery.ts';
import { deliverMessage } from './deliver-message.ts';
import { openDeliveryQueue } from './open-delivery-queue.ts';
import { claimDueMessages } from './outbox.queries.ts';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context?.close());
beforeEach(async () => {
  await context.db.deleteFrom('messages').execute();
});

let queued = 0;

/** Queues a mail with a link. Returns its key. */
async function queue(more: Partial<Message> = {}): Promise<string> {
  queued += 1;
  const key = `verify-email:${queued}`;
  const data = { fullName: 'Kavya Raghunathan', link: `http://localhost:3000/account/verify-email/token-${queued}` };
  const to = `kavya.${queued}@example.com`;
  const message = { key, accountId: null, channel: 'mail', to, template: 'verify-email', data };
  await queueMessage(context.db, { ...message, ...more } as Message, context.clock.now());
  return more.key ?? key;
}

const rowOf = (key: string) =>
  context.db.selectFrom('messages').selectAll().where('key', '=', key).executeTakeFirstOrThrow();

const countUnsent = async () =>
  (await context.db.selectFrom('messages').select('id').where('state', '!=', 'sent').execute()).length;

/** Context with a scripted mail server; accepted mails are in `accepted`. */
function withMailer(onSend: (mail: OutgoingMail) => Promise<unknown> = async () => undefined) {
  const accepted: OutgoingMail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      await onSend(mail);
      accepted.push(mail);
      return { providerId: `id-${mail.id}` };
    },
    close: () => undefined,
  };
  return { accepted, context: { ...context, mailer } as AppContext };
}

describe('a message', () => {
  it('is sent once, and its content is deleted', async () => {
    const key = await queue();
    await queue({ key });
    await deliverAll(context);
    await deliverAll(context);
    expect((await readSentMessages(context)).filter(({ text }) => text.includes('token-1\n'))).toHaveLength(1);
    expect(await rowOf(key)).toMatchObject({
      state: 'sent',
      attempts: 1,
      data: null,
      last_error: null,
      sent_at: context.clock.now(),
      provider_id: expect.stringMatching(/\.eml$/),
    });
  });

  it('can be an SMS; files keep the order of queueing', async () => {
    await queue({ to: 'first@example.com' });
    const sms = { channel: 'sms', to: '+919876543210', template: 'mobile-code', data: { code: '402913' } } as const;
    await queue({ key: 'code', ...sms });
    await queue({ to: 'third@example.com' });
    await deliverAll(context);
    const [first, second, third] = (await readSentMessages(context)).slice(-3);
    expect(first).toMatchObject({
      channel: 'mail',
      to: 'first@example.com',
      from: 'Aarambh <no-reply@aarambh.example>',
    });
    expect(second).toMatchObject({ channel: 'sms', to: '+919876543210', subject: '' });
    expect(second?.text).toContain('402913');
    expect(third?.text).toContain(`/account/verify-email/token-${queued}`);
    expect(third?.html).toContain('Verify my email address');
  });

  it('claimed by a killed process is sent once by another after the lease expires', async () => {
    const key = await queue();
    const now = context.clock.now();
    expect(await claimDueMessages(context.db, 'mail', 10, now)).toHaveLength(1);

    const other = withMailer();
    await deliverAll(other.context);
    expect(other.accepted).toHaveLength(0);
    context.clock.advanceMinutes(2);
    await deliverAll(other.context);
    await deliverAll(other.context);
    expect(other.accepted.map((mail) => mail.key)).toEqual([key]);
    expect(await rowOf(key)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('keeps its file and id when the process is killed right after sending', async () => {
    const key = await queue();
    const [message] = await claimDueMessages(context.db, 'mail', 1, context.clock.now());
    if (!message) throw new Error('nothing was claimed');
    await deliverMessage(context, attachmentMakers, message);
    const before = await rowOf(key);
    // Undo the last step.
    await context.db.updateTable('messages').set({ state: 'queued', data: message.data }).execute();
    context.clock.advanceMinutes(2);
    await deliverAll(context);
    expect(await rowOf(key)).toMatchObject({ state: 'sent', attempts: 2, provider_id: before.provider_id });
    const names = await readdir(join(context.config.dataDir, 'outbox/mail'));
    expect(names.filter((name) => name === before.provider_id)).toHaveLength(1);
    expect((await readSentMessages(context)).filter(({ text }) => text.includes(`token-${queued}`))).toHaveLength(1);
  });

  it('is retried with growing delays and fails after eight attempts', async () => {
    const key = await queue();
    const failing = withMailer(() => Promise.reject(new SendError('the mail server answered 451')));
    const waits: number[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      await deliverAll(failing.context);
      const row = await rowOf(key);
      if (row.state !== 'queued') break;
      expect(row.last_error).toBe('the mail server answered 451');
      waits.push((row.due_at.getTime() - context.clock.now().getTime()) / 60_000);
      context.clock.advanceMinutes(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([1 / 6, 1, 5, 30, 120, 360, 720]);
    expect(await rowOf(key)).toMatchObject({ state: 'failed', attempts: 8, data: null });
  });

  it('is sent when the server recovers', async () => {
    const key = await queue();
    let isFailing = true;
    const recovering = withMailer(async () => {
      if (isFailing) throw new SendError('the mail server answered 421');
    });
    await deliverAll(recovering.context);
    isFailing = false;
    context.clock.advanceMinutes(1);
    await deliverAll(recovering.context);
    expect(recovering.accepted).toHaveLength(1);
    expect(await rowOf(key)).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
  });

  it('fails immediately on a permanent error', async () => {
    const key = await queue();
    await deliverAll(withMailer(() => Promise.reject(new SendError('550 5.1.1', true))).context);
    expect(await rowOf(key)).toMatchObject({ state: 'failed', attempts: 1, data: null, last_error: '550 5.1.1' });
  });

  it('logs no personal data on an unexpected error', async () => {
    const key = await queue();
    const lines: unknown[] = [];
    const { context: failing } = withMailer(() => Promise.reject(new TypeError('kavya@example.com token-1')));
    const log = { ...context.log, warn: (line: unknown) => lines.push(line) } as unknown as AppContext['log'];
    await deliverAll({ ...failing, log });
    expect((await rowOf(key)).last_error).toBe('TypeError');
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/kavya|token/i);
  });

  it.each([
    ['mobile-code', 'sms', '+919876543210', { code: '402913' }, 10],
    ['email-change-code', 'mail', 'kavya@example.com', { fullName: 'Kavya', code: '402913' }, 10],
    ['reset-password', 'mail', 'kavya@example.com', { fullName: 'Kavya', link: 'http://localhost/x' }, 60],
  ] as const)('%s is not sent after it has expired', async (template, channel, to, data, minutes) => {
    const key = await queue({ key: `expired:${template}`, template, channel, to, data } as Partial<Message>);
    context.clock.advanceMinutes(minutes);
    const provider = withMailer();
    await deliverAll(provider.context);
    expect(provider.accepted).toHaveLength(0);
    expect(await rowOf(key)).toMatchObject({ state: 'failed', data: null, last_error: 'message has expired' });
  });
});

describe('a clock that was set back by three hours', () => {
  const setBack = () => context.clock.advanceMinutes(-180);

  it('does not delay a queued message', async () => {
    const key = await queue();
    setBack();
    await deliverAll(context);
    expect(await rowOf(key)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('does not delay a queued message by half a minute either', async () => {
    const key = await queue();
    context.clock.advanceMinutes(-0.5);
    await deliverAll(context);
    expect(await rowOf(key)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('does not delay a message that waits for its next attempt', async () => {
    const key = await queue();
    await deliverAll(withMailer(() => Promise.reject(new SendError('the mail server answered 451'))).context);
    setBack();
    await deliverAll(context);
    expect(await rowOf(key)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('does not delay a message of a killed process', async () => {
    const key = await queue();
    expect(await claimDueMessages(context.db, 'mail', 10, context.clock.now())).toHaveLength(1);
    setBack();
    await deliverAll(context);
    expect(await rowOf(key)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('does not delay a message that is held back so that it can be withdrawn', async () => {
    const notBefore = new Date(context.clock.now().getTime() + 10 * 60_000);
    const message = { key: 'held-back', accountId: null, channel: 'mail', to: 'kavya@example.com' } as const;
    const data = { fullName: 'Kavya', link: 'http://localhost:3000/x' };
    await queueMessage(
      context.db,
      { ...message, template: 'verify-email', data } as Message,
      context.clock.now(),
      notBefore,
    );
    context.clock.advanceMinutes(-0.5);
    await deliverAll(context);
    expect(await rowOf(message.key)).toMatchObject({ state: 'queued', attempts: 0 });
    setBack();
    await deliverAll(context);
    expect(await rowOf(message.key)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('does not count messages of the time that was taken back in the limits', async () => {
    const mail = { template: 'reset-password', to: 'often@example.com' } as const;
    for (let n = 0; n < 25; n += 1) await queue(mail);
    setBack();
    const key = await queue(mail);
    expect(await rowOf(key)).toMatchObject({ state: 'queued' });
  });

  it('does not end the lease of a process whose clock is a little ahead', async () => {
    await queue();
    expect(await claimDueMessages(context.db, 'mail', 10, context.clock.now())).toHaveLength(1);
    context.clock.advanceMinutes(-0.5);
    expect(await claimDueMessages(context.db, 'mail', 10, context.clock.now())).toHaveLength(0);
  });
});

it('a WhatsApp message is not sent again when the outcome of an attempt is unknown', async () => {
  const key = 'whatsapp-in-doubt';
  const data = {
    about: 'Cook',
    count: 1,
    jobTitles: ['Cook'],
    path: '/job/alerts',
    unsubscribeLink: 'http://x.example',
  };
  const message = { key, accountId: null, channel: 'whatsapp', to: '+919876543210', template: 'search-alert-whatsapp' };
  await queueMessage(context.db, { ...message, data } as Message, context.clock.now());
  expect(await claimDueMessages(context.db, 'whatsapp', 10, context.clock.now())).toHaveLength(1);
  context.clock.advanceMinutes(5);
  await deliverAll(context);
  expect(await rowOf(key)).toMatchObject({ state: 'failed', last_error: 'outcome of the last attempt is unknown' });
});

describe('a mail server that is down', () => {
  const MAILS = 30;

  /** Mails in a queue whose server is down until `recover` is called. */
  async function openOutage() {
    for (let n = 0; n < MAILS; n += 1) await queue();
    let isDown = true;
    let tries = 0;
    const { accepted, context: recovering } = withMailer(async () => {
      tries += 1;
      if (isDown) throw new ProviderUnavailableError('the mail server could not be used: ECONNREFUSED');
    });
    const channel = openDeliveryQueue(recovering, attachmentMakers, 'mail');
    return {
      accepted,
      /** Lets seconds pass, then delivers what is due. Returns how many messages were tried. */
      async deliverAfter(seconds: number) {
        const before = tries;
        context.clock.advanceMinutes(seconds / 60);
        context.clock.advanceMonotonic(seconds * 1_000);
        await channel.drain();
        return tries - before;
      },
      recover: () => {
        isDown = false;
      },
    };
  }

  it('is tried with one message every 15 seconds, another each time', async () => {
    const { deliverAfter } = await openOutage();
    expect(await deliverAfter(0)).toBeLessThanOrEqual(8);
    expect(await deliverAfter(1)).toBe(0);
    for (let n = 0; n < 5; n += 1) expect(await deliverAfter(15)).toBe(1);
    const rows = await context.db
      .selectFrom('messages')
      .select('last_error')
      .where('last_error', 'is not', null)
      .execute();
    expect(rows.length).toBeGreaterThan(5);
  });

  it('gets all waiting messages at once when it returns, however long it was down', async () => {
    const { accepted, deliverAfter, recover } = await openOutage();
    for (let n = 0; n < 4 * 60; n += 1) await deliverAfter(15);
    recover();
    await deliverAfter(15);
    expect(accepted.length).toBeGreaterThan(MAILS / 2);
    await deliverAfter(15);
    expect(accepted).toHaveLength(MAILS);
    expect(await countUnsent()).toBe(0);
  });

  it('is not tried with an expired message, which fails at once', async () => {
    const code = {
      channel: 'mail',
      template: 'email-change-code',
      data: { fullName: 'Kavya', code: '402913' },
    } as const;
    for (let n = 0; n < 10; n += 1) await queue({ key: `outage-code:${n}`, ...code });
    const { accepted, deliverAfter, recover } = await openOutage();
    await deliverAfter(0);
    recover();
    await deliverAfter(11 * 60);
    await deliverAfter(15);
    expect(accepted).toHaveLength(MAILS);
  });

  it('lets a message fail after three days', async () => {
    const key = await queue();
    const { context: failing } = withMailer(() => Promise.reject(new ProviderUnavailableError('ECONNREFUSED')));
    await deliverAll(failing);
    context.clock.advanceMinutes(3 * 24 * 60);
    await deliverAll(failing);
    expect(await rowOf(key)).toMatchObject({ state: 'failed', data: null, last_error: 'ECONNREFUSED' });
  });
});

describe('delivery', () => {
  it('by two concurrent processes sends each of 200 mails exactly once', async () => {
    const server = await startTestMailServer();
    const mailers = [1, 2].map(() => openSmtpMailer(`smtp://${server.address}`, context.config.mail.from));
    try {
      for (let n = 0; n < 200; n += 1) await queue();
      const stops = mailers.map((mailer) => startDelivery({ ...context, mailer }, attachmentMakers));
      await vi.waitFor(async () => expect(await countUnsent()).toBe(0), { timeout: 120_000 });
      for (const stop of stops) await stop();
    } finally {
      for (const mailer of mailers) mailer.close();
      server.close();
    }
    expect(server.taken).toHaveLength(200);
    expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(200);
    const rows = await context.db.selectFrom('messages').select('attempts').where('attempts', '!=', 1).execute();
    expect(rows).toEqual([]);
  });

  it('claims each message once for twenty concurrent claims', async () => {
    for (let n = 0; n < 200; n += 1) await queue();
    const now = context.clock.now();
    const claims = await Promise.all(Array.from({ length: 20 }, () => claimDueMessages(context.db, 'mail', 10, now)));
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(200);
    expect(new Set(ids).size).toBe(200);
  });

  it('continues beside a hanging message, and stopping waits for messages in progress', async () => {
    const hanging = await queue({ to: 'hanging@example.com' });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const slow = withMailer(async ({ to }) => {
      if (to === 'hanging@example.com') await released;
    });
    const stop = startDelivery(slow.context, attachmentMakers);
    for (let n = 0; n < 10; n += 1) await queue();
    await vi.waitFor(() => expect(slow.accepted).toHaveLength(10), { timeout: 120_000 });
    expect(await rowOf(hanging)).toMatchObject({ state: 'queued', attempts: 1 });

    const stopped = stop();
    release();
    await stopped;
    expect(await rowOf(hanging)).toMatchObject({ state: 'sent' });
  });
});

it('deletes temporary files of a killed process, and none in use', async () => {
  for (const channel of messageChannels) {
    const folder = join(context.config.dataDir, 'outbox', channel);
    await mkdir(folder, { recursive: true });
    const ages = { '.left-behind': 2 * 60, '.in-progress': 1 };
    for (const [name, minutes] of Object.entries(ages)) {
      await writeFile(join(folder, name), 'To: kavya@example.com');
      const changedAt = new Date(context.clock.now().getTime() - minutes * 60_000);
      await utimes(join(folder, name), changedAt, changedAt);
    }
    await purgeMessages(context);
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual(['.in-progress']);
  }
});

it('deletes messages finished 30 days ago, and their files', async () => {
  const sent = await queue();
  await deliverAll(context);
  context.clock.advanceMinutes(31 * 24 * 60);
  const fresh = await queue();
  await purgeMessages(context);
  const rows = await context.db.selectFrom('messages').select('key').execute();
  expect(rows.map(({ key }) => key)).toEqual([fresh]);
  expect(sent).not.toBe(fresh);
  expect(await readSentMessages(context)).toEqual([]);
});

it('deletes the files of messages that an erasure deleted, and no others', async () => {
  const erased = await queue();
  await queue();
  await deliverAll(context);
  expect(await readSentMessages(context)).toHaveLength(2);
  await context.db.deleteFrom('messages').where('key', '=', erased).execute();
  await purgeMessages(context);
  const left = (await readSentMessages(context)).map(({ to }) => to);
  expect(left).toEqual([`kavya.${queued}@example.com`]);
});
