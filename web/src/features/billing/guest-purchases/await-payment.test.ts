import type { GuestDetails } from '@aarambh/contract';
import { expect, it, vi } from 'vitest';
import { awaitPayment } from './await-payment.ts';

const details = (change: Partial<GuestDetails>): GuestDetails => ({
  comboGuestPurchaseID: 12,
  isAccountCreated: false,
  email: 'asha@example.com',
  countryCode: '+91',
  mobileNo: '9876543210',
  isPaid: false,
  planName: 'Combo Silver',
  netAmount: 5_308.94,
  razorPayOrderID: 'order_1',
  razorPayKeyID: 'rzp_test_1',
  amount: 530_894,
  ...change,
});
const pause = vi.fn(async () => undefined);

it.each([
  ['a paid purchase', { isPaid: true }],
  ['a purchase with an account', { isAccountCreated: true }],
  ['an unknown purchase', { comboGuestPurchaseID: 0 }],
])('returns %s immediately', async (_, change) => {
  const load = vi.fn(async () => details(change));
  expect(await awaitPayment(load, pause)).toMatchObject(change);
  expect(load).toHaveBeenCalledOnce();
});

it('waits for a payment that is not confirmed yet', async () => {
  const load = vi
    .fn()
    .mockResolvedValueOnce(details({}))
    .mockResolvedValueOnce(details({}))
    .mockResolvedValue(details({ isPaid: true }));
  expect((await awaitPayment(load, pause)).isPaid).toBe(true);
  expect(load).toHaveBeenCalledTimes(3);
});

it('gives up after five attempts', async () => {
  const load = vi.fn(async () => details({}));
  expect((await awaitPayment(load, pause)).isPaid).toBe(false);
  expect(load).toHaveBeenCalledTimes(5);
});
