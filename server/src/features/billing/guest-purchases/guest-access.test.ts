import { GUEST_PLAN_GONE } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { buyAndPay } from '../payments/orders/test-paid-purchase.ts';
import { existenceLimits } from './check-user-existence.ts';
import { createGuestClient, freshEmail } from './test-guest-client.ts';

const fixture = await openTestApp();
const { app, context } = fixture;
const guests = createGuestClient(fixture);
const NOTHING = { success: false, id: 0 };

describe('guest purchase details', () => {
  it('are empty without the secret, for existing and unknown purchases alike', async () => {
    const [mine, other] = [await guests.buy(), await guests.buy()];
    const { comboGuestPurchaseID: id, rid } = mine;
    const nothing = await guests.detailsOf(2_000_000_000, rid);
    expect(nothing).toMatchObject({ comboGuestPurchaseID: 0, email: '', mobileNo: '', isPaid: false, amount: 0 });
    for (const secret of [other.rid, 'x', rid.slice(0, -1), `${rid}A`, rid.toLowerCase(), '%00', '0'.repeat(200)])
      expect(await guests.detailsOf(id, secret)).toEqual(nothing);
    expect(await guests.detailsOf(9_999_999_999, rid)).toEqual(nothing);
    expect(await guests.detailsOf(id, rid)).toMatchObject({ comboGuestPurchaseID: id, email: mine.email });
  });

  it('are not cached', async () => {
    const { comboGuestPurchaseID: id, rid } = await guests.begin();
    expect((await guests.get(`GetGuestDetails/${id}/${rid}`)).headers['cache-control']).toBe('no-store');
  });

  it("are not available for an account's own purchase", async () => {
    const me = await registerThrough(app);
    const { purchaseId } = await buyAndPay(context, app, { accountId: me.accountID });
    const { rid } = await guests.begin();
    expect(await guests.detailsOf(purchaseId, rid)).toMatchObject({ comboGuestPurchaseID: 0 });
  });

  it('reveal an account with the address only after payment', async () => {
    const email = freshEmail();
    await registerThrough(app, { email: email.toUpperCase() });
    const begun = await guests.begin(email);
    const { comboGuestPurchaseID: id, rid } = begun;
    expect(await guests.detailsOf(id, rid)).toMatchObject({ isPaid: false, isAccountCreated: false });
    await guests.verify(await guests.pay(begun));
    expect(await guests.detailsOf(id, rid)).toMatchObject({ isPaid: true, isAccountCreated: true });
  });

  it('are unavailable 90 days after the payment', async () => {
    const begun = await guests.begin();
    const { comboGuestPurchaseID: id, rid } = begun;
    context.clock.advanceMinutes(60);
    await guests.verify(await guests.pay(begun));
    context.clock.advanceMinutes(90 * 24 * 60 - 1);
    expect(await guests.detailsOf(id, rid)).toMatchObject({ comboGuestPurchaseID: id });
    context.clock.advanceMinutes(1);
    expect(await guests.detailsOf(id, rid)).toMatchObject({ comboGuestPurchaseID: 0, email: '' });
  });
});

describe('verifying a payment', () => {
  it('requires the signature of that order', async () => {
    const [mine, other] = [await guests.begin(), await guests.begin()];
    const [confirmation, others] = [await guests.pay(mine), await guests.pay(other)];
    const swapped = { ...confirmation, razorpay_signature: others.razorpay_signature };
    expect(await guests.verify(swapped)).toEqual(NOTHING);
    expect(await guests.verify({ ...others, razorpay_order_id: mine.razorPayOrderID })).toEqual(NOTHING);
    expect(await guests.outcomeOf(mine.comboGuestPurchaseID)).toMatchObject({ status: 'created' });
    expect(await guests.verify(confirmation)).toEqual({ success: true, id: mine.comboGuestPurchaseID });
    expect(await guests.verify(confirmation)).toEqual({ success: true, id: mine.comboGuestPurchaseID });
  });

  it("rejects an account's order and an unknown order alike", async () => {
    const me = await registerThrough(app);
    const { orderId, paymentId } = await buyAndPay(context, app, { accountId: me.accountID });
    const confirmation = { razorpay_payment_id: paymentId, razorpay_signature: '00' };
    expect(await guests.verify({ ...confirmation, razorpay_order_id: orderId })).toEqual(NOTHING);
    expect(await guests.verify({ ...confirmation, razorpay_order_id: 'order_unknown' })).toEqual(NOTHING);
    const failed = await guests.post(`UpdateFailureStatus?razorpay_order_id=${orderId}`);
    expect(failed.body).not.toMatch(/success/i);
    expect((await guests.post('UpdateFailureStatus?razorpay_order_id=order_unknown')).body).toBe(failed.body);
  });

  it('succeeds after a reported failure, and a later report has no effect', async () => {
    const begun = await guests.begin();
    const report = () => guests.post(`UpdateFailureStatus?razorpay_order_id=${begun.razorPayOrderID}`);
    expect((await report()).body).toMatch(/success/);
    expect(await guests.verify(await guests.pay(begun))).toMatchObject({ success: true });
    await report();
    expect(await guests.outcomeOf(begun.comboGuestPurchaseID)).toMatchObject({ status: 'paid' });
  });
});

describe('a stored plan', () => {
  const tax = { cgst: 233.91, sgst: 233.91, igst: 0, gst: 467.82 };
  const discount = { discountID: 0, discountType: '', discountValue: 0 };
  const plan = { planID: 3, ...discount, amountAfterDiscount: 2_599, price: 2_599, ...tax, totalPrice: 3_066.82 };
  const store = async () => (await guests.post('SavePlanToRedis', plan)).body;
  const find = (key: string) => guests.get(`GetPlanFromRedis?key=${encodeURIComponent(key)}`);

  it('is available for one hour under a key of at least 128 random bits', async () => {
    const [key, other] = [await store(), await store()];
    expect(Buffer.from(key, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(key).not.toBe(other);
    context.clock.advanceMinutes(59);
    expect((await find(key)).json()).toEqual(plan);
    context.clock.advanceMinutes(1);
    const expired = await find(key);
    expect([expired.statusCode, expired.json().detail]).toEqual([404, GUEST_PLAN_GONE]);
  });

  it.each(['A'.repeat(32), 'x', '../plan', 'a\u0000b', 'guest-plan:1', '💥'])(
    'is not found under the key %j',
    async (key) => {
      const reply = await find(key);
      expect([reply.statusCode, reply.json().detail]).toEqual([404, GUEST_PLAN_GONE]);
    },
  );

  it('rejects unknown fields', async () => {
    expect((await guests.post('SavePlanToRedis', { ...plan, note: 'x'.repeat(9) })).statusCode).toBe(400);
  });
});

describe('checking whether an account exists', () => {
  const ask = (email: string, remoteAddress = '192.0.2.9', mobileNo = '9876543210') =>
    app.inject({
      url: `/api/ComboPlanGuestPurchase/CheckUserExistence?${new URLSearchParams({ email, mobileNo })}`,
      remoteAddress,
    });

  it('matches the email address, ignoring case, and never the mobile number', async () => {
    const email = freshEmail();
    expect((await ask(email)).json()).toBe(false);
    await registerThrough(app, { email });
    expect((await ask(email)).json()).toBe(true);
    expect((await ask(email.toUpperCase())).json()).toBe(true);
    expect((await ask(freshEmail())).json()).toBe(false);
  });

  it('is rate limited per email address, for known and unknown ones alike', async () => {
    const known = freshEmail();
    await registerThrough(app, { email: known });
    for (const email of [known, freshEmail()]) {
      for (let n = 0; n < existenceLimits.email.max; n += 1)
        expect((await ask(email, `198.51.100.${n}`)).statusCode).toBe(200);
      const refused = await ask(email.toUpperCase(), '198.51.100.99');
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toEqual((await ask(known, '198.51.100.98')).json());
    }
    expect((await ask(freshEmail(), '198.51.100.1')).statusCode).toBe(200);
  });

  it('is rate limited per network address and day', async () => {
    const { address } = existenceLimits;
    for (let n = 0; n < address.max; n += 1) expect((await ask(freshEmail(), '203.0.113.5')).statusCode).toBe(200);
    expect((await ask(freshEmail(), '203.0.113.5')).statusCode).toBe(429);
    expect((await ask(freshEmail(), '203.0.113.6')).statusCode).toBe(200);
    context.clock.advanceMinutes(24 * 60);
    expect((await ask(freshEmail(), '203.0.113.5')).statusCode).toBe(200);
  });
});
