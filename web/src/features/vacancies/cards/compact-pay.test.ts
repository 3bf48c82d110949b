import { expect, it } from 'vitest';
import { compactExperience, compactPay } from './compact-pay.ts';

const pay = (fromSalary: number | null, toSalary: number | null, salaryNotDisclose = false, payText?: string) =>
  compactPay({ fromSalary, toSalary, salaryNotDisclose, payText });

it.each([
  [200_000, 270_000, '₹2–2.7 L a year'],
  [275_000, 275_000, '₹2.75 L a year'],
  [80_000, 120_000, '₹0.8–1.2 L a year'],
  [60_000, 96_000, '₹60,000–₹96,000 a year'],
  [9_000_000, 12_500_000, '₹0.9–1.25 Cr a year'],
  [null, 300_000, 'Up to ₹3 L a year'],
  [300_000, null, 'From ₹3 L a year'],
  [null, null, 'Salary Not Disclosed'],
])('%s to %s is %s', (from, to, text) => {
  expect(pay(from, to)).toBe(text);
});

it('shows pay as the employer states it, and hides what is not disclosed', () => {
  expect(pay(960_000, 960_000, false, '₹80,000 a month')).toBe('₹80,000 a month');
  expect(pay(200_000, 300_000, true)).toBe('Salary Not Disclosed');
});

it.each([
  ['2 - 5 Years', '2–5 yrs'],
  ['0 to 1 Year', '0–1 yr'],
  ['1 Year', '1 yr'],
  ['Fresher', 'Fresher'],
  ['30+ Years', '30+ yrs'],
  ['', ''],
])('%j is %j', (given, text) => {
  expect(compactExperience(given)).toBe(text);
});
