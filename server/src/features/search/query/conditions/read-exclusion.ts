import { foldPlural } from '../../../../lib/text/fold-plural.ts';
import { placesCovering } from '../../../places/index.ts';
import { anyOf, type Expression } from '../../engine/expression.ts';
import { placeLexeme } from '../../indexing/create-lexemes.ts';
import { splitWords } from '../split-words.ts';
import { isPersonNoun } from '../work-nouns.ts';
import { meaningOfExcluded } from './excluded-meanings.ts';
import { findExcludedOccupations, labelOfExclusion } from './excluded-work.ts';
import {
  endBeforeWork,
  findPlaceAt,
  generic,
  hasWork,
  isFiller,
  lengthOfName,
  MAX_EXCLUDED_WORDS,
  type ReadCondition,
} from './exclusion-extent.ts';
import { type ExcludedItem, type FoundCondition, isDropped } from './found-condition.ts';
import { isAfterBreak, isWord, type Token } from './split-keyword.ts';
import { aboutWords } from './word-expressions.ts';
import { compilePattern, matchPattern } from './word-pattern.ts';

const patternsOf = (sources: string[]) => sources.map(compilePattern);

const cuesBefore = patternsOf([
  '(but|and) not ~is|do|did|does|can !only|required|needed|necessary|mandatory|applicable|disclosed|$',
  'no ~contact|phone|mobile|roll|sr|serial|whatsapp|ph|flat|house !sql|code|broker|one|limit|bar|profit|objection',
  '(but) without',
  'w/o',
  '(but) except (for)',
  'excluding|exclude|avoid',
  'other than',
  'outside (of) !sale|sales|plant|broadcast|catering|job|work|india',
  'apart from',
  'do not want|need (any|a)',
  'dont|donot want|need (any|a)',
  'not interested in',
  'not looking for',
  'बिना|bina|bagair',
]);
const cuesAfter = patternsOf([
  '(bilkul) nahi|nahin|nhi|nai|mat|नहीं|नही (chahiye|chaiye|chahie|karna|karni|hona|hai|ho|चाहिए)',
  'ke|k|के bina|alawa|siwa|siwaye|बिना|अलावा',
  '(ko|को) chhod|chod|chhodkar|chodkar|chhodke|छोड़कर|छोड़ (kar|ke|k|कर)',
  'not required|wanted|needed|interested',
  'not >$',
]);
/** Words between a cue and what it excludes. */
const skipped = new Set([
  'any',
  'a',
  'an',
  'the',
  'in',
  'for',
  'from',
  'as',
  'to',
  'of',
  'at',
  'related',
  'having',
  'only',
  'koi',
]);
/** After these only words are excluded too: "not sales and night shift" asks for the shift. */
const also = new Set(['and', 'aur', 'और']);
const placeWords = new Set(['in', 'at', 'from']);
const listed = new Set(['or', 'nor', 'ya', 'या']);
const MAX_LISTED = 4;

/** Index after the longest match of some patterns. */
function matchLongest(patterns: typeof cuesBefore, tokens: Token[], from: number): number | undefined {
  const ends = patterns.map((pattern) => matchPattern(pattern, tokens, from) ?? -1);
  const longest = Math.max(...ends);
  return longest < 0 ? undefined : longest;
}

const withinPlace = (name: string): Expression => anyOf(placesCovering(name).map(placeLexeme));

/** What is excluded, and the index after it. */
interface Excluded extends ExcludedItem {
  isPlace?: boolean;
  expression: Expression;
  to: number;
}

function excludeWords(tokens: Token[], from: number, to: number, keyword: string): Excluded | undefined {
  let last = to;
  while (last > from + 1 && isWord(tokens[last - 1], generic)) last--;
  const [first, end] = [tokens[from], tokens[last - 1]];
  if (!first || !end) return undefined;
  const dot = /\.$/.test(first.gap) && /^(?:net)$/.test(first.text) ? 1 : 0;
  const signs = /^[+#]+/.exec(keyword.slice(end.end, end.end + 3))?.[0] ?? '';
  const typed = keyword.slice(first.start - dot, end.end + signs.length);
  const words = splitWords(typed);
  if (words.length === 0) return undefined;
  const occupations = findExcludedOccupations(words);
  const meaning = meaningOfExcluded(words.map(({ word }) => foldPlural(word)).join(' '));
  return { name: typed.replace(/\s+/g, ' '), occupations, expression: anyOf([aboutWords(words), ...meaning]), to };
}

/** Index after the words that a cue excludes: a known name, or up to three words before a filler, place or condition. */
function endOfWords(tokens: Token[], from: number, read: ReadCondition): number {
  const named = lengthOfName(tokens, from);
  if (named > 0) return from + named;
  let to = from;
  for (let token = tokens[to]; token && to < from + MAX_EXCLUDED_WORDS + 1; token = tokens[to]) {
    const isStart = to === from;
    if (!isStart && (isAfterBreak(token) || token.isNegated || /[/&]/.test(token.gap))) break;
    if (token.value !== undefined || isFiller(token) || read(to)) break;
    if (!isStart && (findPlaceAt(tokens, to) || lengthOfName(tokens, to) > 0)) break;
    if (!isStart && (matchLongest(cuesBefore, tokens, to) ?? matchLongest(cuesAfter, tokens, to)) !== undefined) break;
    to++;
  }
  return to - from > MAX_EXCLUDED_WORDS ? from + 1 : to;
}

const lowerFirst = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** Index after the words in quotation marks that begin before a token; undefined without quotation marks. */
function endOfQuotation(tokens: Token[], from: number, keyword: string): number | undefined {
  if (!/["“]$/.test(tokens[from]?.gap ?? '')) return undefined;
  const to = tokens.findIndex(({ end }, i) => i >= from && /["”]/.test(keyword.charAt(end)));
  return to >= from && to < from + 5 ? to + 1 : undefined;
}

/** What is excluded at a token: a condition, a place or words. */
function readExcluded(
  tokens: Token[],
  from: number,
  keyword: string,
  read: ReadCondition,
  isSign: boolean,
  hasWorkBefore: boolean,
): Excluded | undefined {
  const token = tokens[from];
  if (!token || token.value !== undefined) return undefined;
  const quoted = endOfQuotation(tokens, from, keyword);
  if (quoted !== undefined) return excludeWords(tokens, from, quoted, keyword);
  const condition = read(from);
  if (condition && !isDropped(condition) && !condition.isExcluded)
    return {
      name: lowerFirst(condition.label),
      expression: condition.denied ?? condition.expression,
      to: condition.to,
    };
  const place = findPlaceAt(tokens, from);
  if (place) return { name: place.name, isPlace: true, expression: withinPlace(place.name), to: place.to };
  if (isFiller(token) && !isSign) return undefined;
  if (isSign) return excludeWords(tokens, from, from + Math.max(lengthOfName(tokens, from), 1), keyword);
  const end = endOfWords(tokens, from, read);
  if (end <= from) return undefined;
  const isWhole = end === from + 1 || lengthOfName(tokens, from) > 0 || hasWorkBefore;
  return excludeWords(tokens, from, isWhole ? end : endBeforeWork(tokens, from, end, read), keyword);
}

/** Index of the next item of a list of what is excluded; undefined at its end. */
function findNextListed(tokens: Token[], { to, isPlace = false }: Excluded, read: ReadCondition): number | undefined {
  const token = tokens[to];
  if (!token || token.isNegated) return undefined;
  if (/^\s?\/\s?$/.test(token.gap)) return to;
  if (isWord(token, listed) && !isPlace) return to + 1;
  const isAlso = isWord(token, also) || isWord(token, listed);
  if (!isAlso && !/^\s?[,&]\s?$/.test(token.gap)) return undefined;
  const next = isAlso ? to + 1 : to;
  const start = isPlace && placeWords.has(tokens[next]?.text ?? '') ? next + 1 : next;
  if (isPlace) return findPlaceAt(tokens, start) || isWord(token, listed) ? start : undefined;
  if (read(next) || findPlaceAt(tokens, next)) return undefined;
  return isAlso || isOneItem(tokens, next) ? next : undefined;
}

/** Whether a word or known name after a comma is an item of a list and not the work that is asked for. */
function isOneItem(tokens: Token[], at: number): boolean {
  const after = tokens[at + Math.max(1, lengthOfName(tokens, at))];
  const isEnd = !after || isAfterBreak(after) || isFiller(after) || /[/&]/.test(after.gap) || isWord(after, also);
  return isEnd && !isPersonNoun(tokens[at]?.stem ?? '');
}

const exclusion = (from: number, to: number, excluded: Excluded[]): FoundCondition => ({
  kind: 'exclusion',
  label: labelOfExclusion(excluded.map(({ name }) => name)),
  expression: anyOf(excluded.map(({ expression }) => expression)),
  isExcluded: true,
  excluded: excluded.map(({ name, occupations }) => ({ name, occupations })),
  weight: 3,
  from,
  to,
});

/**
 * Reads an exclusion that begins at a token: "-sales", "not sales", "without field work", "except night shift", "no sales or
 * marketing", "bina target", "except mumbai and pune". It ends before fillers, places, conditions and, where nothing else asks
 * for work, before the work: "not sales jobs in pune" keeps Pune.
 */
export function readExclusion(
  tokens: Token[],
  from: number,
  keyword: string,
  read: ReadCondition,
): FoundCondition | undefined {
  const isSign = tokens[from]?.isNegated ?? false;
  let at = isSign ? from : matchLongest(cuesBefore, tokens, from);
  if (at === undefined) return undefined;
  for (let i = 0; !isSign && i < 3 && isWord(tokens[at], skipped) && !isAfterBreak(tokens[at] as Token); i++) at++;
  if (!isSign && (!tokens[at] || isAfterBreak(tokens[at] as Token))) return undefined;
  const hasWorkBefore = hasWork(tokens, 0, from, read);
  const excluded: Excluded[] = [];
  for (let next: number | undefined = at; next !== undefined && excluded.length < MAX_LISTED; ) {
    const found = readExcluded(tokens, next, keyword, read, isSign, hasWorkBefore);
    if (!found) break;
    excluded.push(found);
    next = isSign ? undefined : findNextListed(tokens, found, read);
  }
  const last = excluded.at(-1);
  return last && exclusion(from, last.to, excluded);
}

/** Index after words that exclude what precedes them: "nahi chahiye", "ke bina", "chhod kar"; undefined for others. */
export const endOfCueAfter = (tokens: Token[], from: number): number | undefined =>
  matchLongest(cuesAfter, tokens, from);

/**
 * Reads an exclusion that ends with words such as "nahi" or "ke bina" at a token: "sales wali job nahi chahiye".
 * @param free index of the first token that no condition has read
 */
export function readExclusionBefore(
  tokens: Token[],
  at: number,
  free: number,
  keyword: string,
): FoundCondition | undefined {
  const end = endOfCueAfter(tokens, at);
  if (end === undefined) return undefined;
  let to = at;
  while (to > free && to > at - 3 && isFiller(tokens[to - 1] as Token)) to--;
  const last = tokens[to - 1];
  if (to <= free || !last || last.value !== undefined || isFiller(last)) return undefined;
  for (let length = MAX_EXCLUDED_WORDS; length > 0; length--) {
    const from = to - length;
    if (from < free || (length > 1 && lengthOfName(tokens, from) !== length)) continue;
    const place = findPlaceAt(tokens, from);
    const excluded =
      place?.to === to
        ? { name: place.name, expression: withinPlace(place.name), to }
        : excludeWords(tokens, from, to, keyword);
    return excluded && exclusion(from, end, [excluded]);
  }
  return undefined;
}

/** Turns a condition into its exclusion. */
export const excludeCondition = (condition: FoundCondition, to: number): FoundCondition =>
  exclusion(condition.from, to, [
    { name: lowerFirst(condition.label), expression: condition.denied ?? condition.expression, to },
  ]);
