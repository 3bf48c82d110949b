import { expect, it } from 'vitest';
import { couponText } from './coupon-text.ts';

it.each([
  ['Percentage', 10, '10% off'],
  ['Percentage', 12.5, '12.5% off'],
  ['Fixed', 1500, '₹1,500 off'],
  ['Fixed', 99.5, '₹99.50 off'],
] as const)('describes a discount: %s %d', (discountType, discountValue, text) => {
  expect(couponText({ couponID: 1, couponCode: 'A', discountType, discountValue })).toBe(text);
});
