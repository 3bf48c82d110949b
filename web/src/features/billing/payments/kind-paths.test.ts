import { expect, it } from 'vitest';
import { kindOfPath } from './kind-paths.ts';

it('tells the kind of plan from the address of its pages', () => {
  expect(kindOfPath('/plans/checkout-process')).toBe('subscription');
  expect(kindOfPath('/interview-connect/checkout-process/7')).toBe('interview');
  expect(kindOfPath('/resume-maker/success')).toBe('resumeMaker');
  expect(kindOfPath('/combo-plans/failure')).toBe('combo');
});

it('refuses an address of something else', () => {
  expect(() => kindOfPath('/plansomething/success')).toThrow();
});
