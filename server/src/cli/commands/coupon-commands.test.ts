import { afterAll, afterEach, expect, it } from 'vitest';
import { SettingError } from '../../config.ts';
import { findCouponByCode, listCoupons } from '../../features/billing/coupons/coupons.queries.ts';
import { openTestContext } from '../../testing/test-app.ts';
import type { CommandOptions } from './command.ts';
import { couponCommands } from './coupon-commands.ts';

const context = await openTestContext();
const { db } = context;
afterAll(() => context.close());
afterEach(async () => {
  await db.deleteFrom('coupons').execute();
});

const run = (name: string, args: string[], options: CommandOptions = {}) =>
  couponCommands[name]?.run(context, args, options);

it('create-coupon stores all options, with dates in Indian time', async () => {
  const options = { for: 'monthly, Interview Assist', from: '2026-12-01', until: '2026-12-31', 'per-buyer': '1' };
  expect(await run('create-coupon', ['DIWALI', '12.5%'], options)).toBe(
    'Coupon DIWALI is valid until the end of 2026-12-31.',
  );
  const row = await db.selectFrom('coupons').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    code: 'DIWALI',
    audience: 'Job Seeker',
    cycles: ['Monthly', 'Interview Assist'],
    discount_type: 'Percentage',
    discount_value: 1_250,
    starts_at: new Date('2026-11-30T18:30:00Z'),
    ends_at: new Date('2026-12-31T18:30:00Z'),
    max_uses: null,
    max_uses_per_buyer: 1,
    listed: true,
  });
});

it('create-coupon accepts rupees, limits and unlisted coupons, and starts now by default', async () => {
  const options = { for: 'Combo', until: '2120-01-01', 'max-uses': '500', unlisted: true };
  await run('create-coupon', ['PARTNER-9', '99.5'], options);
  const now = context.clock.now();
  expect(await listCoupons(db, 'Combo', now)).toEqual([]);
  expect(await findCouponByCode(db, 'partner-9', 'Combo', now)).toMatchObject({
    discountType: 'Fixed',
    discountValue: 9_950,
  });
  expect(await run('end-coupon', ['partner-9'])).toBe('Coupon partner-9 has ended.');
  expect(await findCouponByCode(db, 'PARTNER-9', 'Combo', now)).toBeUndefined();
  await expect(run('end-coupon', ['unknown'])).rejects.toMatchObject({ code: 'not_found' });
});

it.each<[string, string[], CommandOptions]>([
  ['no discount', ['TEN'], {}],
  ['a discount of zero', ['TEN', '0%'], {}],
  ['a discount that is not a number', ['TEN', 'ten'], {}],
  ['thousandths', ['TEN', '1.005%'], {}],
  ['no billing cycle', ['TEN', '10%'], { for: '' }],
  ['an unknown billing cycle', ['TEN', '10%'], { for: 'Monthly,Weekly' }],
  ['a day that does not exist', ['TEN', '10%'], { until: '2126-13-01' }],
  ['a day its month does not have', ['TEN', '10%'], { until: '2126-02-30' }],
  ['a date in words', ['TEN', '10%'], { until: 'tomorrow' }],
  ['a limit of zero', ['TEN', '10%'], { 'max-uses': '0' }],
  ['a limit that is not a number', ['TEN', '10%'], { 'per-buyer': 'one' }],
])('create-coupon refuses %s', async (_, args, options) => {
  const given = { for: 'Monthly', until: '2126-12-31', ...options };
  await expect(run('create-coupon', args, given)).rejects.toThrow(SettingError);
  expect(await db.selectFrom('coupons').selectAll().execute()).toEqual([]);
});
