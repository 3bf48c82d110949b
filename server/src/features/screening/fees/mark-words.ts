import { foldCharacters, foldedWords } from '../text/fold-characters.ts';
import type { Token } from '../text/split-tokens.ts';
import { Concept } from './concepts.ts';
import { exactMeaningOf, meaningOf, phrasesOf, splitJoined } from './lexicon.ts';

/** A word, phrase or number of a text with what it means; `at` counts words from 0. */
export interface Mark {
  text: string;
  start: number;
  end: number;
  sentence: number;
  concepts: number;
  occasions: number;
  /** Signs before it: '₹', ',', ':'. */
  before: string;
  /** The figure of a number, and of a number in words. */
  value: number | undefined;
}

const { count, multiple } = Concept;

/** Whether a mark has one of some concepts. */
export const hasConcept = (mark: Mark | undefined, concepts: number): boolean =>
  mark !== undefined && (mark.concepts & concepts) !== 0;

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

const toMark = (token: Token, more: Partial<Mark> = {}): Mark => ({
  text: token.text,
  start: token.start,
  end: token.end,
  sentence: token.sentence,
  concepts: 0,
  occasions: 0,
  before: token.before,
  value: undefined,
  ...more,
});

/** A word that is broken in two: 'regis tration'. */
function joinBroken(token: Token, next: Token | undefined): Mark | undefined {
  if (!next || next.isNumber || next.sentence !== token.sentence || token.text.length + next.text.length < 7)
    return undefined;
  if (next.start - token.end > 2 || next.text.length < 2 || token.text.length < 2) return undefined;
  if (meaningOf(next.text).concepts !== 0 && meaningOf(token.text).concepts !== 0) return undefined;
  const joined = phraseOfJoined(token.text + next.text);
  return joined && toMark(token, { ...joined, text: token.text + next.text, end: next.end });
}

function phraseOfJoined(text: string) {
  const { concepts, occasions } = exactMeaningOf(text);
  return (concepts & (Concept.fee | Concept.occasion | Concept.refund)) !== 0 ? { concepts, occasions } : undefined;
}

/** Finds what each word means; phrases, broken words and words that are written as one become marks of their own. */
export function markWords(tokens: readonly Token[]): Mark[] {
  const marks: Mark[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    if (token.isNumber) {
      marks.push(toMark(token, { value: Number(token.text) }));
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
    marks.push(toMark(token, { ...meaning }));
    i += 1;
  }
  return readGiving(readNumberWords(marks));
}

const give = foldedWords('do de dega denge doge dijiye दो दे देगा दें lao lagao');

/** '500 do', 'rupaye de': after a sum it is the verb, not the number two. */
function readGiving(marks: Mark[]): Mark[] {
  for (const [at, mark] of marks.entries()) {
    const before = marks[at - 1];
    if (!before || before.sentence !== mark.sentence || !give.has(mark.text)) continue;
    if (before.value !== undefined || (before.concepts & (Concept.currency | Concept.money | Concept.fee)) !== 0)
      mark.concepts = (mark.concepts & ~Concept.given) | Concept.pay;
  }
  return marks;
}

const figures: Record<string, number> = {};
for (const [figure, words] of Object.entries({
  0.5: 'half',
  1: 'one ek एक',
  2: 'two do दो',
  3: 'three teen tin तीन',
  4: 'four char chaar चार',
  5: 'five paanch panch pach पांच',
  6: 'six chhe che chah छह छः छे',
  7: 'seven saat sat सात',
  8: 'eight aath aat आठ',
  9: 'nine nau नौ',
  10: 'ten das दस',
  100: 'hundred hundreds sau सौ',
  1000: 'thousand thousands k hazar hazaar hajar hajaar hzar हजार',
  100000: 'lakh lakhs lac lacs लाख',
}))
  for (const word of foldCharacters(words).folded.split(' ')) figures[word] = Number(figure);

/** Sets the value of numbers in words ('five hundred', 'do hazaar', '2 lakh') on their first mark, which spans them. */
function readNumberWords(marks: Mark[]): Mark[] {
  const read: Mark[] = [];
  for (let i = 0; i < marks.length; ) {
    const mark = marks[i] as Mark;
    const isCount = mark.value !== undefined || (mark.concepts & count) !== 0;
    let next = i + 1;
    while (next < marks.length && next - i < 8 && isNumberWord(marks[next] as Mark, mark)) next += 1;
    const run = marks.slice(i, next);
    const hasMultiple = run.some(({ concepts }, at) => (at > 0 || !isCount) && (concepts & multiple) !== 0);
    if (!hasMultiple || !(isCount || (mark.concepts & multiple) !== 0)) {
      read.push(mark);
      i += 1;
      continue;
    }
    let value = mark.value ?? figures[mark.text] ?? 1;
    for (const { text, concepts } of run.slice(1)) {
      const figure = figures[text] ?? 1;
      value = (concepts & multiple) !== 0 ? value * figure : value + figure;
    }
    read.push({ ...mark, text: 'number', concepts: 0, occasions: 0, value, end: run.at(-1)?.end ?? mark.end });
    i = next;
  }
  return read;
}

const isNumberWord = (mark: Mark, first: Mark): boolean =>
  mark.sentence === first.sentence &&
  mark.before.trim() === '' &&
  mark.value === undefined &&
  (mark.concepts & (count | multiple)) !== 0;
