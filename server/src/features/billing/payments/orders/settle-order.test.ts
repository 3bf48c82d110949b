import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppContext } from '../../../../app-context.ts';
import type { GatewayPayment } from '../../../../integrations/razorpay/payment-gateway.ts';
import { buildTestApp, openTestContext, registerThrough, type TestContext } from '../../../../testing/test-app.ts';
import { createTestPaymentProvider, type TestPaymentProvider } from '../test-payment-provider.ts';
import { findPurchaseOutcome, insertTestPurchase, TOTAL_PAISE } from '../test-purchases.queries.ts';
import { settleOrder } from './settle-order.ts';

let base: TestContext;
let context: AppContext;
let provider: TestPaymentProvider;
let app: Awaited<ReturnType<typeof buildTestApp>>;
let me: Awaited<ReturnType<typeof registerThrough>>;

beforeAll(async () => {
  base = await openTestContext();
  provider = createTestPaymentProvider(base.log, TOTAL_PAISE);
  context = { ...base, gateway: provider.gateway };
  app = await buildTestApp(context);
});
afterAll(async () => {
  await app?.close();
  await base?.close();
});
beforeEach(async () => {
  provider.isUnavailable = false;
  me = await registerThrough(app);
});

const buy = (accountId?: number) =>
  insertTestPurchase(base.db, base.clock.now(), accountId === undefined ? {} : { accountId });
const settle = (orderId: string) => settleOrder(context, orderId);

describe('a captured payment of the order', () => {
  it('pays for the purchase: one grant and one mail, also under concurrent settlement', async () => {
    const { purchaseId, orderId } = await buy(me.accountID);
    provider.setPayments(orderId, {});
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => settle(orderId)));
    expect(outcomes).toEqual(Array(8).fill('paid'));
    const outcome = await findPurchaseOutcome(base.db, purchaseId);
    expect(outcome).toMatchObject({
      status: 'paid',
      paymentId: orderId.replace('order', 'pay'),
      grants: 1,
      refunds: [],
    });
    expect(outcome.mails).toEqual([
      {
        recipient: expect.stringContaining('@example.com'),
        data: {
          fullName: me.fullName,
          planName: 'Career interview',
          totalPaise: TOTAL_PAISE,
          gstPaise: 46_782,
          attachInvoiceId: expect.any(Number),
          expiresAt: expect.any(String),
          link: expect.stringContaining(`/plan-ack/${me.accountID}/`),
        },
      },
    ]);
  });

  it('of a guest queues a mail with the registration link, without a grant', async () => {
    const { purchaseId, orderId } = await buy();
    provider.setPayments(orderId, {});
    expect(await settle(orderId)).toBe('paid');
    const { grants, mails, status } = await findPurchaseOutcome(base.db, purchaseId);
    expect({ grants, status }).toEqual({ grants: 0, status: 'paid' });
    expect(mails).toMatchObject([
      {
        recipient: 'guest@example.com',
        data: { days: 90, link: expect.stringMatching(`/combo-plans/register-by-link/${purchaseId}/[\\w-]{22,}$`) },
      },
    ]);
  });

  it('is captured first when it is only authorised', async () => {
    const { purchaseId, orderId } = await buy(me.accountID);
    provider.setPayments(orderId, { status: 'authorized' });
    expect(await Promise.all([settle(orderId), settle(orderId)])).toEqual(['paid', 'paid']);
    expect(await findPurchaseOutcome(base.db, purchaseId)).toMatchObject({ status: 'paid', grants: 1, refunds: [] });
  });
});

it.each<[string, Partial<GatewayPayment>[]]>([
  ['no payment', []],
  ['a failed payment', [{ status: 'failed' }]],
  ['a payment that was only created', [{ status: 'created' }]],
  ['a refunded payment', [{ status: 'refunded', refundedPaise: TOTAL_PAISE }]],
  ['a payment of another order', [{ orderId: 'order_of_another_buyer' }]],
  ['a payment in another currency', [{ currency: 'USD' }]],
  ['an authorised payment of another amount', [{ status: 'authorized', amountPaise: 100 }]],
])('%s neither pays for the purchase nor is refunded', async (_, payments) => {
  const { purchaseId, orderId } = await buy(me.accountID);
  provider.setPayments(orderId, ...payments);
  expect(await settle(orderId)).toBe('unpaid');
  expect(await findPurchaseOutcome(base.db, purchaseId)).toMatchObject({
    status: 'created',
    grants: 0,
    mails: [],
    refunds: [],
  });
});

describe('excess payments are refunded once:', () => {
  it.each([100, TOTAL_PAISE - 1, TOTAL_PAISE + 1])(
    'a payment of %i paise instead of the total',
    async (amountPaise) => {
      const { purchaseId, orderId } = await buy(me.accountID);
      provider.setPayments(orderId, { amountPaise, paymentId: `pay_wrong_${amountPaise}` });
      expect(await settle(orderId)).toBe('unpaid');
      expect(await settle(orderId)).toBe('unpaid');
      const refunds = [{ paymentId: `pay_wrong_${amountPaise}`, amountPaise }];
      expect(await findPurchaseOutcome(base.db, purchaseId)).toMatchObject({ status: 'created', grants: 0, refunds });
    },
  );

  it('the remainder of a partly refunded payment', async () => {
    const { purchaseId, orderId } = await buy(me.accountID);
    provider.setPayments(orderId, { refundedPaise: 1_000 });
    expect(await settle(orderId)).toBe('unpaid');
    expect(await findPurchaseOutcome(base.db, purchaseId)).toMatchObject({
      status: 'created',
      refunds: [{ amountPaise: TOTAL_PAISE - 1_000 }],
    });
  });

  it('a second payment, in any order of settlement and listing', async () => {
    const { purchaseId, orderId } = await buy(me.accountID);
    provider.setPayments(orderId, { paymentId: 'pay_a' });
    expect(await settle(orderId)).toBe('paid');
    provider.setPayments(orderId, { paymentId: 'pay_b' }, { paymentId: 'pay_a' });
    expect(await settle(orderId)).toBe('paid');
    expect(await findPurchaseOutcome(base.db, purchaseId)).toMatchObject({
      paymentId: 'pay_a',
      grants: 1,
      refunds: [{ paymentId: 'pay_b', amountPaise: TOTAL_PAISE }],
    });
  });

  it('the payment of an account that was deleted meanwhile', async () => {
    const { purchaseId, orderId } = await buy(me.accountID);
    await base.db
      .updateTable('accounts')
      .set({ deleted_at: base.clock.now() })
      .where('id', '=', me.accountID)
      .execute();
    provider.setPayments(orderId, {});
    expect(await settle(orderId)).toBe('unpaid');
    expect(await findPurchaseOutcome(base.db, purchaseId)).toMatchObject({
      status: 'created',
      grants: 0,
      mails: [],
      refunds: [{ amountPaise: TOTAL_PAISE }],
    });
  });
});

it('grants one of two orders for the same plan paid concurrently and refunds the other', async () => {
  const [first, second] = [await buy(me.accountID), await buy(me.accountID)];
  await base.db
    .updateTable('purchases')
    .set({ attempt_of: first.purchaseId })
    .where('id', '=', second.purchaseId)
    .execute();
  provider.setPayments(first.orderId, {});
  provider.setPayments(second.orderId, {});
  const settled = await Promise.all([settle(first.orderId), settle(second.orderId), settle(first.orderId)]);
  expect(new Set(settled)).toEqual(new Set(['paid', 'unpaid']));
  const outcomes = [
    await findPurchaseOutcome(base.db, first.purchaseId),
    await findPurchaseOutcome(base.db, second.purchaseId),
  ];
  outcomes.sort((one, other) => other.grants - one.grants);
  expect(outcomes).toMatchObject([
    { status: 'paid', grants: 1, refunds: [] },
    { status: 'created', grants: 0, mails: [], refunds: [{ amountPaise: TOTAL_PAISE }] },
  ]);
});

it('a refunded purchase never becomes paid again', async () => {
  const { purchaseId, orderId } = await buy(me.accountID);
  provider.setPayments(orderId, { paymentId: 'pay_first' });
  await settle(orderId);
  await base.db.updateTable('purchases').set({ status: 'refunded' }).where('id', '=', purchaseId).execute();
  provider.setPayments(
    orderId,
    { paymentId: 'pay_first', status: 'refunded', refundedPaise: TOTAL_PAISE },
    { paymentId: 'pay_late' },
  );
  expect(await settle(orderId)).toBe('unpaid');
  expect(await findPurchaseOutcome(base.db, purchaseId)).toMatchObject({
    status: 'refunded',
    paymentId: 'pay_first',
    grants: 1,
    refunds: [{ paymentId: 'pay_late' }],
  });
});

it('an unavailable provider changes nothing', async () => {
  const { purchaseId, orderId } = await buy(me.accountID);
  provider.setPayments(orderId, {});
  provider.isUnavailable = true;
  await expect(settle(orderId)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await findPurchaseOutcome(base.db, purchaseId)).toMatchObject({ status: 'created', grants: 0 });
});

it('ignores an unknown order without calling the provider', async () => {
  const { listCalls } = provider;
  expect(await settle('order_of_nobody')).toBe('unpaid');
  expect(provider.listCalls).toBe(listCalls);
});
