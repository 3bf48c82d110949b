import { expect, it } from 'vitest';
import { paymentAddress } from './payment-address.ts';
import type { StoredCheckout } from './stored-checkout.ts';

const checkout = (kind: StoredCheckout['kind']) => ({ kind, planID: 12 }) as StoredCheckout;
const neverKept = () => Promise.reject(new Error('kept'));

it.each([
  ['interview', '/interview-connect/checkout-process/12'],
  ['resumeMaker', '/resume-maker/checkout-process/12'],
  ['combo', '/combo-plans/checkout-process/12'],
  ['subscription', '/plans/checkout-process'],
] as const)('a member goes to the payment step: %s', async (kind, step) => {
  expect(await paymentAddress(checkout(kind), 'member', neverKept)).toBe(step);
  const signIn = await paymentAddress(checkout(kind), 'expired', neverKept);
  expect(signIn).toBe(`/account/login?returnUrl=${encodeURIComponent(step)}`);
});

it.each([
  ['interview', '/account/register?rt=ina&returnUrl=%2Finterview-connect%2Fcheckout-process%2F12'],
  ['resumeMaker', '/account/register?rt=rm&returnUrl=%2Fresume-maker%2Fcheckout-process%2F12'],
  ['subscription', '/account/login?returnUrl=%2Fplans%2Fcheckout-process'],
] as const)('a visitor goes there by way of an account: %s', async (kind, address) => {
  expect(await paymentAddress(checkout(kind), 'visitor', neverKept)).toBe(address);
});

it('a visitor takes a combo plan along as a guest', async () => {
  expect(await paymentAddress(checkout('combo'), 'visitor', async () => 'a/b=')).toBe(
    '/combo-plans/registration/a%2Fb%3D',
  );
  await expect(paymentAddress(checkout('combo'), 'visitor', neverKept)).rejects.toThrow('kept');
});
