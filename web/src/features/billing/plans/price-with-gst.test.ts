import { expect, it } from 'vitest';
import { priceWithGst } from './price-with-gst.ts';

it.each([
  [2_599, 3_066.82],
  [0, 0],
  [499, 588.82],
  [1, 1.18],
  // The halves of the tax are rounded separately: 9 % of 0.50 is 4.5 paise.
  [0.5, 0.6],
])('%d rupees are %d with GST', (price, total) => {
  expect(priceWithGst(price)).toBe(total);
});
