import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { splitWords } from './split-words.ts';
import { stopWords } from './stop-words.ts';
import { aliasGroups, companyGroups } from './word-aliases.ts';

/** The words of a phrase with plurals folded; a vacancy must contain all of them. */
export type Phrase = string[];

const byPhrase = new Map<string, Phrase[]>();

/** A phrase without its stop words, which are not indexed from descriptions: "work from home" needs two words. */
export function withoutStopWords(phrase: Phrase): Phrase {
  const significant = phrase.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : phrase;
}

const phraseOf = (text: string): Phrase => splitWords(text).map(({ word }) => foldPlural(word));

/** Phrases of which the aliases are names of companies only. */
const ofCompanies = new Set(companyGroups.flatMap(({ from }) => from.map((phrase) => phraseOf(phrase).join(' '))));

for (const { from, to } of [...aliasGroups, ...companyGroups]) {
  const others = to.map(phraseOf);
  for (const phrase of from) {
    const key = phraseOf(phrase).join(' ');
    byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...others]);
  }
}

/** Number of words of the longest phrase that has aliases. */
export const MAX_PHRASE_WORDS = Math.max(...[...byPhrase.keys()].map((key) => key.split(' ').length));

/** Synonyms of a phrase of folded words; empty when none is known. */
export function findAliases(phrase: Phrase): Phrase[] {
  const key = phrase.join(' ');
  return (byPhrase.get(key) ?? []).filter((other) => other.join(' ') !== key);
}

/** Whether a phrase of folded words is what a company is also called. */
export const isAliasOfCompany = (phrase: Phrase): boolean => ofCompanies.has(phrase.join(' '));
