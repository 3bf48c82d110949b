import { PAYMENT_VERIFIED, type PaymentConfirmation } from '@aarambh/contract';
import { WEBHOOK_PATH } from '../../server/src/integrations/razorpay/payment-gateway.ts';
import { exactly, type FaultScenario } from '../scenario.ts';
import { consistencyFigures } from './consistency-checks.ts';
import {
  createPaymentHarness,
  forEachConcurrently,
  type Order,
  type PaymentCourse,
  shuffled,
  verifyRequest,
} from './payment-harness.ts';

const COPIES = 3;
const CONCURRENCY = 16;
const courses: PaymentCourse[] = ['pay', 'pay', 'vanish', 'fail then pay'];
/** Share of webhooks that arrive after everything else is settled: one in ten. */
const LATE_ONE_IN = 10;

/** Delivers every webhook three times in random order, interleaved with browsers and the job: each order is granted once. */
export const shuffledWebhooks: FaultScenario = {
  unit: 'orders',
  size: 1_000,
  async run({ context }, size, progress) {
    const harness = await createPaymentHarness(context);
    const orders = await harness.orders(size);
    const confirmed: [Order, PaymentConfirmation][] = [];
    for (const [n, order] of orders.entries()) {
      const course = courses[n % courses.length] ?? 'pay';
      const confirmation = await harness.pay(order, course);
      if (course !== 'vanish') confirmed.push([order, confirmation]);
    }

    const webhooks = await harness.webhooks();
    const sent = shuffled(Array.from({ length: COPIES }, () => webhooks).flat());
    const late = sent.splice(0, Math.floor(sent.length / LATE_ONE_IN));
    let [rejected, unverified, done] = [0, 0, 0];
    const total = sent.length + late.length + confirmed.length;
    const countStep = () => {
      done += 1;
      progress((done / total) * size);
    };
    const deliver =
      ({ headers, body }: (typeof webhooks)[number]) =>
      async () => {
        const reply = await harness.app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload: body });
        if (reply.statusCode !== 204) rejected += 1;
      };
    const verify =
      ([order, confirmation]: (typeof confirmed)[number]) =>
      async () => {
        const reply = await harness.app.inject(verifyRequest(order, confirmation));
        if (reply.body !== PAYMENT_VERIFIED) unverified += 1;
      };
    const steps = shuffled([...sent.map(deliver), ...confirmed.map(verify)]);
    await forEachConcurrently(steps, CONCURRENCY, async (step) => {
      await step();
      countStep();
    });
    await harness.reconcile();
    await forEachConcurrently(late.map(deliver), CONCURRENCY, async (step) => {
      await step();
      countStep();
    });
    await harness.reconcile();
    // Wait for the checks that the last webhooks have started.
    await harness.app.close();

    return [
      exactly('webhooks rejected', rejected, 0),
      exactly('browsers without verification', unverified, 0),
      ...(await consistencyFigures(
        context.db,
        orders.map(({ purchaseId }) => purchaseId),
      )),
    ];
  },
};
