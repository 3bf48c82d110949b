import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppContext } from '../../../app-context.ts';
import type { GatewayPayment } from '../../../integrations/razorpay/payment-gateway.ts';
import { buildTestApp, openTestContext, registerThrough, type TestContext } from '../../../testing/test-app.ts';
import { settleOrder } from './settle-order.ts';
import { openTestProvider, type TestProvider } from './test-provider.ts';
import { insertTestPurchase, outcomeOf, TOTAL_PAISE } from './test-world.queries.ts';

let base: TestContext;
let context: AppContext;
let provider: TestProvider;
let app: Awaited<ReturnType<typeof buildTestApp>>;
let me: Awaited<ReturnType<typeof registerThrough>>;

beforeAll(async () => {
  base = await openTestContext();
  provider = openTestProvider(base.log, TOTAL_PAISE);
  context = { ...base, gateway: provider.gateway };
  app = await buildTestApp(context);
});
afterAll(async () => {
  await app?.close();
  await base?.close();
});
beforeEach(async () => {
  provider.isAway = false;
  me = await registerThrough(app);
});

const buy = (accountId?: number) =>
  insertTestPurchase(base.db, base.clock.now(), accountId === undefined ? {} : { accountId });
const settle = (orderId: string) => settleOrder(context, orderId);

describe('a captured payment of the order', () => {
  it('pays: one grant, one mail, also when many settle at the same moment', async () => {
    const { purchaseId, orderId } = await buy(me.accountID);
    provider.has(orderId, {});
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => settle(orderId)));
    expect(outcomes).toEqual(Array(8).fill('paid'));
    const outcome = await outcomeOf(base.db, purchaseId);
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

  it('of a guest leads to a mail with the way to an account, and no grant yet', async () => {
    const { purchaseId, orderId } = await buy();
    provider.has(orderId, {});
    expect(await settle(orderId)).toBe('paid');
    const { grants, mails, status } = await outcomeOf(base.db, purchaseId);
    expect({ grants, status }).toEqual({ grants: 0, status: 'paid' });
    expect(mails).toMatchObject([
      {
        recipient: 'guest@example.com',
        data: { days: 90, link: expect.stringMatching(`/combo-plans/register-by-link/${purchaseId}/[\\w-]{22,}$`) },
      },
    ]);
  });

  it('is taken first when it is only authorised', async () => {
    const { purchaseId, orderId } = await buy(me.accountID);
    provider.has(orderId, { status: 'authorized' });
    expect(await Promise.all([settle(orderId), settle(orderId)])).toEqual(['paid', 'paid']);
    expect(await outcomeOf(base.db, purchaseId)).toMatchObject({ status: 'paid', grants: 1, refunds: [] });
  });
});

it.each<[string, Partial<GatewayPayment>[]]>([
  ['no payment', []],
  ['one that failed', [{ status: 'failed' }]],
  ['one that was only begun', [{ status: 'created' }]],
  ['one that went back', [{ status: 'refunded', refundedPaise: TOTAL_PAISE }]],
  ['one of another order', [{ orderId: 'order_of_somebody_else' }]],
  ['one in another currency', [{ currency: 'USD' }]],
  ['an authorised one of another amount', [{ status: 'authorized', amountPaise: 100 }]],
])('%s pays for nothing, and nothing goes back', async (_, payments) => {
  const { purchaseId, orderId } = await buy(me.accountID);
  provider.has(orderId, ...payments);
  expect(await settle(orderId)).toBe('unpaid');
  expect(await outcomeOf(base.db, purchaseId)).toMatchObject({ status: 'created', grants: 0, mails: [], refunds: [] });
});

describe('money that pays for nothing goes back, once', () => {
  it.each([100, TOTAL_PAISE - 1, TOTAL_PAISE + 1])(
    'a payment of %i paise instead of the total',
    async (amountPaise) => {
      const { purchaseId, orderId } = await buy(me.accountID);
      provider.has(orderId, { amountPaise, paymentId: `pay_wrong_${amountPaise}` });
      expect(await settle(orderId)).toBe('unpaid');
      expect(await settle(orderId)).toBe('unpaid');
      const refunds = [{ paymentId: `pay_wrong_${amountPaise}`, amountPaise }];
      expect(await outcomeOf(base.db, purchaseId)).toMatchObject({ status: 'created', grants: 0, refunds });
    },
  );

  it('what is left of one that was partly given back', async () => {
    const { purchaseId, orderId } = await buy(me.accountID);
    provider.has(orderId, { refundedPaise: 1_000 });
    expect(await settle(orderId)).toBe('unpaid');
    expect(await outcomeOf(base.db, purchaseId)).toMatchObject({
      status: 'created',
      refunds: [{ amountPaise: TOTAL_PAISE - 1_000 }],
    });
  });

  it('a second payment, whichever look sees it first and in whatever order they are listed', async () => {
    const { purchaseId, orderId } = await buy(me.accountID);
    provider.has(orderId, { paymentId: 'pay_a' });
    expect(await settle(orderId)).toBe('paid');
    provider.has(orderId, { paymentId: 'pay_b' }, { paymentId: 'pay_a' });
    expect(await settle(orderId)).toBe('paid');
    expect(await outcomeOf(base.db, purchaseId)).toMatchObject({
      paymentId: 'pay_a',
      grants: 1,
      refunds: [{ paymentId: 'pay_b', amountPaise: TOTAL_PAISE }],
    });
  });

  it('the payment of an account that was deleted in the meantime', async () => {
    const { purchaseId, orderId } = await buy(me.accountID);
    await base.db
      .updateTable('accounts')
      .set({ deleted_at: base.clock.now() })
      .where('id', '=', me.accountID)
      .execute();
    provider.has(orderId, {});
    expect(await settle(orderId)).toBe('unpaid');
    expect(await outcomeOf(base.db, purchaseId)).toMatchObject({
      status: 'created',
      grants: 0,
      mails: [],
      refunds: [{ amountPaise: TOTAL_PAISE }],
    });
  });
});

it('of two orders for the same plan, paid at the same moment, one is granted and the other goes back', async () => {
  const [first, second] = [await buy(me.accountID), await buy(me.accountID)];
  await base.db
    .updateTable('purchases')
    .set({ attempt_of: first.purchaseId })
    .where('id', '=', second.purchaseId)
    .execute();
  provider.has(first.orderId, {});
  provider.has(second.orderId, {});
  const settled = await Promise.all([settle(first.orderId), settle(second.orderId), settle(first.orderId)]);
  expect(new Set(settled)).toEqual(new Set(['paid', 'unpaid']));
  const outcomes = [await outcomeOf(base.db, first.purchaseId), await outcomeOf(base.db, second.purchaseId)];
  outcomes.sort((one, other) => other.grants - one.grants);
  expect(outcomes).toMatchObject([
    { status: 'paid', grants: 1, refunds: [] },
    { status: 'created', grants: 0, mails: [], refunds: [{ amountPaise: TOTAL_PAISE }] },
  ]);
});

it('what is refunded is never paid again', async () => {
  const { purchaseId, orderId } = await buy(me.accountID);
  provider.has(orderId, { paymentId: 'pay_first' });
  await settle(orderId);
  await base.db.updateTable('purchases').set({ status: 'refunded' }).where('id', '=', purchaseId).execute();
  provider.has(
    orderId,
    { paymentId: 'pay_first', status: 'refunded', refundedPaise: TOTAL_PAISE },
    { paymentId: 'pay_late' },
  );
  expect(await settle(orderId)).toBe('unpaid');
  expect(await outcomeOf(base.db, purchaseId)).toMatchObject({
    status: 'refunded',
    paymentId: 'pay_first',
    grants: 1,
    refunds: [{ paymentId: 'pay_late' }],
  });
});

it('a provider that is away changes nothing', async () => {
  const { purchaseId, orderId } = await buy(me.accountID);
  provider.has(orderId, {});
  provider.isAway = true;
  await expect(settle(orderId)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await outcomeOf(base.db, purchaseId)).toMatchObject({ status: 'created', grants: 0 });
});

it('knows no order that is not ours, and does not ask about it', async () => {
  const { asked } = provider;
  expect(await settle('order_of_nobody')).toBe('unpaid');
  expect(provider.asked).toBe(asked);
});
