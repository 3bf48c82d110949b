import { foldPlural } from './fold-plural.ts';
import { splitWords } from './split-words.ts';
import { fillerWords } from './stop-words.ts';
import { aliasGroups } from './word-aliases.ts';

/** A phrase as the words all of which must be there, each folded. */
export type Phrase = string[];

const byPhrase = new Map<string, Phrase[]>();

/** A phrase as it can be met: descriptions are indexed without filler words, so "work from home" asks for two. */
export function withoutFillers(phrase: Phrase): Phrase {
  const telling = phrase.filter((word) => !fillerWords.has(word));
  return telling.length > 0 ? telling : phrase;
}

const phraseOf = (text: string): Phrase => splitWords(text).map(({ word }) => foldPlural(word));

for (const { from, to } of aliasGroups) {
  const others = to.map(phraseOf);
  for (const phrase of from) {
    const key = phraseOf(phrase).join(' ');
    byPhrase.set(key, [...(byPhrase.get(key) ?? []), ...others]);
  }
}

/** The most words a known phrase has. */
export const LONGEST_PHRASE = Math.max(...[...byPhrase.keys()].map((key) => key.split(' ').length));

/** The other ways to say a phrase of folded words; empty when none is known. */
export function findAliases(phrase: Phrase): Phrase[] {
  const key = phrase.join(' ');
  return (byPhrase.get(key) ?? []).filter((other) => other.join(' ') !== key);
}
