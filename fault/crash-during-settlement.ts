import { setImmediate } from 'node:timers/promises';
import { PAYMENT_VERIFIED, type PaymentConfirmation } from '@aarambh/contract';
import { sql } from 'kysely';
import type { AppContext } from '../server/src/app-context.ts';
import { WEBHOOK_PATH } from '../server/src/integrations/razorpay/payment-gateway.ts';
import { figuresOf, isTorn, readKept } from './ledger.ts';
import { type Order, openShop, verifyRequest, type Webhook } from './shop.ts';
import { exactly, type Trial } from './trial.ts';
import { startVictim, type Victim } from './victim.ts';

const ORDERS_A_KILL = 5;

interface Round {
  paid: { order: Order; confirmation: PaymentConfirmation }[];
  webhooks: Webhook[];
}

/** Whether a server is in the middle of a transaction, between two statements. */
async function isInTransaction(db: AppContext['db']): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`.execute(db);
  return rows.length > 0;
}

/** Lets browsers and the provider tell a server of paid orders, kills it in the middle, and says who heard of success. */
async function tellAndKill(db: AppContext['db'], victim: Victim, { paid, webhooks }: Round) {
  const heard: number[] = [];
  let answers = 0;
  const post = async (url: string, headers: Record<string, string>, body?: string) =>
    await (await fetch(victim.url + url, { method: 'POST', headers, ...(body ? { body } : {}) })).text();
  const work = [
    ...paid.map(async ({ order, confirmation }) => {
      const { url, headers } = verifyRequest(order, confirmation);
      try {
        if ((await post(url, headers)) === PAYMENT_VERIFIED) heard.push(order.purchaseId);
      } finally {
        answers += 1;
      }
    }),
    ...webhooks.map(({ headers, body }) => post(WEBHOOK_PATH, headers, body)),
  ].map((request) => request.catch(() => undefined));

  // Now and then after some were answered; in any case in the middle of a transaction, when there is one to hit.
  const wanted = Math.floor(Math.random() * (ORDERS_A_KILL - 1));
  while (answers < wanted) await setImmediate();
  let isOpen = await isInTransaction(db);
  while (!isOpen && answers < paid.length) isOpen = await isInTransaction(db);
  await victim.kill();
  await Promise.all(work);
  return { heard, isOpen };
}

/** kill -9 of a server that settles: what it acknowledged is there, what it had begun is whole or not at all. */
export const killedSettling: Trial = {
  unit: 'kills',
  size: 200,
  async run(ground, size, progress) {
    const { context } = ground;
    const shop = await openShop(context);
    const orders: Order[] = [];
    let [lost, torn, inTransaction, known] = [0, 0, 0, 0];
    let next = startVictim(ground);
    for (let kill = 0; kill < size; kill += 1) {
      const victim = await next;
      const paid: Round['paid'] = [];
      for (const order of await shop.orders(ORDERS_A_KILL)) paid.push({ order, confirmation: await shop.pay(order) });
      orders.push(...paid.map(({ order }) => order));
      const all = await shop.webhooks();
      const { heard, isOpen } = await tellAndKill(context.db, victim, { paid, webhooks: all.slice(known) });
      known = all.length;
      // The next one starts while what this one left is looked at.
      if (kill + 1 < size) next = startVictim(ground);
      if (isOpen) inTransaction += 1;
      const whole = (await readKept(context.db, heard)).filter((kept) => kept.isPaid && !isTorn(kept));
      lost += heard.length - whole.length;
      const kept = await readKept(
        context.db,
        paid.map(({ order }) => order.purchaseId),
      );
      torn += kept.filter(isTorn).length;
      progress(kill + 1);
    }
    const { length: forgotten } = await context.db
      .selectFrom('purchases')
      .select('id')
      .where('status', '=', 'created')
      .where('next_check_at', 'is', null)
      .execute();
    await shop.reconcile();
    await shop.app.close();
    const { length: refunds } = await context.db.selectFrom('refunds').select('id').execute();
    return [
      {
        what: 'kills with a transaction open',
        value: `${inTransaction} of ${size}`,
        limit: 'some',
        pass: inTransaction > 0,
      },
      exactly('lost of what was acknowledged', lost, 0),
      exactly('torn right after a kill', torn, 0),
      exactly('unpaid and never looked at again', forgotten, 0),
      exactly('paid twice', refunds, 0),
      ...(await figuresOf(
        context.db,
        orders.map(({ purchaseId }) => purchaseId),
      )),
    ];
  },
};
