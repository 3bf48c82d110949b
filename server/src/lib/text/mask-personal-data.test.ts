import { expect, it } from 'vitest';
import { maskPersonalData } from './mask-personal-data.ts';

const names = ['Zubin R. Daruwalla', 'इला देशमुख'];

it.each([
  ['Asked by zubin.d@example.com today', 'Asked by … today'],
  ['Pays from zubin@okbank.', 'Pays from …'],
  ['Called from +91 98111-87654 twice', 'Called from … twice'],
  ['Landline (022) 2345 6789', 'Landline (…'],
  ['नंबर ९८१११८७६५४ से', 'नंबर … से'],
  ['Mr. DARUWALLA wrote', 'Mr. … wrote'],
  ["Zubin's mother called", "…'s mother called"],
  ['इला ने लिखा', '… ने लिखा'],
])('masks %s', (text, masked) => {
  expect(maskPersonalData(text, names)).toBe(masked);
});

it.each([
  'Refund of ₹12,500.00 for order 104233',
  'Until 2026-11-23, 10:30',
  'R. wrote',
  'Zubinaan Ltd',
  'Over ₹99999999',
])('leaves %s', (text) => {
  expect(maskPersonalData(text, names)).toBe(text);
});
