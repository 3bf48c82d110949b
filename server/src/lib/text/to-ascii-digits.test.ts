import { expect, it } from 'vitest';
import { toAsciiDigits } from './to-ascii-digits.ts';

it.each([
  ['१० साल', '10 साल'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['௧௫ ஆண்டு', '15 ஆண்டு'],
  ['౨౫', '25'],
  ['૩ વર્ષ', '3 વર્ષ'],
  ['٣ و ۹', '3 و 9'],
  ['10+2 पास', '10+2 पास'],
  ['½ Ⅷ ௰', '½ Ⅷ ௰'],
])('%s becomes %s', (text, expected) => {
  expect(toAsciiDigits(text)).toBe(expected);
});
