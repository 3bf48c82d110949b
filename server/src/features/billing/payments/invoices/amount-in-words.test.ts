import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [100, 'Rupees One Only'],
  [99, 'Rupees Zero and Ninety-Nine Paise Only'],
  [2_000, 'Rupees Twenty Only'],
  [11_301, 'Rupees One Hundred Thirteen and One Paise Only'],
  [306_682, 'Rupees Three Thousand Sixty-Six and Eighty-Two Paise Only'],
  [10_000_000, 'Rupees One Lakh Only'],
  [
    12_34_56_789_10,
    'Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine and Ten Paise Only',
  ],
  [1_00_00_00_000_00, 'Rupees One Hundred Crore Only'],
])('%i paise are %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});
