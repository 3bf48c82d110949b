import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openSmtpMailer } from '../../../integrations/mail/smtp-mailer.ts';
import { startTestMailServer } from '../../../integrations/mail/test-mail-server.ts';
import { openSmsSender } from '../../../integrations/sms/open-sms-sender.ts';
import { startSmsProvider, testKeys } from '../../../simulators/sms-provider.ts';
import { openTestContext, type TestContext } from '../../../testing/test-app.ts';
import { deliverAll } from '../test-delivery.ts';
import { queueMessage } from './outbox.queries.ts';

// A real process is killed with messages in flight: every mail arrives, duplicates have the same Message-ID, and no SMS is
// sent twice.
const MAILS = 30;
const BEFORE_KILL = 10;

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context?.close());

const source = `${import.meta.dirname}/../../..`;
const program = `
  import { readConfig } from ${JSON.stringify(`${source}/config.ts`)};
  import { startDelivery } from ${JSON.stringify(`${source}/features/notifications/index.ts`)};
  import { openAppContext } from ${JSON.stringify(`${source}/runtime/open-app-context.ts`)};
  startDelivery(await openAppContext(readConfig(process.env)), {});`;

/** Starts a process that delivers the outbox with the real clock until it is killed. */
function startDeliveryProcess(settings: Record<string, string>) {
  return spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: context.databaseUrl,
      DATA_DIR: context.config.dataDir,
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
}

async function kill(child: ReturnType<typeof startDeliveryProcess>): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

it('sends no SMS twice when a process is killed before the provider has answered', async () => {
  const provider = await startSmsProvider();
  const settings = {
    SMS_PROVIDER: 'msg91',
    MSG91_URL: provider.url,
    MSG91_AUTH_KEY: testKeys.msg91,
    MSG91_FLOW_ID_MOBILE_CODE: 'flow-1',
  };
  const sms = { accountId: null, channel: 'sms', template: 'mobile-code', data: { code: '402913' } } as const;
  const queue = (key: string, to: string) => queueMessage(context.db, { ...sms, key, to }, new Date());
  let child: ReturnType<typeof startDeliveryProcess> | undefined;
  try {
    provider.behave('mute');
    await queue('sms:1', '+919876543210');
    child = startDeliveryProcess(settings);
    await vi.waitFor(() => expect(provider.taken).toHaveLength(1), { timeout: 120_000 });
    await kill(child);

    provider.behave('well');
    context.clock.advanceMinutes(3);
    await queue('sms:2', '+919876543211');
    await deliverAll({ ...context, smsSender: openSmsSender(readConfig(settings)) });
    expect(provider.taken.map(({ to }) => to)).toEqual(['919876543210', '919876543211']);
  } finally {
    child?.kill('SIGKILL');
    await provider.close();
  }
  const states = await context.db
    .selectFrom('messages')
    .select(['key', 'state', 'last_error'])
    .where('channel', '=', 'sms')
    .orderBy('id')
    .execute();
  expect(states).toEqual([
    { key: 'sms:1', state: 'failed', last_error: 'outcome of the last attempt is unknown' },
    { key: 'sms:2', state: 'sent', last_error: null },
  ]);
});

it('loses no mail when a process is killed', async () => {
  const arrived: string[] = [];
  let isWithholding = true;
  const server = await startTestMailServer({
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (chunk: Buffer) => {
        mail += chunk.toString();
      });
      stream.on('end', () => {
        // Later mails are accepted but not acknowledged.
        arrived.push(/^Message-ID: (\S+)/m.exec(mail)?.[1] ?? '');
        if (arrived.length <= BEFORE_KILL || !isWithholding) done();
      });
    },
  });
  let child: ReturnType<typeof startDeliveryProcess> | undefined;
  const mailer = openSmtpMailer(`smtp://${server.address}`, context.config.mail.from);
  try {
    const data = { fullName: 'Kavya', link: 'http://localhost:3000/account/verify-email/token' };
    for (let n = 0; n < MAILS; n += 1) {
      const mail = { key: `mail:${n}`, accountId: null, channel: 'mail', to: `kavya.${n}@example.com` } as const;
      await queueMessage(context.db, { ...mail, template: 'verify-email', data }, new Date());
    }
    child = startDeliveryProcess({ SMTP_URL: `smtp://${server.address}` });
    await vi.waitFor(() => expect(arrived.length).toBeGreaterThan(BEFORE_KILL), { timeout: 120_000 });
    await kill(child);
    isWithholding = false;

    context.clock.advanceMinutes(10);
    await deliverAll({ ...context, mailer });
  } finally {
    child?.kill('SIGKILL');
    mailer.close();
    server.close();
  }
  const left = await context.db
    .selectFrom('messages')
    .select('id')
    .where('channel', '=', 'mail')
    .where('state', '!=', 'sent')
    .execute();
  expect(left).toEqual([]);
  expect(new Set(arrived).size).toBe(MAILS);
  expect(arrived.length).toBeGreaterThan(MAILS);
});
