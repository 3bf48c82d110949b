import { errorCatalogue, PAYMENT_REFUSED, type PlanKind, planKinds } from '@aarambh/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, openTestContext, registerThrough, type TestContext } from '../../../testing/test-app.ts';
import { confirmationOf, openTestProvider, type TestProvider } from './test-provider.ts';
import { insertTestPurchase, outcomeOf, TOTAL_PAISE } from './test-world.queries.ts';

let context: TestContext;
let provider: TestProvider;
let app: Awaited<ReturnType<typeof buildTestApp>>;
let me: Awaited<ReturnType<typeof registerThrough>>;
let other: typeof me;

beforeAll(async () => {
  context = await openTestContext();
  provider = openTestProvider(context.log, TOTAL_PAISE);
  app = await buildTestApp({ ...context, gateway: provider.gateway });
});
afterAll(async () => {
  await app?.close();
  await context?.close();
});
beforeEach(async () => {
  provider.isAway = false;
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
/** The purchase in another case of one of its characters: the hex digit after it, wrapping round. */
const tamper = (query: URLSearchParams, name: string, value: string) => {
  const changed = new URLSearchParams(query);
  changed.set(name, value);
  return changed;
};

describe.each(planKinds)('verifying a payment of the kind %s', (kind) => {
  it("answers 'success' exactly, and again the same, once granted", async () => {
    const { purchaseId, orderId } = await buy(kind);
    provider.has(orderId, { paymentId: `pay_ok${purchaseId}` });
    for (let time = 0; time < 2; time += 1) {
      const reply = await verify(kind, confirmationOf(orderId, `pay_ok${purchaseId}`));
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(reply.body).toBe('success');
    }
    expect(await outcomeOf(context.db, purchaseId)).toMatchObject({ status: 'paid', grants: 1 });
  });

  it('refuses another account, another kind and an unknown order alike', async () => {
    const { purchaseId, orderId } = await buy(kind);
    provider.has(orderId, {});
    const query = confirmationOf(orderId, orderId.replace('order', 'pay'));
    isForbidden(await verify(kind, query, other));
    isForbidden(await verify(planKinds[(planKinds.indexOf(kind) + 1) % 4] as PlanKind, query));
    isForbidden(await verify(kind, confirmationOf('order_unknown', 'pay_1')));
    isForbidden(await post(failurePaths[kind](orderId), other));
    isForbidden(await post(failurePaths[kind]('order_unknown')));
    const outcome = await outcomeOf(context.db, purchaseId);
    expect(outcome).toMatchObject({ status: 'created', grants: 0, reportedFailedAt: null });
  });

  it('notes a failure the browser reports, the first time, and never undoes a payment', async () => {
    const { purchaseId, orderId } = await buy(kind);
    const first = context.clock.now();
    expect((await post(failurePaths[kind](orderId))).body).toMatch(/success/);
    context.clock.advanceMinutes(1);
    expect((await post(failurePaths[kind](orderId))).statusCode).toBe(200);
    expect(await outcomeOf(context.db, purchaseId)).toMatchObject({ status: 'created', reportedFailedAt: first });

    provider.has(orderId, {});
    expect((await verify(kind, confirmationOf(orderId, orderId.replace('order', 'pay')))).body).toBe('success');
    await post(failurePaths[kind](orderId));
    expect(await outcomeOf(context.db, purchaseId)).toMatchObject({ status: 'paid', grants: 1 });
  });
});

describe('what does not prove a payment', () => {
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
      'one of another order',
      (query: URLSearchParams) =>
        tamper(query, 'razorpay_signature', confirmationOf('order_other', 'pay_1').get('razorpay_signature') ?? ''),
    ],
  ])('%s is refused without asking the provider', async (_, change) => {
    const { purchaseId, orderId } = await buy();
    provider.has(orderId, {});
    const { asked } = provider;
    const reply = await verify('interview', change(confirmationOf(orderId, orderId.replace('order', 'pay'))));
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(PAYMENT_REFUSED);
    expect(provider.asked).toBe(asked);
    expect(await outcomeOf(context.db, purchaseId)).toMatchObject({ status: 'created', grants: 0 });
  });

  it.each([
    ['capture', { status: 'failed' }],
    ['the amount', { amountPaise: 100 }],
    ['the currency', { currency: 'USD' }],
  ] as const)('a good signature does not prove %s', async (_, payment) => {
    const { purchaseId, orderId } = await buy();
    const paymentId = `pay_odd_${purchaseId}`;
    provider.has(orderId, { paymentId, ...payment });
    expect((await verify('interview', confirmationOf(orderId, paymentId))).body).toBe(PAYMENT_REFUSED);
    expect(await outcomeOf(context.db, purchaseId)).toMatchObject({ status: 'created', grants: 0 });
  });
});

describe('while the provider is away', () => {
  it('verifying answers 503, and the order is looked into soon', async () => {
    const { purchaseId, orderId } = await buy();
    provider.has(orderId, {});
    provider.isAway = true;
    const reply = await verify('interview', confirmationOf(orderId, orderId.replace('order', 'pay')));
    expect(reply.statusCode).toBe(503);
    expect(await outcomeOf(context.db, purchaseId)).toMatchObject({
      status: 'created',
      nextCheckAt: context.clock.now(),
    });
  });

  it('what is paid already is still verified', async () => {
    const { orderId } = await buy();
    provider.has(orderId, { paymentId: `pay_known_${orderId}` });
    const query = confirmationOf(orderId, `pay_known_${orderId}`);
    expect((await verify('interview', query)).body).toBe('success');
    provider.isAway = true;
    expect((await verify('interview', query)).body).toBe('success');
    expect((await verify('interview', confirmationOf(orderId, 'pay_second'))).body).toBe('success');
  });
});
