import { anyOf } from '../../engine/expression.ts';
import { experienceLexeme, MAX_EXPERIENCE_YEARS } from '../../indexing/create-lexemes.ts';
import type { FoundCondition } from './found-condition.ts';
import { type Bound, findRangeEnd, isAfterNumber, isNear, readCueAfter, readCueBefore } from './number-cues.ts';
import { readPhrase } from './read-phrases.ts';
import { fresherRule } from './rules/fresher-rule.ts';
import { isWord, type Token } from './split-keyword.ts';

const set = (words: string): Set<string> => new Set(words.split(' '));

const years = set('year yr yrs yoe saal sal varsh वर्ष साल');
const months = set('month mahine mahina mahiney महीने');
const experience = set('experience exp expirience experiance experienced anubhav tajurba tajurbe अनुभव');
const introductions = set('of is required minimum with about around');
const linking = set('of ka ki ke work working relevant industry total का');
/** Words that make a number of years something else than experience. */
const otherSpans = set(
  'old bond diploma degree course program programme warranty agreement age umar probation training plan student',
);
const ages = set('age aged umar umr ayu');
/** More is read as a mistake. */
const MAX_ASKED = 45;

const fresher = {
  kind: 'experience',
  label: fresherRule.label,
  expression: fresherRule.expression,
  unfit: fresherRule.unfit,
  weight: 2,
} as const;

const label = (from: number, to: number): string => {
  if (from === to) return `${from} ${from === 1 ? 'year' : 'years'} of experience`;
  return `${from} to ${to} ${to === 1 ? 'year' : 'years'} of experience`;
};

/** From this many years on titles for beginners do not fit, and up to this many those of seniors. */
const MIN_SENIOR_YEARS = 4;
const MAX_JUNIOR_YEARS = 2;
const beginnersTitles = ['intern', 'internship', 'trainee', 'fresher', 'junior', 'jr'].map((word) => `t.${word}`);
const seniorsTitles = ['senior', 'sr', 'lead', 'head', 'principal', 'director', 'chief', 'vp', 'avp'].map(
  (word) => `t.${word}`,
);

/** Words of titles that say that people with some years of experience are not meant. */
const unfitFor = (first: number, last: number): Pick<FoundCondition, 'unfit'> => ({
  ...(first >= MIN_SENIOR_YEARS && { unfit: beginnersTitles }),
  ...(last <= MAX_JUNIOR_YEARS && { unfit: seniorsTitles }),
});

/** The condition of years from and to, which need not be whole. */
function createYears(from: number, to: number): Omit<FoundCondition, 'from' | 'to'> {
  const first = Math.min(Math.floor(from), MAX_EXPERIENCE_YEARS);
  const last = Math.min(Math.ceil(Math.max(from, to)), MAX_EXPERIENCE_YEARS);
  if (last === 0) return fresher;
  const covered = Array.from({ length: last - first + 1 }, (_, i) => experienceLexeme(first + i));
  // Up to a year is what freshers have; most vacancies from one year on ask for more.
  if (first === 0 && last === 1) return { ...fresher, label: label(first, last), near: experienceLexeme(1) };
  return {
    kind: 'experience',
    label: label(first, last),
    expression: anyOf(covered),
    weight: 1,
    ...unfitFor(first, last),
  };
}

interface Span {
  low: number;
  high: number | undefined;
  /** Whether years or months were typed. */
  hasUnit: boolean;
  to: number;
}

/** Reads numbers of years or months: "3 years", "2-5 yrs", "5+ years", "6 months". */
function readSpan(tokens: Token[], at: number): Span | undefined {
  const low = tokens[at]?.value;
  if (low === undefined) return undefined;
  const unitAt = (i: number): number | undefined => {
    if (!isNear(tokens[i])) return undefined;
    return isWord(tokens[i], years) ? 1 : isWord(tokens[i], months) ? 1 / 12 : undefined;
  };
  const lowUnit = unitAt(at + 1);
  const rangeEnd = findRangeEnd(tokens, lowUnit === undefined ? at + 1 : at + 2);
  const highUnit = rangeEnd === undefined ? undefined : unitAt(rangeEnd + 1);
  if (rangeEnd === undefined || (lowUnit !== undefined && highUnit === undefined)) {
    const unit = lowUnit ?? 1;
    return {
      low: low * unit,
      high: undefined,
      hasUnit: lowUnit !== undefined,
      to: at + (lowUnit === undefined ? 1 : 2),
    };
  }
  const high = tokens[rangeEnd]?.value ?? low;
  const unit = highUnit ?? 1;
  const to = rangeEnd + (highUnit === undefined ? 1 : 2);
  return { low: low * (lowUnit ?? unit), high: high * unit, hasUnit: highUnit !== undefined, to };
}

/** Skips "experience", "of experience", "ka anubhav" and what may stand around it. */
function skipExperience(tokens: Token[], from: number): number | undefined {
  let at = from;
  for (let i = 0; i < 3 && isNear(tokens[at]) && isWord(tokens[at], linking); i++) at++;
  return isNear(tokens[at]) && isWord(tokens[at], experience) ? at + 1 : undefined;
}

/** Index of the number after "experience", "min" and the like, with what they say. */
function readIntroduction(
  tokens: Token[],
  from: number,
): { at: number; bound?: Bound; isExperience: boolean } | undefined {
  let [bound, isExperience]: [Bound | undefined, boolean] = [undefined, false];
  for (let at = from; at < from + 6; ) {
    const token = tokens[at];
    if (!token || (at > from && /[,;|()]/.test(token.gap))) return undefined;
    if (token.value !== undefined) return { at, isExperience, ...(bound && { bound }) };
    const cue = readCueBefore(tokens, at);
    if (isWord(token, experience)) isExperience = true;
    else if (cue) bound = cue.bound;
    else if (at === from || !isWord(token, introductions)) return undefined;
    at = cue?.to ?? at + 1;
  }
  return undefined;
}

/**
 * Reads years of experience: "3 years of experience", "2-5 yrs", "exp 4", "minimum 2 years", "6 months". The duration of
 * an internship or a contract belongs to that.
 */
export function readExperienceCondition(tokens: Token[], from: number): FoundCondition | undefined {
  const introduction = readIntroduction(tokens, from);
  const fromFresher = tokens[from]?.stem === 'fresher' ? findRangeEnd(tokens, from + 1) : undefined;
  const upTo = fromFresher === undefined ? undefined : readSpan(tokens, fromFresher);
  if (upTo?.hasUnit) return { ...createYears(0, upTo.low), from, to: skipExperience(tokens, upTo.to) ?? upTo.to };
  const span = introduction && readSpan(tokens, introduction.at);
  if (!introduction || !span || isAfterNumber(tokens, from)) return undefined;
  if (span.hasUnit) {
    const type = isNear(tokens[span.to]) ? readPhrase(tokens, span.to) : undefined;
    if (type?.kind === 'type') return { ...type, from };
  }
  const afterExperience = skipExperience(tokens, span.to);
  const isExperience = introduction.isExperience || afterExperience !== undefined;
  const isOther =
    isWord(tokens[span.to], otherSpans) ||
    tokens.slice(Math.max(from - 3, 0), from).some((token) => isWord(token, ages));
  if ((!span.hasUnit && !isExperience) || isOther) return undefined;
  if (Math.max(span.low, span.high ?? 0) > MAX_ASKED || (span.high ?? span.low) < span.low) return undefined;
  const end = afterExperience ?? span.to;
  const cue = readCueAfter(tokens, end);
  const bound = introduction.bound ?? cue?.bound;
  const isMost = bound === 'max' && span.high === undefined;
  const condition = isMost ? createYears(0, span.low) : createYears(span.low, span.high ?? span.low);
  // "6 years and above" may be seven or eight.
  const isLeast = bound === 'min' && span.high === undefined;
  const more = [1, 2].map((further) => experienceLexeme(Math.ceil(span.low) + further));
  return { ...condition, ...(isLeast && { near: anyOf(more) }), from, to: cue?.to ?? end };
}
