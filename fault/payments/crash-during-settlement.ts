import { setImmediate } from 'node:timers/promises';
import { PAYMENT_VERIFIED, type PaymentConfirmation } from '@aarambh/contract';
import { sql } from 'kysely';
import type { AppContext } from '../../server/src/app-context.ts';
import { WEBHOOK_PATH } from '../../server/src/integrations/razorpay/payment-gateway.ts';
import { exactly, type FaultScenario } from '../scenario.ts';
import { startTargetServer, type TargetServer } from '../target-server.ts';
import { consistencyFigures, isIncomplete, readPurchaseRecords } from './consistency-checks.ts';
import { createPaymentHarness, type Order, verifyRequest, type Webhook } from './payment-harness.ts';

const ORDERS_PER_KILL = 5;

interface Round {
  paid: { order: Order; confirmation: PaymentConfirmation }[];
  webhooks: Webhook[];
}

/** Whether a server has an open transaction, between two statements. */
async function isInTransaction(db: AppContext['db']): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`.execute(db);
  return rows.length > 0;
}

/** Sends verify requests and webhooks of paid orders to a server, kills it meanwhile, and returns the acknowledged purchases. */
async function sendAndKill(db: AppContext['db'], server: TargetServer, { paid, webhooks }: Round) {
  const acknowledged: number[] = [];
  let replies = 0;
  const post = async (url: string, headers: Record<string, string>, body?: string) =>
    await (await fetch(server.url + url, { method: 'POST', headers, ...(body ? { body } : {}) })).text();
  const work = [
    ...paid.map(async ({ order, confirmation }) => {
      const { url, headers } = verifyRequest(order, confirmation);
      try {
        if ((await post(url, headers)) === PAYMENT_VERIFIED) acknowledged.push(order.purchaseId);
      } finally {
        replies += 1;
      }
    }),
    ...webhooks.map(({ headers, body }) => post(WEBHOOK_PATH, headers, body)),
  ].map((request) => request.catch(() => undefined));

  // Kill after a random number of replies, inside a transaction if one is open.
  const minReplies = Math.floor(Math.random() * (ORDERS_PER_KILL - 1));
  while (replies < minReplies) await setImmediate();
  let isOpen = await isInTransaction(db);
  while (!isOpen && replies < paid.length) isOpen = await isInTransaction(db);
  await server.kill();
  await Promise.all(work);
  return { acknowledged, isOpen };
}

/** Crash recovery: SIGKILL of a server during settlement. Acknowledged payments are stored, and every settlement is atomic. */
export const crashDuringSettlement: FaultScenario = {
  unit: 'kills',
  size: 200,
  async run(environment, size, progress) {
    const { context } = environment;
    const harness = await createPaymentHarness(context);
    const orders: Order[] = [];
    let [lost, partial, inTransaction, seen] = [0, 0, 0, 0];
    let next = startTargetServer(environment);
    for (let kill = 0; kill < size; kill += 1) {
      // Prepare orders while the server starts.
      const paid: Round['paid'] = [];
      for (const order of await harness.orders(ORDERS_PER_KILL))
        paid.push({ order, confirmation: await harness.pay(order) });
      orders.push(...paid.map(({ order }) => order));
      const all = await harness.webhooks();
      const server = await next;
      const { acknowledged, isOpen } = await sendAndKill(context.db, server, { paid, webhooks: all.slice(seen) });
      seen = all.length;
      // Start the next server while the results are checked.
      if (kill + 1 < size) next = startTargetServer(environment);
      if (isOpen) inTransaction += 1;
      const complete = (await readPurchaseRecords(context.db, acknowledged)).filter(
        (record) => record.isPaid && !isIncomplete(record),
      );
      lost += acknowledged.length - complete.length;
      const records = await readPurchaseRecords(
        context.db,
        paid.map(({ order }) => order.purchaseId),
      );
      partial += records.filter(isIncomplete).length;
      progress(kill + 1);
    }
    const { length: unscheduled } = await context.db
      .selectFrom('purchases')
      .select('id')
      .where('status', '=', 'created')
      .where('next_check_at', 'is', null)
      .execute();
    await harness.reconcile();
    await harness.app.close();
    const { length: refunds } = await context.db.selectFrom('refunds').select('id').execute();
    return [
      {
        what: 'kills with an open transaction',
        value: `${inTransaction} of ${size}`,
        limit: '> 0',
        pass: inTransaction > 0,
      },
      exactly('acknowledged payments lost', lost, 0),
      exactly('partly settled after a kill', partial, 0),
      exactly('unpaid without a scheduled check', unscheduled, 0),
      exactly('refunds of double payments', refunds, 0),
      ...(await consistencyFigures(
        context.db,
        orders.map(({ purchaseId }) => purchaseId),
      )),
    ];
  },
};
