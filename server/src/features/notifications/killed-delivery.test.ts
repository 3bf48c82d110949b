import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSmtpMailer } from '../../platform/mail/smtp-mailer.ts';
import { startTestMailServer } from '../../platform/mail/test-mail-server.ts';
import { openTestPlatform, type TestPlatform } from '../../test-support.ts';
import { queueMessage } from './messages.queries.ts';
import { deliverAll } from './test-outbox.ts';

// A real process is killed with mails under way: each arrives, and one that arrives twice is the same mail.
const MAILS = 30;
const BEFORE_KILL = 10;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());

const source = `${import.meta.dirname}/../..`;
const program = `
  import { readConfig } from ${JSON.stringify(`${source}/config.ts`)};
  import { startDelivery } from ${JSON.stringify(`${source}/features/notifications/index.ts`)};
  import { openPlatform } from ${JSON.stringify(`${source}/platform/open-platform.ts`)};
  startDelivery(await openPlatform(readConfig(process.env)), {});`;

it('loses no mail of a process that is killed', async () => {
  const arrived: string[] = [];
  let isHolding = true;
  const server = await startTestMailServer({
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (chunk: Buffer) => {
        mail += chunk.toString();
      });
      stream.on('end', () => {
        // What arrives after these is taken, but its sender never hears so.
        arrived.push(/^Message-ID: (\S+)/m.exec(mail)?.[1] ?? '');
        if (arrived.length <= BEFORE_KILL || !isHolding) done();
      });
    },
  });
  const mailer = openSmtpMailer(`smtp://${server.address}`, platform.config.mail.from);
  try {
    const data = { fullName: 'Kavya', link: 'http://localhost:3000/account/verify-email/token' };
    for (let n = 0; n < MAILS; n += 1) {
      const mail = { key: `mail:${n}`, accountId: null, channel: 'mail', to: 'kavya@example.com' } as const;
      await queueMessage(platform.db, { ...mail, template: 'verify-email', data }, platform.clock.now());
    }
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: platform.databaseUrl,
        DATA_DIR: platform.config.dataDir,
        SMTP_URL: `smtp://${server.address}`,
        LOG_LEVEL: 'silent',
      },
    });
    await vi.waitFor(() => expect(arrived.length).toBeGreaterThan(BEFORE_KILL), { timeout: 20_000 });
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    isHolding = false;

    platform.clock.advanceMinutes(10);
    await deliverAll({ ...platform, mailer });
  } finally {
    mailer.close();
    server.close();
  }
  const left = await platform.db.selectFrom('messages').select('id').where('state', '!=', 'sent').execute();
  expect(left).toEqual([]);
  expect(new Set(arrived).size).toBe(MAILS);
  expect(arrived.length).toBeGreaterThan(MAILS);
});
