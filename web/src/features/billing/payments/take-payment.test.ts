import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api.ts';
import { takePayment } from './take-payment.ts';

const confirmation = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab12' };
const paid = async () => ({ outcome: 'paid', confirmation }) as const;
const busy = new ApiError('We are busy right now.', 503);

it('verifies a payment that the server confirms', async () => {
  const verify = vi.fn(async () => true);
  const onVerifying = vi.fn();
  expect(await takePayment({ open: paid, verify, onVerifying })).toBe('verified');
  expect(verify).toHaveBeenCalledWith(confirmation);
  expect(onVerifying).toHaveBeenCalledOnce();
});

it('refuses a payment that the server does not confirm', async () => {
  expect(await takePayment({ open: paid, verify: async () => false })).toBe('refused');
});

it('does not verify a payment that the window reports as failed', async () => {
  const verify = vi.fn(async () => true);
  const open = async () => ({ outcome: 'failed', reason: 'Declined by the bank.' }) as const;
  expect(await takePayment({ open, verify })).toBe('refused');
  expect(verify).not.toHaveBeenCalled();
});

it('reports a closed window', async () => {
  const verify = vi.fn(async () => true);
  expect(await takePayment({ open: async () => ({ outcome: 'dismissed' }), verify })).toBe('dismissed');
  expect(verify).not.toHaveBeenCalled();
});

it('retries on a busy server, 2 seconds apart', async () => {
  const verify = vi.fn().mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockResolvedValue(true);
  const pause = vi.fn(async () => undefined);
  expect(await takePayment({ open: paid, verify, pause })).toBe('verified');
  expect(pause.mock.calls).toEqual([[2_000], [2_000]]);
});

it('retries when the server cannot be reached', async () => {
  const verify = vi.fn().mockRejectedValueOnce(new ApiError('We could not reach Aarambh.', 0)).mockResolvedValue(true);
  expect(await takePayment({ open: paid, verify, pause: async () => undefined })).toBe('verified');
});

it('gives up after six attempts', async () => {
  const verify = vi.fn().mockRejectedValue(busy);
  expect(await takePayment({ open: paid, verify, pause: async () => undefined })).toBe('refused');
  expect(verify).toHaveBeenCalledTimes(6);
});

it('does not retry a refusal', async () => {
  const verify = vi.fn().mockRejectedValue(new ApiError('You do not have permission to view this page.', 403));
  expect(await takePayment({ open: paid, verify, pause: async () => undefined })).toBe('refused');
  expect(verify).toHaveBeenCalledOnce();
});

it('throws when the window cannot be opened', async () => {
  const open = () => Promise.reject(new Error('could not be loaded'));
  await expect(takePayment({ open, verify: async () => true })).rejects.toThrow('could not be loaded');
});
