import { COUPON_INVALID, type Quote } from '@aarambh/contract';
import { expect, it } from 'vitest';
import type { Origin } from '../../../infra/http/origin.ts';
import { CallError } from '../../../lib/call-error.ts';
import { createTestPlan } from '../../../testing/billing-fixtures.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { createTestCoupon } from '../coupons/test-coupon.ts';
import { couponGuessLimit, limitCouponGuesses } from './limit-coupon-guesses.ts';

const { app, context } = await openTestApp({ rateLimit: true });
const planID = await createTestPlan(context);

const quote = (more: object, remoteAddress: string) =>
  app.inject({
    method: 'POST',
    url: '/api/Checkout/GetQuote',
    remoteAddress,
    payload: { kind: 'combo', planID, ...more },
  });

it('allows as few wrong coupons a network as the call that finds a coupon by its code', async () => {
  const { max } = couponGuessLimit;
  for (let couponID = 1_000_000; couponID < 1_000_000 + max; couponID++) {
    const reply = await quote({ couponID }, '203.0.113.9');
    expect([reply.statusCode, reply.json().detail]).toEqual([400, COUPON_INVALID]);
  }
  const code = 'GUESSED';
  const id = await createTestCoupon(context, { code });
  for (const choice of [{ couponID: id }, { couponCode: code }, { couponCode: 'NONE' }])
    expect((await quote(choice, '203.0.113.9')).statusCode).toBe(429);
  expect((await quote({}, '203.0.113.9')).statusCode).toBe(200);
  expect((await quote({ couponID: id }, '203.0.113.10')).statusCode).toBe(200);
  context.clock.advanceMinutes(10);
  expect((await quote({ couponID: id }, '203.0.113.9')).statusCode).toBe(200);
});

it('does not count quotes with a valid coupon', async () => {
  const id = await createTestCoupon(context);
  const { max } = couponGuessLimit;
  for (let i = 0; i < max + 2; i++) expect((await quote({ couponID: id }, '203.0.113.11')).statusCode).toBe(200);
});

it('cannot be exceeded by concurrent guesses', async () => {
  const replies = await Promise.all(
    Array.from({ length: couponGuessLimit.max + 20 }, (_, i) => quote({ couponID: 2_000_000 + i }, '203.0.113.12')),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(couponGuessLimit.max);
});

it('does not count a choice that fails for another reason, such as an unavailable payment provider', async () => {
  const couponID = await createTestCoupon(context);
  const origin = { address: '203.0.113.15', device: 'Test' } as Origin;
  const fail = () => Promise.reject(new CallError('unavailable'));
  for (let i = 0; i < couponGuessLimit.max + 2; i++)
    await expect(limitCouponGuesses(context, { couponID }, origin, fail)).rejects.toMatchObject({
      code: 'unavailable',
    });
  expect((await quote({ couponID }, origin.address)).statusCode).toBe(200);
});

it('counts wrong coupons of orders too', async () => {
  const guest = { email: 'guesser@example.com', countryID: 105, mobileNo: '9876543210', comboPlanID: planID };
  const { planName, price, discountAmount, isHomeState, ...amounts } = (await quote({}, '203.0.113.14')).json<Quote>();
  const order = (couponID: number) =>
    app.inject({
      method: 'POST',
      url: '/api/ComboPlanGuestPurchase/SaveComboPlanGuestPurchase',
      remoteAddress: '203.0.113.14',
      payload: { ...guest, ...amounts, couponID },
    });
  for (let n = 0; n < 5; n++)
    expect((await order(3_000_000 + n)).json()).toMatchObject({ errorMessage: COUPON_INVALID });
  const replies = await Promise.all(
    Array.from({ length: couponGuessLimit.max }, (_, i) => quote({ couponID: 4_000_000 + i }, '203.0.113.14')),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(couponGuessLimit.max - 5);
});
