import type { AppContext } from '../../app-context.ts';
import { HOUR_MS } from '../../lib/clock.ts';
import type { ApplicationMailData } from './outbox/message.ts';

const data: ApplicationMailData = {
  fullName: 'Ishita Bandyopadhyay',
  jobTitle: 'Senior Accountant',
  orgName: 'Sahyadri Textiles',
  note: '',
};

/** Messages of the demo that could not be sent. */
const failed = [
  {
    key: 'demo-failed:1',
    recipient: 'ishita.b@exmaple.com',
    template: 'application-shortlisted',
    data,
    last_error: '550 5.1.1 No such mailbox here',
    hoursAgo: 31,
  },
  {
    key: 'demo-failed:2',
    recipient: 'devendra.rathod@example.com',
    template: 'application-shortlisted',
    data: { ...data, fullName: 'Devendra Rathod' },
    last_error: '452 4.2.2 Mailbox full',
    hoursAgo: 5,
  },
];

/** Creates mails that could not be sent, with the reason of the mail server. */
export async function createDemoFailedMessages({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const rows = failed.map(({ hoursAgo, ...message }) => {
    const at = new Date(clock.now().getTime() - hoursAgo * HOUR_MS);
    return {
      ...message,
      account_id: null,
      channel: 'mail' as const,
      state: 'failed' as const,
      attempts: 1,
      due_at: at,
      created_at: at,
      sent_at: null,
      provider_id: null,
      delivery: null,
    };
  });
  await db.insertInto('messages').values(rows).execute();
}
