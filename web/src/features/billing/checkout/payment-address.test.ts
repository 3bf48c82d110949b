import { expect, it } from 'vitest';
import { paymentAddress } from './payment-address.ts';
import type { StoredCheckout } from './stored-checkout.ts';

const checkout = (kind: StoredCheckout['kind']) => ({ kind, planID: 12 }) as StoredCheckout;
const refuseToSave = () => Promise.reject(new Error('not saved'));

it.each([
  ['interview', '/interview-connect/checkout-process/12'],
  ['resumeMaker', '/resume-maker/checkout-process/12'],
  ['combo', '/combo-plans/checkout-process/12'],
  ['subscription', '/plans/checkout-process'],
] as const)('sends a member to the payment step, after sign-in if the session has expired: %s', async (kind, step) => {
  expect(await paymentAddress(checkout(kind), 'member', refuseToSave)).toBe(step);
  const signIn = await paymentAddress(checkout(kind), 'expired', refuseToSave);
  expect(signIn).toBe(`/account/login?returnUrl=${encodeURIComponent(step)}`);
});

it.each([
  ['interview', '/account/register?rt=ina&returnUrl=%2Finterview-connect%2Fcheckout-process%2F12'],
  ['resumeMaker', '/account/register?rt=rm&returnUrl=%2Fresume-maker%2Fcheckout-process%2F12'],
  ['subscription', '/account/login?returnUrl=%2Fplans%2Fcheckout-process'],
] as const)('sends a visitor to registration or sign-in first: %s', async (kind, address) => {
  expect(await paymentAddress(checkout(kind), 'visitor', refuseToSave)).toBe(address);
});

it('saves the combo plan of a visitor and sends them to the registration of a guest', async () => {
  expect(await paymentAddress(checkout('combo'), 'visitor', async () => 'a/b=')).toBe(
    '/combo-plans/registration/a%2Fb%3D',
  );
  await expect(paymentAddress(checkout('combo'), 'visitor', refuseToSave)).rejects.toThrow('not saved');
});
