import { GUEST_PLAN_GONE } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { buyAndPay } from '../payments/test-bought.ts';
import { existenceLimits } from './check-user-existence.ts';
import { freshEmail, guestsAt } from './test-guest.ts';

const world = await openTestApp();
const { app, context } = world;
const guests = guestsAt(world);
const NOTHING = { success: false, id: 0 };

describe('the details of a purchase', () => {
  it('are nothing without its own secret, alike for what is and what is not', async () => {
    const [mine, other] = [await guests.buy(), await guests.buy()];
    const { comboGuestPurchaseID: id, rid } = mine;
    const nothing = await guests.detailsOf(2_000_000_000, rid);
    expect(nothing).toMatchObject({ comboGuestPurchaseID: 0, email: '', mobileNo: '', isPaid: false, amount: 0 });
    for (const secret of [other.rid, 'x', rid.slice(0, -1), `${rid}A`, rid.toLowerCase(), '%00', '0'.repeat(200)])
      expect(await guests.detailsOf(id, secret)).toEqual(nothing);
    expect(await guests.detailsOf(9_999_999_999, rid)).toEqual(nothing);
    expect(await guests.detailsOf(id, rid)).toMatchObject({ comboGuestPurchaseID: id, email: mine.email });
  });

  it('are not kept by anybody between', async () => {
    const { comboGuestPurchaseID: id, rid } = await guests.begin();
    expect((await guests.get(`GetGuestDetails/${id}/${rid}`)).headers['cache-control']).toBe('no-store');
  });

  it("of an account's own purchase have no secret", async () => {
    const me = await registerThrough(app);
    const { purchaseId } = await buyAndPay(context, app, { accountId: me.accountID });
    const { rid } = await guests.begin();
    expect(await guests.detailsOf(purchaseId, rid)).toMatchObject({ comboGuestPurchaseID: 0 });
  });

  it('tell of an account with the e-mail only once they are paid', async () => {
    const email = freshEmail();
    await registerThrough(app, { email: email.toUpperCase() });
    const begun = await guests.begin(email);
    const { comboGuestPurchaseID: id, rid } = begun;
    expect(await guests.detailsOf(id, rid)).toMatchObject({ isPaid: false, isAccountCreated: false });
    await guests.verify(await guests.pay(begun));
    expect(await guests.detailsOf(id, rid)).toMatchObject({ isPaid: true, isAccountCreated: true });
  });

  it('are gone 90 days after the payment', async () => {
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
  it('needs the signature of that order', async () => {
    const [mine, other] = [await guests.begin(), await guests.begin()];
    const [confirmation, others] = [await guests.pay(mine), await guests.pay(other)];
    const swapped = { ...confirmation, razorpay_signature: others.razorpay_signature };
    expect(await guests.verify(swapped)).toEqual(NOTHING);
    expect(await guests.verify({ ...others, razorpay_order_id: mine.razorPayOrderID })).toEqual(NOTHING);
    expect(await guests.outcomeOf(mine.comboGuestPurchaseID)).toMatchObject({ status: 'created' });
    expect(await guests.verify(confirmation)).toEqual({ success: true, id: mine.comboGuestPurchaseID });
    expect(await guests.verify(confirmation)).toEqual({ success: true, id: mine.comboGuestPurchaseID });
  });

  it("is not for an account's order, nor for one that never was", async () => {
    const me = await registerThrough(app);
    const { orderId, paymentId } = await buyAndPay(context, app, { accountId: me.accountID });
    const confirmation = { razorpay_payment_id: paymentId, razorpay_signature: '00' };
    expect(await guests.verify({ ...confirmation, razorpay_order_id: orderId })).toEqual(NOTHING);
    expect(await guests.verify({ ...confirmation, razorpay_order_id: 'order_unknown' })).toEqual(NOTHING);
    const failed = await guests.post(`UpdateFailureStatus?razorpay_order_id=${orderId}`);
    expect(failed.body).not.toMatch(/success/i);
    expect((await guests.post('UpdateFailureStatus?razorpay_order_id=order_unknown')).body).toBe(failed.body);
  });

  it('counts after a reported failure, which undoes nothing', async () => {
    const begun = await guests.begin();
    const report = () => guests.post(`UpdateFailureStatus?razorpay_order_id=${begun.razorPayOrderID}`);
    expect((await report()).body).toMatch(/success/);
    expect(await guests.verify(await guests.pay(begun))).toMatchObject({ success: true });
    await report();
    expect(await guests.outcomeOf(begun.comboGuestPurchaseID)).toMatchObject({ status: 'paid' });
  });
});

describe('a kept plan', () => {
  const tax = { cgst: 233.91, sgst: 233.91, igst: 0, gst: 467.82 };
  const discount = { discountID: 0, discountType: '', discountValue: 0 };
  const plan = { planID: 3, ...discount, amountAfterDiscount: 2_599, price: 2_599, ...tax, totalPrice: 3_066.82 };
  const keep = async () => (await guests.post('SavePlanToRedis', plan)).body;
  const find = (key: string) => guests.get(`GetPlanFromRedis?key=${encodeURIComponent(key)}`);

  it('is there for an hour, under a key of 128 random bits or more', async () => {
    const [key, other] = [await keep(), await keep()];
    expect(Buffer.from(key, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(key).not.toBe(other);
    context.clock.advanceMinutes(59);
    expect((await find(key)).json()).toEqual(plan);
    context.clock.advanceMinutes(1);
    const gone = await find(key);
    expect([gone.statusCode, gone.json().detail]).toEqual([404, GUEST_PLAN_GONE]);
  });

  it.each(['A'.repeat(32), 'x', '../plan', 'a\u0000b', 'guest-plan:1', '💥'])(
    'is not under the key %j',
    async (key) => {
      const reply = await find(key);
      expect([reply.statusCode, reply.json().detail]).toEqual([404, GUEST_PLAN_GONE]);
    },
  );

  it('holds nothing but a plan', async () => {
    expect((await guests.post('SavePlanToRedis', { ...plan, note: 'x'.repeat(9) })).statusCode).toBe(400);
  });
});

describe('whether somebody has an account', () => {
  const ask = (email: string, remoteAddress = '192.0.2.9', mobileNo = '9876543210') =>
    app.inject({
      url: `/api/ComboPlanGuestPurchase/CheckUserExistence?${new URLSearchParams({ email, mobileNo })}`,
      remoteAddress,
    });

  it('says the e-mail, in any case, and never the number', async () => {
    const email = freshEmail();
    expect((await ask(email)).json()).toBe(false);
    await registerThrough(app, { email });
    expect((await ask(email)).json()).toBe(true);
    expect((await ask(email.toUpperCase())).json()).toBe(true);
    expect((await ask(freshEmail())).json()).toBe(false);
  });

  it('is told so often of an e-mail, and alike refused for known and unknown ones', async () => {
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

  it('is told so often to an address a day', async () => {
    const { address } = existenceLimits;
    for (let n = 0; n < address.max; n += 1) expect((await ask(freshEmail(), '203.0.113.5')).statusCode).toBe(200);
    expect((await ask(freshEmail(), '203.0.113.5')).statusCode).toBe(429);
    expect((await ask(freshEmail(), '203.0.113.6')).statusCode).toBe(200);
    context.clock.advanceMinutes(24 * 60);
    expect((await ask(freshEmail(), '203.0.113.5')).statusCode).toBe(200);
  });
});
