import { afterAll, expect, it } from 'vitest';
import type { Attachment } from '../../../integrations/mail/mailer.ts';
import { openTestContext } from '../../../testing/test-app.ts';
import { queueMessage } from '../index.ts';
import { readSentMessages } from '../test-delivery.ts';
import type { AttachmentMakers } from './attach-files.ts';
import { deliverMessage } from './deliver-message.ts';
import { claimDueMessages } from './outbox.queries.ts';

const context = await openTestContext();
const { db, clock } = context;
afterAll(() => context.close());

const attachment: Attachment = {
  name: 'AC-26-27-000007.pdf',
  contentType: 'application/pdf',
  bytes: Buffer.from('%PDF-1.3'),
};

const noCalendar = { attachInterviewId: async () => attachment, attachJobFairId: async () => attachment };

/** Delivers until the outbox is empty. Returns the number of attempts. */
async function deliverWith(makers: AttachmentMakers): Promise<number> {
  let attempts = 0;
  for (; ; attempts += 1) {
    const queued = await db.selectFrom('messages').select('due_at').where('state', '=', 'queued').executeTakeFirst();
    if (!queued) return attempts;
    clock.advanceMinutes(Math.max(0, (queued.due_at.getTime() - clock.now().getTime()) / 60_000));
    const [message] = await claimDueMessages(db, 'mail', 1, clock.now());
    if (message) await deliverMessage(context, makers, message);
  }
}

async function queue(key: string): Promise<void> {
  const refund = { planName: 'Career Plus', amountPaise: 306_682, reason: 'Unused', endsPlan: true };
  const data = { fullName: 'Kavya', attachInvoiceId: 7, ...refund };
  const to = 'kavya@example.com';
  const mail = { key, accountId: null, channel: 'mail', to, template: 'refund-requested', data } as const;
  await queueMessage(db, mail, clock.now());
}

it('creates attachments on delivery, and retries while that fails', async () => {
  await queue('first');
  const requested: number[] = [];
  const makers: AttachmentMakers = {
    ...noCalendar,
    attachInvoiceId: async (_context, id) => {
      requested.push(id);
      if (requested.length < 3) throw new Error('the disk is full');
      return attachment;
    },
  };
  expect(await deliverWith(makers)).toBe(3);
  expect(requested).toEqual([7, 7, 7]);
  const mails = await readSentMessages(context);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.attachments).toEqual([attachment]);
});

it('finally sends a mail without an attachment that cannot be created', async () => {
  await queue('second');
  const makers: AttachmentMakers = {
    ...noCalendar,
    attachInvoiceId: async () => {
      throw new Error('never');
    },
  };
  expect(await deliverWith(makers)).toBe(5);
  const mails = await readSentMessages(context);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.attachments).toBeUndefined();
  const row = await db.selectFrom('messages').selectAll().where('key', '=', 'second').executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'sent', data: null });
});
