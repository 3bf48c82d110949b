import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { generateDemoPostings } from '../server/src/demo/postings/generate-demo-postings.ts';
import { warnOfFraud } from '../server/src/features/applications/index.ts';
import { startDelivery } from '../server/src/features/notifications/index.ts';
import { endAsFraud } from '../server/src/features/vacancy-lifecycle/index.ts';
import { attachmentMakers } from '../server/src/registry/mail-attachments.ts';
import { timed } from './measure.ts';
import { step } from './progress.ts';
import { circumstances, type Figure, ms, perSecond, tableOf } from './report.ts';
import { fill, openScratch } from './scratch-database.ts';

/**
 * `npm run bench:warnings`: warning all applicants of a fraud by mail and SMS, with providers that take a while for each
 * message. Exits with 1 when the last warning leaves more than five minutes after the decision.
 * `--applicants N --latency MS`
 */
const LIMIT_MS = 5 * 60_000;
/** The decision can be undone for this long; warnings are queued before it ends. */
const UNDO_MS = 2 * 60_000;

const { values } = parseArgs({
  options: { applicants: { type: 'string', default: '5000' }, latency: { type: 'string', default: '150' } },
});
const [applicants, latencyMs] = [Number(values.applicants), Number(values.latency)];

const scratch = await openScratch();
const load = loadavg()[0] ?? 0;
try {
  const { mailer, smsSender } = scratch.context;
  const slowly =
    <Outgoing, Sent>(send: (message: Outgoing) => Promise<Sent>) =>
    async (message: Outgoing): Promise<Sent> => {
      await delay(latencyMs);
      return await send(message);
    };
  const context = {
    ...scratch.context,
    mailer: { ...mailer, send: slowly((mail: Parameters<typeof mailer.send>[0]) => mailer.send(mail)) },
    smsSender: { ...smsSender, send: slowly((sms: Parameters<typeof smsSender.send>[0]) => smsSender.send(sms)) },
  };
  const { db, clock } = context;
  const [vacancyId = 0] = await fill(
    scratch,
    generateDemoPostings({ seed: 1, count: 1, now: clock.now() }),
    () => undefined,
  );
  await sql`
    with account as (
      insert into accounts (full_name, country_id, mobile_no, email, password_hash)
      select 'Bench', 105, (9000000000 + n)::text, 'bench' || n || '@example.com', 'x'
      from generate_series(1, ${applicants}::int) n returning id
    ), resume as (
      insert into resumes (account_id, file_key, original_name, content_type, bytes, sha256)
      select id, 'key' || id, 'cv.pdf', 'application/pdf', 1, 'x' from account returning id, account_id
    )
    insert into applications (account_id, vacancy_id, resume_id)
    select account_id, ${vacancyId}::int, id from resume`.execute(db);
  await sql`analyze`.execute(db);
  const countSent = async () => {
    const { rows } = await sql<{ sent: number; version: string }>`
      select count(*)::int as sent, current_setting('server_version') as version from messages where state = 'sent'`.execute(
      db,
    );
    return rows[0] as { sent: number; version: string };
  };

  const now = clock.now();
  await db
    .transaction()
    .execute((tx) => endAsFraud(tx, vacancyId, { cause: 'bench', actor: 'bench' }, { now, notifyAfter: now }));
  const queued = await step('queueing', applicants, () => timed(() => warnOfFraud(context)));
  const delivered = await step('delivery', 2 * applicants, (progress) =>
    timed(async () => {
      const stop = startDelivery(context, attachmentMakers);
      for (let sent = 0; sent < 2 * applicants; progress(sent)) {
        await delay(250);
        ({ sent } = await countSent());
      }
      await stop();
    }),
  );
  const total = UNDO_MS + delivered.ms;
  const figures: Figure[] = [
    {
      what: 'queueing all warnings, while the decision can be undone',
      value: ms(queued.ms),
      limit: `< ${ms(UNDO_MS)}`,
      pass: queued.ms < UNDO_MS,
    },
    { what: 'delivering them by mail and SMS', value: ms(delivered.ms), limit: '' },
    { what: 'messages', value: perSecond((2 * applicants) / (delivered.ms / 1_000)), limit: '' },
    {
      what: 'from the decision to the last warning, with two minutes for an undo',
      value: ms(total),
      limit: `< ${ms(LIMIT_MS)}`,
      pass: total < LIMIT_MS,
    },
  ];
  const about = `${applicants.toLocaleString('en-IN')} applicants, providers that take ${latencyMs} ms a message`;
  console.log(`${circumstances((await countSent()).version, 1, load)} · ${about}\n\n${tableOf(figures)}`);
  if (figures.some(({ pass }) => pass === false)) process.exitCode = 1;
} finally {
  await scratch.close();
}
