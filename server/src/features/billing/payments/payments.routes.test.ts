import { errorCatalogue, PAYMENT_REFUSED, type PlanKind, planKindNames } from '@aarambh/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, openTestContext, registerThrough, type TestContext } from '../../../testing/test-app.ts';
import { confirmationOf, createTestPaymentProvider, type TestPaymentProvider } from './test-payment-provider.ts';
import { findPurchaseOutcome, insertTestPurchase, TOTAL_PAISE } from './test-purchases.queries.ts';

let context: TestContext;
let provider: TestPaymentProvider;
let app: Awaited<ReturnType<typeof buildTestApp>>;
let me: Awaited<ReturnType<typeof registerThrough>>;
let other: typeof me;

beforeAll(async () => {
  context = await openTestContext();
  provider = createTestPaymentProvider(context.log, TOTAL_PAISE);
  app = await buildTestApp({ ...context, gateway: provider.gateway });
});
afterAll(async () => {
  await app?.close();
  await context?.close();
});
beforeEach(async () => {
  provider.isUnavailable = false;
  me = await registerThrough(app);
  other = await registerThrough(app);
});

const verifyPaths: Record<PlanKind, string> = {
  subscription: 'JobSeekerPurchasedPlans/VerifyPayment',
  interview: 'JobSeekerInterviewAssistancePlans/verify-payment',
  resumeMaker: 'JobSeekerResumeMakerPlans/VerifyPayment',
  combo: 'JobSeekerComboPlans/VerifyPayment',
};
const failurePaths: Record<PlanKind, (orderId: string) => string> = {
  subscription: (orderId) => `JobSeekerPurchasedPlans/UpdateFailureStatus?razorpay_order_id=${orderId}`,
  interview: (orderId) => `JobSeekerInterviewAssistancePlans/UpdateFailureStatus/${orderId}`,
  resumeMaker: (orderId) => `JobSeekerResumeMakerPlans/UpdateFailureStatus?razorpay_order_id=${orderId}`,
  combo: (orderId) => `JobSeekerComboPlans/UpdateFailureStatus/${orderId}`,
};

const post = (path: string, of = me) => app.inject({ method: 'POST', url: `/api/${path}`, headers: of.headers });
const verify = (kind: PlanKind, query: URLSearchParams, of = me) => post(`${verifyPaths[kind]}?${query}`, of);
const buy = (kind: PlanKind = 'interview') =>
  insertTestPurchase(context.db, context.clock.now(), { accountId: me.accountID, kind });
const isForbidden = (reply: Awaited<ReturnType<typeof post>>) => {
  expect(reply.statusCode).toBe(403);
  expect(reply.json()).toMatchObject({ code: 'forbidden', detail: errorCatalogue.forbidden.text });
};

const tamper = (query: URLSearchParams, name: string, value: string) => {
  const changed = new URLSearchParams(query);
  changed.set(name, value);
  return changed;
};

describe.each(planKindNames)('verifying a payment of the kind %s', (kind) => {
  it("replies exactly 'success', also when repeated", async () => {
    const { purchaseId, orderId } = await buy(kind);
    provider.setPayments(orderId, { paymentId: `pay_ok${purchaseId}` });
    for (let time = 0; time < 2; time += 1) {
      const reply = await verify(kind, confirmationOf(orderId, `pay_ok${purchaseId}`));
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(reply.body).toBe('success');
    }
    expect(await findPurchaseOutcome(context.db, purchaseId)).toMatchObject({ status: 'paid', grants: 1 });
  });

  it('rejects another account, another kind and an unknown order alike', async () => {
    const { purchaseId, orderId } = await buy(kind);
    provider.setPayments(orderId, {});
    const query = confirmationOf(orderId, orderId.replace('order', 'pay'));
    isForbidden(await verify(kind, query, other));
    isForbidden(await verify(planKindNames[(planKindNames.indexOf(kind) + 1) % 4] as PlanKind, query));
    isForbidden(await verify(kind, confirmationOf('order_unknown', 'pay_1')));
    isForbidden(await post(failurePaths[kind](orderId), other));
    isForbidden(await post(failurePaths[kind]('order_unknown')));
    const outcome = await findPurchaseOutcome(context.db, purchaseId);
    expect(outcome).toMatchObject({ status: 'created', grants: 0, reportedFailedAt: null });
  });

  it('records the first failure report and never changes a paid order', async () => {
    const { purchaseId, orderId } = await buy(kind);
    const first = context.clock.now();
    expect((await post(failurePaths[kind](orderId))).body).toMatch(/success/);
    context.clock.advanceMinutes(1);
    expect((await post(failurePaths[kind](orderId))).statusCode).toBe(200);
    expect(await findPurchaseOutcome(context.db, purchaseId)).toMatchObject({
      status: 'created',
      reportedFailedAt: first,
    });

    provider.setPayments(orderId, {});
    expect((await verify(kind, confirmationOf(orderId, orderId.replace('order', 'pay')))).body).toBe('success');
    await post(failurePaths[kind](orderId));
    expect(await findPurchaseOutcome(context.db, purchaseId)).toMatchObject({ status: 'paid', grants: 1 });
  });
});

describe('a payment is not verified with', () => {
  it.each([
    [
      'a signature with one digit changed',
      (query: URLSearchParams) => {
        const signature = query.get('razorpay_signature') ?? '';
        return tamper(
          query,
          'razorpay_signature',
          signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
        );
      },
    ],
    ['an empty one', (query: URLSearchParams) => tamper(query, 'razorpay_signature', '00')],
    ['one of another payment', (query: URLSearchParams) => tamper(query, 'razorpay_payment_id', 'pay_other')],
    [
      'the signature of another order',
      (query: URLSearchParams) =>
        tamper(query, 'razorpay_signature', confirmationOf('order_other', 'pay_1').get('razorpay_signature') ?? ''),
    ],
  ])('%s is refused without asking the provider', async (_, change) => {
    const { purchaseId, orderId } = await buy();
    provider.setPayments(orderId, {});
    const { listCalls } = provider;
    const reply = await verify('interview', change(confirmationOf(orderId, orderId.replace('order', 'pay'))));
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(PAYMENT_REFUSED);
    expect(provider.listCalls).toBe(listCalls);
    expect(await findPurchaseOutcome(context.db, purchaseId)).toMatchObject({ status: 'created', grants: 0 });
  });

  it.each([
    ['capture', { status: 'failed' }],
    ['the amount', { amountPaise: 100 }],
    ['the currency', { currency: 'USD' }],
  ] as const)('a valid signature does not prove %s', async (_, payment) => {
    const { purchaseId, orderId } = await buy();
    const paymentId = `pay_odd_${purchaseId}`;
    provider.setPayments(orderId, { paymentId, ...payment });
    expect((await verify('interview', confirmationOf(orderId, paymentId))).body).toBe(PAYMENT_REFUSED);
    expect(await findPurchaseOutcome(context.db, purchaseId)).toMatchObject({ status: 'created', grants: 0 });
  });
});

describe('while the provider is unavailable', () => {
  it('verification replies 503 and schedules a check', async () => {
    const { purchaseId, orderId } = await buy();
    provider.setPayments(orderId, {});
    provider.isUnavailable = true;
    const reply = await verify('interview', confirmationOf(orderId, orderId.replace('order', 'pay')));
    expect(reply.statusCode).toBe(503);
    expect(await findPurchaseOutcome(context.db, purchaseId)).toMatchObject({
      status: 'created',
      nextCheckAt: context.clock.now(),
    });
  });

  it('a paid order is still verified', async () => {
    const { orderId } = await buy();
    provider.setPayments(orderId, { paymentId: `pay_known_${orderId}` });
    const query = confirmationOf(orderId, `pay_known_${orderId}`);
    expect((await verify('interview', query)).body).toBe('success');
    provider.isUnavailable = true;
    expect((await verify('interview', query)).body).toBe('success');
    expect((await verify('interview', confirmationOf(orderId, 'pay_second'))).body).toBe('success');
  });
});
