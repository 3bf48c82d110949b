import { beforeEach, expect, it, vi } from 'vitest';
import { clearStoredCheckout, readStoredCheckout, type StoredCheckout, storeCheckout } from './stored-checkout.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
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

it('gives back what was stored', () => {
  storeCheckout(checkout);
  expect(readStoredCheckout()).toEqual(checkout);
});

it('keeps each value under its own key', () => {
  storeCheckout(checkout);
  expect(kept.get('planID')).toBe('12');
  expect(kept.get('totalPrice')).toBe('2949.42');
  expect(kept.get('discountType')).toBe('Fixed');
  expect(kept.get('resumeRewrite')).toBe('false');
});

it('an empty discount type is a value', () => {
  storeCheckout({ ...checkout, couponID: 0, discountType: '', discountValue: 0 });
  expect(readStoredCheckout()).toMatchObject({ discountType: '', couponID: 0 });
});

it('a later checkout leaves nothing of the one before', () => {
  storeCheckout(checkout);
  storeCheckout({ ...checkout, kind: 'subscription', features: { billingCycle: 'Monthly' } });
  expect(readStoredCheckout()?.features).toEqual({ billingCycle: 'Monthly' });
});

it('is forgotten without touching what others keep', () => {
  kept.set('msg', 'theirs');
  storeCheckout(checkout);
  clearStoredCheckout();
  expect([...kept.keys()]).toEqual(['msg']);
});

it.each([
  ['nothing is stored', {}],
  ['a part is missing', { planID: '12' }],
  ['an amount is none', { totalPrice: 'free' }],
  ['a list is broken', { feature: '[' }],
])('finds no checkout when %s', (_, entries: Record<string, string>) => {
  if (!('planID' in entries) && Object.keys(entries).length > 0) storeCheckout(checkout);
  for (const [key, value] of Object.entries(entries)) kept.set(key, value);
  expect(readStoredCheckout()).toBeUndefined();
});
