import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WEBHOOK_PATH } from '../../../../integrations/razorpay/payment-gateway.ts';
import { buildTestApp, openTestContext, registerThrough, type TestContext } from '../../../../testing/test-app.ts';
import { createTestPaymentProvider, type TestPaymentProvider, webhookOf } from '../test-payment-provider.ts';
import { findPurchaseOutcome, insertTestPurchase, TOTAL_PAISE } from '../test-purchases.queries.ts';

let context: TestContext;
let provider: TestPaymentProvider;
let app: Awaited<ReturnType<typeof buildTestApp>>;
let accountId: number;

beforeAll(async () => {
  context = await openTestContext();
  provider = createTestPaymentProvider(context.log, TOTAL_PAISE);
  app = await buildTestApp({ ...context, gateway: provider.gateway });
  accountId = (await registerThrough(app)).accountID;
});
afterAll(async () => {
  await app?.close();
  await context?.close();
});
beforeEach(() => {
  provider.isUnavailable = false;
});

const buy = () => insertTestPurchase(context.db, context.clock.now(), { accountId });
const send = (webhook: { payload: string | Buffer; headers: Record<string, string> }) =>
  app.inject({ method: 'POST', url: WEBHOOK_PATH, ...webhook });
const storedEvents = async () =>
  (await context.db.selectFrom('payment_events').select('event_id').execute()).map((row) => row.event_id);

describe.each(['payment.captured', 'payment.authorized', 'order.paid'])('the event %s', (kind) => {
  it('settles the order and is stored once when redelivered (idempotency)', async () => {
    const { purchaseId, orderId } = await buy();
    provider.setPayments(orderId, {});
    const eventId = `evt_${kind.replace('.', '_')}`;
    for (let time = 0; time < 3; time += 1)
      expect((await send(webhookOf(kind, { orderId }, eventId))).statusCode).toBe(204);
    await vi.waitFor(
      async () =>
        expect(await findPurchaseOutcome(context.db, purchaseId)).toMatchObject({
          status: 'paid',
          grants: 1,
          nextCheckAt: null,
        }),
      { timeout: 120_000 },
    );
    expect((await storedEvents()).filter((id) => id === eventId)).toHaveLength(1);
  });
});

it('an event received while the provider is unavailable is not lost', async () => {
  const { purchaseId, orderId } = await buy();
  provider.setPayments(orderId, {});
  provider.isUnavailable = true;
  const { listCalls } = provider;
  expect((await send(webhookOf('payment.captured', { orderId }, 'evt_away'))).statusCode).toBe(204);
  await vi.waitFor(() => expect(provider.listCalls).toBeGreaterThan(listCalls), { timeout: 120_000 });
  expect(await findPurchaseOutcome(context.db, purchaseId)).toMatchObject({ status: 'created' });

  provider.isUnavailable = false;
  context.clock.advanceMinutes(2);
  await send(webhookOf('payment.captured', { orderId: 'order_of_nobody' }, 'evt_nudge'));
  await vi.waitFor(
    async () => expect(await findPurchaseOutcome(context.db, purchaseId)).toMatchObject({ status: 'paid', grants: 1 }),
    { timeout: 120_000 },
  );
});

it('identifies an event without an id by its body', async () => {
  const { orderId } = await buy();
  const before = await storedEvents();
  for (let time = 0; time < 2; time += 1) await send(webhookOf('payment.captured', { orderId }));
  expect(await storedEvents()).toHaveLength(before.length + 1);
});

it('ignores the payment state in the event and uses that of the provider', async () => {
  const { purchaseId, orderId } = await buy();
  provider.setPayments(orderId, { status: 'failed' });
  await send(webhookOf('payment.captured', { orderId, paymentId: 'pay_said' }, 'evt_said'));
  await vi.waitFor(async () => expect(await findPurchaseOutcome(context.db, purchaseId)).toMatchObject({ checks: 1 }), {
    timeout: 120_000,
  });
  expect(await findPurchaseOutcome(context.db, purchaseId)).toMatchObject({ status: 'created', grants: 0 });
});

describe('a webhook with an invalid signature is rejected without effect:', () => {
  const forgeries: [
    string,
    (good: ReturnType<typeof webhookOf>) => { payload: string; headers: Record<string, string> },
  ][] = [
    ['no signature', ({ payload }) => ({ payload, headers: { 'content-type': 'application/json' } })],
    [
      'a wrong one',
      ({ payload, headers }) => ({ payload, headers: { ...headers, 'x-razorpay-signature': '0'.repeat(64) } }),
    ],
    ['no hex', ({ payload, headers }) => ({ payload, headers: { ...headers, 'x-razorpay-signature': 'success' } })],
    ['a byte more', ({ payload, headers }) => ({ payload: `${payload} `, headers })],
    ['another order', ({ payload, headers }) => ({ payload: payload.replace('order_', 'order_1'), headers })],
    ['an empty body', ({ headers }) => ({ payload: '', headers })],
  ];
  it.each(forgeries)('%s', async (_, forge) => {
    const { purchaseId, orderId } = await buy();
    provider.setPayments(orderId, {});
    const events = await storedEvents();
    const reply = await send(forge(webhookOf('payment.captured', { orderId }, 'evt_forged')));
    expect(reply.statusCode).toBe(400);
    expect(await storedEvents()).toEqual(events);
    expect(await findPurchaseOutcome(context.db, purchaseId)).toMatchObject({ status: 'created', checks: 0 });
  });

  it('a body of more than 64 KiB', async () => {
    const { payload, headers } = webhookOf('payment.captured', { orderId: `order_${'1'.repeat(70_000)}` });
    expect((await send({ payload, headers })).statusCode).toBe(413);
  });
});

describe('a signed event that is not handled is accepted and ignored:', () => {
  it.each([
    ['another event', webhookOf('invoice.paid', { orderId: 'order_1' }, 'evt_other')],
    ['a failed payment', webhookOf('payment.failed', { orderId: 'order_1' }, 'evt_failed')],
    ['a misshapen order', webhookOf('payment.captured', { orderId: "' or 1=1 --" }, 'evt_odd')],
  ])('%s', async (_, webhook) => {
    const events = await storedEvents();
    expect((await send(webhook)).statusCode).toBe(204);
    expect(await storedEvents()).toEqual(events);
  });
});
