import { isJoined, isWord, type Token } from './split-keyword.ts';
import { compilePattern, matchPattern } from './word-pattern.ts';

/** Whether a number is the least or the most that is wanted. */
export type Bound = 'min' | 'max';

const cues: [Bound, string][] = [
  ['min', 'not|no less|below|under (than)'],
  ['min', 'above|over|atleast|minimum|min|beyond'],
  ['min', 'more|greater|higher than'],
  ['min', 'at least'],
  ['min', 'kam se kam'],
  ['min', 'starting (from|at)'],
  ['max', 'not|no more|above|over (than)'],
  ['max', 'below|under|upto|maximum|max|within'],
  ['max', 'less|lower than'],
  ['max', 'up to'],
  ['max', 'at most'],
];
const before = cues.map(([bound, source]) => ({ bound, pattern: compilePattern(source) }));

const cuesAfter: [Bound, string][] = [
  ['min', 'and|or above|more|up|plus'],
  ['min', 'se upar|uper|zyada|jyada|adhik'],
  ['min', 'plus|above|onwards|onward|minimum|min'],
  ['max', 'tak'],
  ['max', 'or less|below'],
  ['max', 'maximum|max'],
];
const after = cuesAfter.map(([bound, source]) => ({ bound, pattern: compilePattern(source) }));

type Cue = { bound: Bound; to: number } | undefined;

function findCue(list: typeof before, tokens: Token[], from: number): Cue {
  for (const { bound, pattern } of list) {
    const to = matchPattern(pattern, tokens, from);
    if (to !== undefined) return { bound, to };
  }
  return undefined;
}

/** Reads words before a number that make it a bound: "at least", "upto". */
export const readCueBefore = (tokens: Token[], from: number): Cue => findCue(before, tokens, from);

/** Reads words after a number that make it a bound: "and above", "tak". Before another number they belong to that. */
export function readCueAfter(tokens: Token[], from: number): Cue {
  const cue = findCue(after, tokens, from);
  return cue && tokens[cue.to]?.value === undefined ? cue : undefined;
}

const rangeWords = new Set(['to', 'se', 'till', 'से']);

/** Index of the number that ends a range begun before `from`: "4-6", "20k to 30k"; undefined for no range. */
export function findRangeEnd(tokens: Token[], from: number, isBetween = false): number | undefined {
  const token = tokens[from];
  if (token?.value !== undefined)
    return /^\s*\+?\s*[-–—~]\s*(?:₹|rs\.?)?\s*$/i.test(token.gap.slice(0, 20)) ? from : undefined;
  const isRange = isWord(token, rangeWords) || (isBetween && token?.text === 'and');
  return isRange && tokens[from + 1]?.value !== undefined ? from + 1 : undefined;
}

/** Whether a token follows another directly, or with a space, dot, hyphen or plus sign. */
export const isNear = (token: Token | undefined): boolean => isJoined(token) || /^\s?\+\s?$/.test(token?.gap ?? '');

/** Whether a number ends what another number begins with a hyphen or dot, as in "5-2". */
export const isAfterNumber = (tokens: Token[], at: number): boolean =>
  tokens[at - 1]?.value !== undefined && /^[-–.]$/.test(tokens[at]?.gap ?? '');
