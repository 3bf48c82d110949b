import type { DiscountCoupon } from '@aarambh/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/test-app.ts';
import { endCoupon } from './index.ts';
import { createTestCoupon, type NewCoupon } from './test-coupon.ts';

const { app, context } = await openTestApp();
afterEach(async () => {
  await context.db.deleteFrom('coupons').execute();
});

const make = (more: Partial<NewCoupon> = {}) =>
  createTestCoupon(context, { code: 'TEN', cycles: ['Monthly'], discountValue: 1_000, ...more });

async function ask<T>(call: string, query: Record<string, string>): Promise<T> {
  const search = new URLSearchParams({ couponFor: 'Job Seeker', billingCycle: 'Monthly', ...query });
  const reply = await app.inject({ url: `/api/DiscountCoupon/${call}?${search}` });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const list = (query = {}) => ask<DiscountCoupon[]>('GetActiveDiscountCoupons', query);
const byCode = (couponCode: string, query = {}) =>
  ask<DiscountCoupon>('GetActiveDiscountCouponByCode', { couponCode, ...query });

const none = { couponID: 0, couponCode: '', discountType: '', discountValue: 0 };

describe('a coupon', () => {
  it('is listed and found by code, with percent and rupees in wire format', async () => {
    const ten = await make();
    const fixed = await make({ code: 'Flat_99', discountType: 'Fixed', discountValue: 9_950 });
    const coupons = [
      { couponID: fixed, couponCode: 'Flat_99', discountType: 'Fixed', discountValue: 99.5 },
      { couponID: ten, couponCode: 'TEN', discountType: 'Percentage', discountValue: 10 },
    ];
    expect(await list()).toEqual(coupons);
    for (const typed of ['Flat_99', 'FLAT_99', ' flat_99 ']) expect(await byCode(typed)).toEqual(coupons[0]);
    expect(await byCode('TENN')).toEqual(none);
    expect(await byCode('')).toEqual(none);
    expect(await byCode('%')).toEqual(none);
  });

  it('that is unlisted is found only by code', async () => {
    const couponID = await make({ listed: false });
    expect(await list()).toEqual([]);
    expect(await byCode('ten')).toMatchObject({ couponID });
  });

  it('is valid from its start (inclusive) to its end (exclusive)', async () => {
    const now = context.clock.now().getTime();
    await make({ startsAt: new Date(now + 10 * 60_000), endsAt: new Date(now + 20 * 60_000) });
    expect(await byCode('TEN')).toEqual(none);
    context.clock.advanceMinutes(10);
    expect(await byCode('TEN')).not.toEqual(none);
    expect(await list()).toHaveLength(1);
    context.clock.advanceMinutes(10);
    expect(await byCode('TEN')).toEqual(none);
    expect(await list()).toEqual([]);
  });

  it('is valid for its cycles and for job seekers only', async () => {
    await make({ cycles: ['Yearly', 'Combo'] });
    for (const billingCycle of ['Monthly', 'Interview Assist', 'Resume Maker']) {
      expect(await list({ billingCycle })).toEqual([]);
      expect(await byCode('TEN', { billingCycle })).toEqual(none);
    }
    expect(await list({ billingCycle: 'Combo' })).toHaveLength(1);
    expect(await byCode('TEN', { billingCycle: 'Yearly' })).not.toEqual(none);
    expect(await list({ billingCycle: 'Combo', couponFor: 'Employer' })).toEqual([]);
    expect(await byCode('TEN', { billingCycle: 'Combo', couponFor: 'Employer' })).toEqual(none);

    await context.db.updateTable('coupons').set({ audience: 'Employer' }).execute();
    expect(await list({ billingCycle: 'Combo', couponFor: 'Employer' })).toEqual([]);
    expect(await byCode('TEN', { billingCycle: 'Combo' })).toEqual(none);
  });

  it('is invalid after staff end it', async () => {
    await make();
    await endCoupon(context.db, ' ten ');
    expect(await list()).toEqual([]);
    expect(await byCode('TEN')).toEqual(none);
    await expect(endCoupon(context.db, 'ELEVEN')).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each<[string, Partial<NewCoupon>]>([
    ['a code with spaces', { code: 'TEN OFF' }],
    ['a code of two letters', { code: 'TE' }],
    ['nothing it counts for', { cycles: [] }],
    ['all of the price off', { discountValue: 10_000 }],
    ['an end before its start', { endsAt: new Date('2020-01-01') }],
  ])('is rejected with %s', async (_, more) => {
    await expect(make(more)).rejects.toMatchObject({ code: 'bad_input' });
    expect(await list()).toEqual([]);
  });

  it('has a unique code, ignoring case, and a random id', async () => {
    const first = await make();
    await expect(make({ code: 'ten' })).rejects.toMatchObject({ code: 'conflict' });
    const second = await make({ code: 'ELEVEN' });
    expect(Math.abs(second - first)).toBeGreaterThan(1);
  });
});

it('rejects an unknown cycle as bad input', async () => {
  const url = '/api/DiscountCoupon/GetActiveDiscountCoupons?couponFor=Job%20Seeker&billingCycle=Weekly';
  expect((await app.inject({ url })).statusCode).toBe(400);
});
