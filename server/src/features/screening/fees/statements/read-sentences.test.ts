import { expect, it } from 'vitest';
import { foldCharacters } from '../../text/fold-characters.ts';
import { splitTokens } from '../../text/split-tokens.ts';
import { readDisguised } from '../lexicon.ts';
import { markWords } from '../mark-words.ts';
import { readSentences } from './read-sentences.ts';

const read = (text: string) => [...readSentences(markWords(splitTokens(foldCharacters(text), readDisguised)))];

it('splits the words of a text into sentences, each with its place', () => {
  const sentences = read('Guard wanted. Keep the ID card safe.\nNight duty');
  expect(sentences.map(({ from }) => from)).toEqual([0, 2, 6]);
  expect(sentences.map(({ marks }) => marks.length)).toEqual([2, 4, 2]);
});

it('gives the words of a phrase', () => {
  expect(read('Keep the ID card')[0]?.words).toEqual([['keep'], ['the'], ['id', 'card']]);
});

it('finds none in an empty text', () => {
  expect(read('')).toEqual([]);
});
