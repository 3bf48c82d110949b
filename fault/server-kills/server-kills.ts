import { setImmediate } from 'node:timers/promises';
import { deliverAll } from '../../server/src/features/notifications/test-delivery.ts';
import { publishPostings } from '../../server/src/features/vacancy-lifecycle/index.ts';
import { makePosting } from '../../server/src/features/vacancy-lifecycle/test-vacancy-fixture.ts';
import { openSmtpMailer } from '../../server/src/integrations/mail/smtp-mailer.ts';
import { startTestMailServer } from '../../server/src/integrations/mail/test-mail-server.ts';
import { DAY_MS, MovableClock } from '../../server/src/lib/clock.ts';
import { consistencyFigures } from '../payments/consistency-checks.ts';
import { createPaymentHarness, type Order, shuffled } from '../payments/payment-harness.ts';
import { exactly, type FaultScenario, type ScenarioEnvironment } from '../scenario.ts';
import { startTargetServer, type TargetServer } from '../target-server.ts';
import { findLostWrites } from './find-lost-writes.ts';
import { prepareMemberWrites, type Write, webhookWrite } from './member-writes.ts';

const VACANCIES = 5;
/** Longer than a killed process keeps a message to itself, and shorter than messages are tried. */
const LEASE_MINUTES = 10;
const MAX_DELIVERIES = 20;
/** A busy server refuses some of many writes at once, and takes them when they are sent again. */
const MAX_REPEATS = 20;

async function publishVacancies({ context }: ScenarioEnvironment): Promise<number[]> {
  const now = context.clock.now().getTime();
  const dates = { postedAt: new Date(now - DAY_MS), expiresAt: new Date(now + 30 * DAY_MS) };
  const postings = Array.from({ length: VACANCIES }, () => makePosting(dates));
  await publishPostings(context, postings, { cause: 'fault', actor: 'fault' });
  return (await context.db.selectFrom('vacancies').select('id').execute()).map(({ id }) => id);
}

/**
 * Sends writes to a server at once; returns those that it has acknowledged.
 * @param killAfter replies after which it is killed; never, when undefined
 */
async function sendWrites(server: TargetServer, writes: Write[], killAfter?: number): Promise<Set<Write>> {
  const acknowledged = new Set<Write>();
  let replies = 0;
  const send = async (write: Write) => {
    const { url, ...request } = write.request;
    try {
      const reply = await fetch(server.url + url, request);
      if (write.isAcknowledgement(reply.status, await reply.text())) acknowledged.add(write);
    } catch {
      // The server was killed.
    } finally {
      replies += 1;
    }
  };
  const work = shuffled(writes).map(send);
  if (killAfter !== undefined) {
    while (replies < killAfter) await setImmediate();
    await server.kill();
  }
  await Promise.all(work);
  return acknowledged;
}

/** Delivers what is left, as other processes do when the leases of the killed ones have expired. */
async function deliverRest({ context }: ScenarioEnvironment, mailUrl: string): Promise<void> {
  const mailer = openSmtpMailer(mailUrl, context.config.mail.from);
  const clock = new MovableClock(context.clock.now());
  try {
    for (let i = 0; i < MAX_DELIVERIES; i += 1) {
      clock.advanceMinutes(LEASE_MINUTES);
      await deliverAll({ ...context, clock, mailer });
      const left = context.db
        .selectFrom('messages')
        .select('id')
        .where('state', '=', 'queued')
        .where('channel', '=', 'mail');
      if (!(await left.executeTakeFirst())) return;
    }
  } finally {
    mailer.close();
  }
}

/**
 * Kills a server with SIGKILL while members apply, save jobs and pay, the payment provider sends webhooks, and the server
 * delivers mails. Clients repeat what was not acknowledged. Nothing acknowledged may be lost, and nothing be doubled.
 */
export const serverKills: FaultScenario = {
  unit: 'kills',
  size: 1_000,
  async run(environment, size, progress) {
    const { context } = environment;
    const mails = await startTestMailServer();
    const mailUrl = `smtp://${mails.address}`;
    const harness = await createPaymentHarness(context);
    const vacancyIds = await publishVacancies(environment);
    const start = () => startTargetServer(environment, { SMTP_URL: mailUrl });
    const acknowledged: Write[] = [];
    const orders: Order[] = [];
    let waiting: Write[] = [];
    let [underWay, webhooks] = [0, 0];
    const settle = (done: Set<Write>) => {
      acknowledged.push(...done);
      waiting = waiting.filter((write) => !done.has(write));
    };
    try {
      let next = start();
      for (let kill = 0; kill < size; kill += 1) {
        // Prepare the writes while the server starts.
        const member = await prepareMemberWrites(context, harness, vacancyIds);
        orders.push(...member.orders);
        const sent = await harness.webhooks();
        waiting.push(...member.writes, ...sent.slice(webhooks).map(webhookWrite));
        webhooks = sent.length;
        const server = await next;
        next = start();
        settle(await sendWrites(server, waiting, Math.floor(Math.random() * waiting.length)));
        if (waiting.length > 0) underWay += 1;
        progress(kill + 1);
      }
      const last = await next;
      for (let i = 0; i < MAX_REPEATS && waiting.length > 0; i += 1) settle(await sendWrites(last, waiting));
      await last.kill();
      await harness.reconcile();
      await deliverRest(environment, mailUrl);
      const arrivedIds = mails.taken.map(({ messageId }) => messageId);
      return [
        { what: 'kills with writes under way', value: `${underWay} of ${size}`, limit: '> 0', pass: underWay > 0 },
        { what: 'acknowledged writes', value: String(acknowledged.length), limit: '' },
        exactly('writes that a server refused after the kills', waiting.length, 0),
        ...(await findLostWrites(context.db, acknowledged, arrivedIds)),
        ...(await consistencyFigures(
          context.db,
          orders.map(({ purchaseId }) => purchaseId),
        )),
      ];
    } finally {
      await harness.app.close();
      mails.close();
    }
  },
};
