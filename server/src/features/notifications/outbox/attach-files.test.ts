import { afterAll, expect, it } from 'vitest';
import type { Attachment } from '../../../integrations/mail/mailer.ts';
import { openTestContext } from '../../../testing/test-app.ts';
import { queueMessage } from '../index.ts';
import { readOutbox } from '../test-outbox.ts';
import type { AttachmentMakers } from './attach-files.ts';
import { deliverMessage } from './deliver-message.ts';
import { claimDueMessages } from './messages.queries.ts';

const context = await openTestContext();
const { db, clock } = context;
afterAll(() => context.close());

const made: Attachment = {
  name: 'AC-26-27-000007.pdf',
  contentType: 'application/pdf',
  bytes: Buffer.from('%PDF-1.3'),
};

const noCalendar = { attachInterviewId: async () => made };

/** Makes as many tries as it takes until nothing waits, and answers how many. */
async function deliverBy(makers: AttachmentMakers): Promise<number> {
  let tries = 0;
  for (; ; tries += 1) {
    const queued = await db.selectFrom('messages').select('due_at').where('state', '=', 'queued').executeTakeFirst();
    if (!queued) return tries;
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

it('makes what a mail names when it leaves, and waits while that fails', async () => {
  await queue('first');
  const asked: number[] = [];
  const makers: AttachmentMakers = {
    ...noCalendar,
    attachInvoiceId: async (_context, id) => {
      asked.push(id);
      if (asked.length < 3) throw new Error('the disk is full');
      return made;
    },
  };
  expect(await deliverBy(makers)).toBe(3);
  expect(asked).toEqual([7, 7, 7]);
  const mails = await readOutbox(context);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.attachments).toEqual([made]);
});

it('sends a mail in the end without what cannot be made', async () => {
  await queue('second');
  const makers: AttachmentMakers = {
    ...noCalendar,
    attachInvoiceId: async () => {
      throw new Error('never');
    },
  };
  expect(await deliverBy(makers)).toBe(5);
  const mails = await readOutbox(context);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.attachments).toBeUndefined();
  const row = await db.selectFrom('messages').selectAll().where('key', '=', 'second').executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'sent', data: null });
});
