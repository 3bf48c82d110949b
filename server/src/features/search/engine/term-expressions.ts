import { isPaired, pairLexeme, placeLexeme } from '../indexing/create-lexemes.ts';
import type { Phrase } from '../query/find-aliases.ts';
import type { Term } from '../query/read-keyword.ts';
import { allOf, anyOf, type Expression } from './expression.ts';
import { type Filters, filterExpressions } from './filter-expressions.ts';

/** Prefixes of the lexemes of each tier: title; title, skills and company; the whole vacancy. */
export type Prefix = 't.' | 's.' | '';

/** A keyword with more combinations of phrases than this is searched word by word. */
const MAX_COMBINATIONS = 24;

/** A term in one tier. */
export function termExpression({ phrases, places }: Term, prefix: Prefix): Expression {
  const words = phrases.map((phrase) => allOf(phrase.map((word) => `${prefix}${word}`)));
  return anyOf([...words, ...places.map(placeLexeme)]);
}

/** All words of a phrase, as pair lexemes where possible: all pairs of up to three words, else those of neighbours. */
function phraseExpression(words: Phrase, prefix: Prefix): Expression {
  const paired = [...new Set(words)].filter(isPaired);
  const single = words.filter((word) => !isPaired(word) || paired.length === 1);
  const all = paired.length <= 3;
  const pairs = paired.flatMap((a, i) =>
    paired.slice(i + 1, all ? undefined : i + 2).map((b) => pairLexeme(prefix, a, b)),
  );
  return allOf([...pairs, ...single.map((word) => `${prefix}${word}`)]);
}

/** Every combination of one phrase per term, each joined into one phrase. */
const combinePhrases = (terms: Term[]): Phrase[] =>
  terms.reduce<Phrase[]>(
    (combinations, { phrases }) => combinations.flatMap((words) => phrases.map((phrase) => [...words, ...phrase])),
    [[]],
  );

/** Terms in one tier. Pair lexemes exist for title, skills and company only, and not for terms that may be a place. */
export function termsExpressions(terms: Term[], prefix: Prefix): Expression[] {
  const plain = terms.filter(({ places }) => places.length === 0);
  const count = plain.reduce((product, { phrases }) => product * phrases.length, 1);
  if (prefix === '' || plain.length === 0 || count > MAX_COMBINATIONS)
    return terms.map((term) => termExpression(term, prefix));
  return [
    anyOf(combinePhrases(plain).map((words) => phraseExpression(words, prefix))),
    ...terms.filter(({ places }) => places.length > 0).map((term) => termExpression(term, prefix)),
  ];
}

/** The expression of terms in titles, with filters; undefined without either. */
export function titleExpression(terms: Term[], filters: Filters): Expression | undefined {
  const parts = [...termsExpressions(terms, 't.'), ...filterExpressions(filters)];
  return parts.length > 0 ? allOf(parts) : undefined;
}
