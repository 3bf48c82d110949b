import { type FoldedText, foldCharacters, quote } from '../text/fold-characters.ts';

const isWordLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{M}\p{N}]/u.test(letter);

/** The distinct matches of phrases in a text, regardless of look-alike letters. */
export function findPhrases(text: FoldedText, phrases: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const phrase of phrases) {
    const { folded } = foldCharacters(phrase.trim().replace(/\s+/g, ' '));
    if (folded === '') continue;
    for (let at = text.folded.indexOf(folded); at >= 0; at = text.folded.indexOf(folded, at + folded.length))
      if (!isWordLetter(text.folded[at - 1]) && !isWordLetter(text.folded[at + folded.length]))
        found.add(quote(text, at, at + folded.length));
  }
  return found;
}
