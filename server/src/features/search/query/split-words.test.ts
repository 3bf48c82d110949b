import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToText } from '../../../lib/html/html-to-text.ts';
import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { splitWords } from './split-words.ts';

const words = (text: string) => splitWords(text).map(({ word }) => word);

describe('splitWords', () => {
  it.each([
    ['A/C fitter', ['ac', 'fitter']],
    ['m/c setter', ['machine', 'setter']],
  ])('reads the abbreviation in %s', (text, words) => {
    expect(splitWords(text).map(({ word }) => word)).toEqual(words);
  });

  it.each([
    ['C++ and C# developer', ['cpp', 'and', 'csharp', 'developer']],
    ['.NET', ['dotnet']],
    ['ASP.NET MVC', ['asp', 'dotnet', 'mvc']],
    ['Node.js', ['nodejs']],
    ['full-stack', ['fullstack']],
    ['UI/UX', ['ui', 'ux']],
    ['B.E. / B.Tech', ['btech', 'btech']],
    ['R & D', ['rnd']],
    ["Women's", ['womens']],
    ['Résumé', ['resume']],
    ['डेटा एंट्री', ['डेटा', 'एंट्री']],
    ['2-5 years', ['2', '5', 'years']],
    ["'&|!:*\\() 😀", []],
  ])('reads %s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('splits a compound into parts, unless one is a single letter', () => {
    expect(splitWords('full-stack')).toEqual([{ word: 'fullstack', parts: ['full', 'stack'] }]);
    expect(splitWords('e-commerce')).toEqual([{ word: 'ecommerce', parts: [] }]);
  });

  it('reads any text, and its own output unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const read = words(text);
        expect(read.every((word) => /^[\p{L}\p{M}\p{N}]+$/u.test(word))).toBe(true);
        expect(words(read.join(' '))).toEqual(read);
      }),
    );
  });
});

it('converts HTML to text', () => {
  expect(htmlToText('<p>Sales &amp; service</p><ul><li>Pune</li></ul>').replace(/\s+/g, ' ').trim()).toBe(
    'Sales & service Pune',
  );
});

it.each([
  ['developers', 'developer'],
  ['companies', 'company'],
  ['nurses', 'nurse'],
  ['boxes', 'box'],
  ['business', 'business'],
  ['analysis', 'analysis'],
  ['news', 'news'],
  ['gas', 'gas'],
  ['aws', 'aws'],
  ['डेटा', 'डेटा'],
])('folds %s to %s', (plural, singular) => {
  expect(foldPlural(plural)).toBe(singular);
});
