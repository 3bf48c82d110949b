import { planKindNames } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { checkoutAddress, kindOfPath, paymentStepAddress, pricingAddress, readTab } from './plan-addresses.ts';

describe('pricing page', () => {
  it('reads every tab back from its address', () => {
    for (const kind of planKindNames) {
      const { search } = new URL(pricingAddress(kind), 'http://portal.test');
      expect(readTab(new URLSearchParams(search))).toBe(kind);
    }
  });

  it.each(['', 'tab=', 'tab=gold', 'tab=RESUMEMAKER'])('opens the first tab for %j', (query) => {
    expect(readTab(new URLSearchParams(query))).toBe('interview');
  });
});

describe('checkout address', () => {
  it.each([
    ['interview', '/interview-connect/checkout/7/0/0'],
    ['resumeMaker', '/resume-maker/checkout/7/0'],
    ['combo', '/combo-plans/checkout/7/0/0/0'],
    ['subscription', '/plans/checkout/7'],
  ] as const)('of a regular plan: %s', (kind, address) => {
    expect(checkoutAddress(kind, 7)).toBe(address);
  });

  it.each([
    ['interview', '/interview-connect/checkout/7/1200000/4.5'],
    ['resumeMaker', '/resume-maker/checkout/7/1200000'],
    ['combo', '/combo-plans/checkout/7/1200000/1500000/4.5'],
    ['subscription', '/plans/checkout/7'],
  ] as const)('of a personalised plan contains its CTC terms: %s', (kind, address) => {
    expect(checkoutAddress(kind, 7, { ctc: 1_200_000, expectedCtc: 1_500_000, experience: 4.5 })).toBe(address);
  });
});

describe('kind of plan of a path', () => {
  it('is read from checkout, payment and result pages', () => {
    for (const kind of planKindNames) {
      expect(kindOfPath(checkoutAddress(kind, 7))).toBe(kind);
      expect(kindOfPath(paymentStepAddress(kind, 7))).toBe(kind);
    }
    expect(kindOfPath('/resume-maker/success')).toBe('resumeMaker');
    expect(kindOfPath('/combo-plans/failure')).toBe('combo');
  });

  it('does not exist for another page', () => {
    expect(() => kindOfPath('/plansomething/success')).toThrow('/plansomething/success');
  });
});
