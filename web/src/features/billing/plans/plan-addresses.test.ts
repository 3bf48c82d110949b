import { describe, expect, it } from 'vitest';
import { checkoutAddress, planTabs, pricingAddress, readTab } from './plan-addresses.ts';

describe('the tabs of the pricing page', () => {
  it('are found again from their addresses', () => {
    for (const { kind } of planTabs) {
      const { search } = new URL(pricingAddress(kind), 'http://portal.test');
      expect(readTab(new URLSearchParams(search))).toBe(kind);
    }
  });

  it.each(['', 'tab=', 'tab=gold', 'tab=RESUMEMAKER'])('begin with the first one for %j', (query) => {
    expect(readTab(new URLSearchParams(query))).toBe('interview');
  });
});

describe('the checkout of a plan', () => {
  it.each([
    ['interview', '/interview-connect/checkout/7/0/0'],
    ['resumeMaker', '/resume-maker/checkout/7/0'],
    ['combo', '/combo-plans/checkout/7/0/0/0'],
    ['subscription', '/plans/checkout/7'],
  ] as const)('is that of the regular plan: %s', (kind, address) => {
    expect(checkoutAddress(kind, 7)).toBe(address);
  });

  it.each([
    ['interview', '/interview-connect/checkout/7/1200000/4.5'],
    ['resumeMaker', '/resume-maker/checkout/7/1200000'],
    ['combo', '/combo-plans/checkout/7/1200000/1500000/4.5'],
    ['subscription', '/plans/checkout/7'],
  ] as const)('carries the CTC of a personalised one: %s', (kind, address) => {
    expect(checkoutAddress(kind, 7, { ctc: 1_200_000, expectedCtc: 1_500_000, experience: 4.5 })).toBe(address);
  });
});
