import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskEmail, maskMobile } from './mask.ts';

it.each([
  ['kavya@example.com', 'k•••@example.com'],
  ['k@example.com', 'k•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it.each([
  ['9876543210', '•••• 3210'],
  ['123', '•••• 3'],
  ['1', '•••• '],
])('the number %s is shown as %s', (mobileNo, masked) => {
  expect(maskMobile(mobileNo)).toBe(masked);
});

it('hides at least half of a number and all but the first letter of a name', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,10}$/), fc.stringMatching(/^[a-h]{2,20}$/), (mobileNo, name) => {
      expect(maskMobile(mobileNo).replace(/\D/g, '').length).toBeLessThanOrEqual(mobileNo.length / 2);
      expect(maskEmail(`${name}@1.in`)).not.toContain(name.slice(0, 2));
    }),
  );
});
