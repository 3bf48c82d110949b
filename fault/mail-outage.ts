import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '../server/src/app-context.ts';
import { startDelivery } from '../server/src/features/notifications/index.ts';
import { queueMessage } from '../server/src/features/notifications/outbox/outbox.queries.ts';
import { openSmtpMailer } from '../server/src/integrations/mail/smtp-mailer.ts';
import { startTestMailServer } from '../server/src/integrations/mail/test-mail-server.ts';
import { attachmentMakers } from '../server/src/registry/mail-attachments.ts';
import { exactly, type FaultScenario } from './scenario.ts';

const MAILS = 300;
const LIMIT_S = 60;
const POLL_MS = 250;

async function countQueued({ db }: AppContext): Promise<number> {
  const rows = await db.selectFrom('messages').select('id').where('state', '=', 'queued').execute();
  return rows.length;
}

/** A mail server that is down for `size` seconds while 300 mails wait: how soon the queue is empty after it has returned. */
export const mailOutage: FaultScenario = {
  unit: 'seconds',
  size: 300,
  async run({ context }, size, progress) {
    const first = await startTestMailServer();
    const [host, port] = first.address.split(':');
    const mailer = openSmtpMailer(`smtp://${host}:${port}`, context.config.mail.from);
    first.close();
    const data = { fullName: 'Kavya', link: 'https://jobs.example/account/verify-email/token' };
    for (let n = 0; n < MAILS; n += 1) {
      const mail = { key: `outage:${n}`, accountId: null, channel: 'mail', to: `kavya.${n}@example.com` } as const;
      await queueMessage(context.db, { ...mail, template: 'verify-email', data }, context.clock.now());
    }
    const stop = startDelivery({ ...context, mailer }, attachmentMakers);
    for (let seconds = 0; seconds < size; seconds += 1) {
      await sleep(1_000);
      progress(seconds + 1);
    }
    const second = await startTestMailServer({}, Number(port));
    const began = performance.now();
    try {
      const secondsSince = () => (performance.now() - began) / 1_000;
      while ((await countQueued(context)) > 0 && secondsSince() < 10 * LIMIT_S) await sleep(POLL_MS);
      const seconds = secondsSince();
      await stop();
      return [
        {
          what: `until ${MAILS} mails were sent after the mail server had returned`,
          value: `${seconds.toFixed(1)} s`,
          limit: `≤ ${LIMIT_S} s`,
          pass: seconds <= LIMIT_S,
        },
        exactly('mails that arrived', new Set(second.taken.map(({ messageId }) => messageId)).size, MAILS),
        exactly('mails that arrived twice', second.taken.length - MAILS, 0),
      ];
    } finally {
      mailer.close();
      second.close();
    }
  },
};
