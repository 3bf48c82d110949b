import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { foldText } from '../../../lib/text/fold-text.ts';

/** A word of a text, or a compound such as `full-stack` and `node.js` with its parts. */
export interface Word {
  /** Lower case, without punctuation: `fullstack`. */
  word: string;
  /** Two or more parts if each is a separate word, as in `['full', 'stack']`; otherwise empty. */
  parts: string[];
}

/** Longer words are cut; PostgreSQL's limit for a lexeme is 2,046 bytes. */
const MAX_WORD_LENGTH = 60;

/** Names whose punctuation is significant. `b.e` must not become the English word "be". */
const punctuatedNames: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])c ?\+ ?\+/gu, ' cpp '],
  [/(?<![\p{L}\p{N}])([cf]) ?#/gu, ' $1sharp '],
  [/(?<![\p{L}\p{N}])([a-z]{2,3})?\.net(?![\p{L}\p{N}])/gu, ' $1 dotnet '],
  [/(?<![\p{L}\p{N}])([bm])\. ?e(?![\p{L}\p{N}])/gu, ' $1tech '],
  [/(?<![\p{L}\p{N}])a\/c(?![\p{L}\p{N}])/gu, ' ac '],
  [/(?<![\p{L}\p{N}])m\/c(?![\p{L}\p{N}])/gu, ' machine '],
  [/(?<![\p{L}\p{N}])r ?& ?d(?![\p{L}\p{N}])/gu, ' rnd '],
];

const chunks = /[\p{L}\p{M}\p{N}]+(?:[-._][\p{L}\p{M}\p{N}]+)*/gu;

function readChunk(chunk: string): Word[] {
  const parts = chunk.split(/[-._]/);
  const numbers = parts.length > 1 && parts.every((part) => /^\p{N}+$/u.test(part));
  if (numbers) return parts.map((part) => ({ word: part, parts: [] }));
  const word = parts.join('').slice(0, MAX_WORD_LENGTH);
  const isCompound = parts.length > 1 && parts.every((part) => part.length > 1);
  return [{ word, parts: isCompound ? parts.map((part) => part.slice(0, MAX_WORD_LENGTH)) : [] }];
}

/**
 * Tokeniser of the search: splits any text into words, in order. Vacancies and keywords are split alike.
 * Handles C++, C#, .NET, node.js, full-stack, B.E., R&D, A/C, M/C and every script; never throws.
 */
export function splitWords(text: string): Word[] {
  let plain = foldText(text).replace(/['’`\u200b-\u200d\ufeff]/g, '');
  for (const [pattern, name] of punctuatedNames) plain = plain.replace(pattern, name);
  return (plain.match(chunks) ?? []).flatMap(readChunk);
}

/** All forms of a text's words: compounds and their parts, plurals folded. */
export const formsOf = (text: string): string[] =>
  splitWords(text).flatMap(({ word, parts }) => [word, ...parts].map(foldPlural));
