import type { Token } from '../text/split-tokens.ts';
import { readNumberWords } from './amounts/read-number-words.ts';
import { Concept } from './concepts.ts';
import { beginsKeyword, exactMeaningOf, meaningOf, phrasesOf, splitJoined } from './lexicon.ts';
import type { Mark } from './mark.ts';
import { readContext } from './read-context.ts';
import { readLimits } from './read-limits.ts';
import { expandShortSpellings } from './short-spellings.ts';

const matches = (tokens: readonly Token[], from: number, words: readonly string[]): boolean => {
  const first = tokens[from];
  if (from + words.length > tokens.length) return false;
  for (let i = 1; i < words.length; i++) {
    const token = tokens[from + i];
    if (!token || token.text !== words[i] || token.sentence !== first?.sentence || token.before.includes(','))
      return false;
  }
  return true;
};

/** Created for every word of a text: all marks have one shape, for which the engine optimises. */
const toMark = (
  token: Token,
  { text = token.text, end = token.end, concepts = 0, occasions = 0, value }: Partial<Mark>,
): Mark => ({
  text,
  start: token.start,
  end,
  sentence: token.sentence,
  concepts,
  occasions,
  before: token.before,
  value,
});

/** A word that is broken in two: 'regis tration'. */
function joinBroken(token: Token, next: Token | undefined): Mark | undefined {
  if (!next || next.isNumber || next.sentence !== token.sentence || token.text.length + next.text.length < 7)
    return undefined;
  if (next.start - token.end > 2 || next.text.length < 2 || token.text.length < 2) return undefined;
  if (!beginsKeyword(token.text)) return undefined;
  if (meaningOf(next.text).concepts !== 0 && meaningOf(token.text).concepts !== 0) return undefined;
  const joined = phraseOfJoined(token.text + next.text);
  return joined && toMark(token, { ...joined, text: token.text + next.text, end: next.end });
}

const MAX_PIECES = 5;

/** A word with signs within it: 'regi-stra-tion', 'fe.es'; of how many tokens it is. */
function joinPieces(tokens: readonly Token[], at: number): { mark: Mark; count: number } | undefined {
  const first = tokens[at] as Token;
  if (tokens[at + 1]?.start !== first.end + 1 || !beginsKeyword(first.text)) return undefined;
  let text = first.text;
  let found: { mark: Mark; count: number } | undefined;
  for (let i = at + 1; i < at + MAX_PIECES; i++) {
    const piece = tokens[i];
    if (!piece || piece.isNumber || !/^[-._*~]$/.test(piece.before) || piece.start !== (tokens[i - 1]?.end ?? 0) + 1)
      break;
    text += piece.text;
    const joined = phraseOfJoined(text);
    if (joined) found = { mark: toMark(first, { ...joined, text, end: piece.end }), count: i - at + 1 };
  }
  return found;
}

function phraseOfJoined(text: string) {
  const { concepts, occasions } = exactMeaningOf(text);
  return (concepts & (Concept.fee | Concept.occasion | Concept.refund | Concept.money | Concept.handle)) !== 0
    ? { concepts, occasions }
    : undefined;
}

/** Finds what each word means; phrases, broken words and words that are written as one become marks of their own. */
export function markWords(written: readonly Token[]): Mark[] {
  const tokens = expandShortSpellings(written);
  const marks: Mark[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    if (token.isNumber) {
      // '1930' is the number of the police against fraud.
      marks.push(toMark(token, { ...exactMeaningOf(token.text), value: Number(token.text) }));
      i += 1;
      continue;
    }
    const phrase = phrasesOf(token.text).find(({ words }) => matches(tokens, i, words));
    if (phrase) {
      const last = tokens[i + phrase.words.length - 1] as Token;
      const { concepts, occasions } = phrase;
      marks.push(toMark(token, { concepts, occasions, text: phrase.words.join(' '), end: last.end }));
      i += phrase.words.length;
      continue;
    }
    const meaning = meaningOf(token.text);
    const pieces = joinPieces(tokens, i);
    if (pieces) {
      marks.push(pieces.mark);
      i += pieces.count;
      continue;
    }
    if (meaning.concepts === 0) {
      const broken = joinBroken(token, tokens[i + 1]);
      if (broken) {
        marks.push(broken);
        i += 2;
        continue;
      }
      const parts = splitJoined(token.text);
      if (parts) {
        for (const part of parts) marks.push(toMark(token, { ...meaningOf(part), text: part }));
        i += 1;
        continue;
      }
    }
    marks.push(toMark(token, meaning));
    i += 1;
  }
  const read = readContext(readNumberWords(marks));
  readLimits(read);
  return read;
}
