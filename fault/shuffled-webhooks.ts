import { PAYMENT_VERIFIED, type PaymentConfirmation } from '@aarambh/contract';
import { WEBHOOK_PATH } from '../server/src/integrations/razorpay/payment-gateway.ts';
import { figuresOf } from './ledger.ts';
import { inParallel, type Order, openShop, shuffled, verifyRequest, type Way } from './shop.ts';
import { exactly, type Trial } from './trial.ts';

const COPIES = 3;
const LANES = 16;
const ways: Way[] = ['pay', 'pay', 'vanish', 'fail then pay'];
/** One webhook in so many comes when everything else is long over. */
const LATE_ONE_IN = 10;

/** Every webhook three times and in any order, between what browsers and the job do: each order is granted once. */
export const shuffledWebhooks: Trial = {
  unit: 'orders',
  size: 1_000,
  async run({ context }, size, progress) {
    const shop = await openShop(context);
    const orders = await shop.orders(size);
    const confirmed: [Order, PaymentConfirmation][] = [];
    for (const [n, order] of orders.entries()) {
      const way = ways[n % ways.length] ?? 'pay';
      const confirmation = await shop.pay(order, way);
      if (way !== 'vanish') confirmed.push([order, confirmation]);
    }

    const webhooks = await shop.webhooks();
    const sent = shuffled(Array.from({ length: COPIES }, () => webhooks).flat());
    const late = sent.splice(0, Math.floor(sent.length / LATE_ONE_IN));
    let [refused, unverified, done] = [0, 0, 0];
    const total = sent.length + late.length + confirmed.length;
    const told = () => {
      done += 1;
      progress((done / total) * size);
    };
    const deliver =
      ({ headers, body }: (typeof webhooks)[number]) =>
      async () => {
        const reply = await shop.app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload: body });
        if (reply.statusCode !== 204) refused += 1;
      };
    const verify =
      ([order, confirmation]: (typeof confirmed)[number]) =>
      async () => {
        const reply = await shop.app.inject(verifyRequest(order, confirmation));
        if (reply.body !== PAYMENT_VERIFIED) unverified += 1;
      };
    const steps = shuffled([...sent.map(deliver), ...confirmed.map(verify)]);
    await inParallel(steps, LANES, async (step) => {
      await step();
      told();
    });
    await shop.reconcile();
    await inParallel(late.map(deliver), LANES, async (step) => {
      await step();
      told();
    });
    await shop.reconcile();
    // Waits for what the last webhooks have set off.
    await shop.app.close();

    return [
      exactly('webhooks refused', refused, 0),
      exactly('browsers that heard no', unverified, 0),
      ...(await figuresOf(
        context.db,
        orders.map(({ purchaseId }) => purchaseId),
      )),
    ];
  },
};
