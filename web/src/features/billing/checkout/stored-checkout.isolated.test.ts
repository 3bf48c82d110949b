import { beforeEach, expect, it, vi } from 'vitest';
import { clearStoredCheckout, readStoredCheckout, type StoredCheckout, storeCheckout } from './stored-checkout.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const checkout: StoredCheckout = {
  kind: 'combo',
  planID: 12,
  planName: 'Combo Gold',
  planPrice: 2_599,
  months: 1,
  stateID: 4_008,
  ctc: 1_200_000,
  expectedCtc: 1_500_000,
  experience: 4.5,
  couponID: 9,
  discountType: 'Fixed',
  discountValue: 99.5,
  amountAfterDiscount: 2_499.5,
  cgst: 224.96,
  sgst: 224.96,
  igst: 0,
  gst: 449.92,
  totalPrice: 2_949.42,
  features: {
    guarantedCalls: 5,
    freeInterviewReplacement: true,
    resumeRewrite: false,
    feature: ['LinkedIn review, twice'],
    complementaryList: [{ complementaryTitle: 'Mock interview' }],
  },
};

it('reads back the stored checkout', () => {
  storeCheckout(checkout);
  expect(readStoredCheckout()).toEqual(checkout);
});

it('stores each value under its own key', () => {
  storeCheckout(checkout);
  expect(stored.get('planID')).toBe('12');
  expect(stored.get('totalPrice')).toBe('2949.42');
  expect(stored.get('discountType')).toBe('Fixed');
  expect(stored.get('resumeRewrite')).toBe('false');
});

it('reads an empty discount type', () => {
  storeCheckout({ ...checkout, couponID: 0, discountType: '', discountValue: 0 });
  expect(readStoredCheckout()).toMatchObject({ discountType: '', couponID: 0 });
});

it('replaces all values of an earlier checkout', () => {
  storeCheckout(checkout);
  storeCheckout({ ...checkout, kind: 'subscription', features: { billingCycle: 'Monthly' } });
  expect(readStoredCheckout()?.features).toEqual({ billingCycle: 'Monthly' });
});

it('is deleted without touching other keys', () => {
  stored.set('msg', 'theirs');
  storeCheckout(checkout);
  clearStoredCheckout();
  expect([...stored.keys()]).toEqual(['msg']);
});

it.each([
  ['nothing is stored', {}],
  ['a value is missing', { planID: '12' }],
  ['an amount is not a number', { totalPrice: 'free' }],
  ['a list is not valid JSON', { feature: '[' }],
])('finds no checkout when %s', (_, entries: Record<string, string>) => {
  if (!('planID' in entries) && Object.keys(entries).length > 0) storeCheckout(checkout);
  for (const [key, value] of Object.entries(entries)) stored.set(key, value);
  expect(readStoredCheckout()).toBeUndefined();
});
