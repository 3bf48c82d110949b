import { expect, it, vi } from 'vitest';
import { rememberWords } from './remember-words.ts';

it('reads a word once, also one without a result', () => {
  const read = vi.fn((word: string) => (word === 'ten' ? 10 : undefined));
  const numberOf = rememberWords(read, 10);
  expect(['ten', 'of', 'ten', 'of'].map(numberOf)).toEqual([10, undefined, 10, undefined]);
  expect(read).toHaveBeenCalledTimes(2);
});

it('keeps the first words, and none that is long', () => {
  const read = vi.fn((word: string) => word.length);
  const lengthOf = rememberWords(read, 2);
  expect(['incomparably', 'incomparable words', 'a', 'to'].map(lengthOf)).toEqual([12, 18, 1, 2]);
  read.mockClear();
  expect(['incomparably', 'incomparable words', 'a', 'to'].map(lengthOf)).toEqual([12, 18, 1, 2]);
  expect(read.mock.calls).toEqual([['incomparable words'], ['to']]);
});
