import { foldPlural } from '../../../../lib/text/fold-plural.ts';
import { allOf, anyOf, type Expression } from '../../engine/expression.ts';
import { isPaired, pairLexeme } from '../../indexing/create-lexemes.ts';
import { findAliases, withoutStopWords } from '../find-aliases.ts';
import { splitWords, type Word } from '../split-words.ts';

/** The words of a phrase in a title, as a pair lexeme where there is one. */
export function titleWords(phrase: string): Expression {
  const words = withoutStopWords(splitWords(phrase).map(({ word }) => foldPlural(word)));
  const [a, b] = words;
  if (words.length === 2 && a && b && isPaired(a) && isPaired(b)) return pairLexeme('t.', a, b);
  return allOf(words.map((word) => `t.${word}`));
}

/** All of some words anywhere in a vacancy. */
export const anyWhere = (words: string): Expression => allOf(words.split(' '));

/** Words of which titles also say that they are not meant: "non voice", "Non-Technical", "no target". */
const oftenDenied = new Set([
  ...['voice', 'technical', 'tech', 'teaching', 'clinical', 'academic', 'target'],
  ...['it', 'sale', 'medical', 'bank', 'banking'],
]);

/** A vacancy with a word that it does not deny. */
export const unlessDenied = (word: string): Expression => ({
  all: [`s.${word}`, { not: anyOf(['s.no', 's.non', `s.non${word}`, 's.without']) }],
});

const withoutDenied = (word: string): Expression => (oftenDenied.has(word) ? unlessDenied(word) : `s.${word}`);

/** Expression of a vacancy that is about some words: they or their aliases occur in title, skills or company. */
export function aboutWords(words: Word[]): Expression {
  const whole = words.map(({ word }) => foldPlural(word));
  const byParts = words.flatMap(({ word, parts }) => (parts.length > 0 ? parts : [word])).map(foldPlural);
  const phrases = [whole, byParts, ...findAliases(whole)].map(withoutStopWords);
  const distinct = new Map(phrases.map((phrase) => [phrase.join(' '), phrase]));
  return anyOf([...distinct.values()].map((phrase) => allOf(phrase.map(withoutDenied))));
}
