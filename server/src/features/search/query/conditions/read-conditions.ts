import { orWords } from '../stop-words.ts';
import { type Condition, type FoundCondition, isDropped } from './found-condition.ts';
import { joinAlternatives } from './join-alternatives.ts';
import { endOfCueAfter, excludeCondition, readExclusion, readExclusionBefore } from './read-exclusion.ts';
import { readExperienceCondition } from './read-experience-condition.ts';
import { readPassingYear } from './read-passing-year.ts';
import { readPay } from './read-pay.ts';
import { readPhrase } from './read-phrases.ts';
import { splitKeyword, type Token } from './split-keyword.ts';

export type { Condition } from './found-condition.ts';

/** Further conditions stay in the rest. */
const MAX_CONDITIONS = 8;

/** Whether a condition neither begins nor ends inside a word: "25000A" and "5stipend" name something. */
const isOfWholeWords = ({ from, to }: FoundCondition, tokens: Token[]): boolean =>
  (from === 0 || tokens[from]?.gap !== '') && tokens[to]?.gap !== '';

/** Whether an "or" stands before a token. */
const isAfterOr = (tokens: Token[], at: number): boolean => orWords.has(tokens[at - 1]?.text ?? '');

/** Finds the longest condition or dropped words that begin at a token, without exclusions. */
function readAt(tokens: Token[], from: number, keyword: string, year: number | undefined): FoundCondition | undefined {
  const found = [
    readPay(tokens, from, keyword),
    readExperienceCondition(tokens, from),
    readPassingYear(tokens, from, year),
    readPhrase(tokens, from),
  ].filter((condition) => condition !== undefined);
  return found.filter((condition) => isOfWholeWords(condition, tokens)).toSorted((a, b) => b.to - a.to)[0];
}

/** Finds all conditions and dropped words of a keyword, from left to right. */
function findConditions(tokens: Token[], keyword: string, year: number | undefined): FoundCondition[] {
  const found: FoundCondition[] = [];
  const memo = new Map<number, FoundCondition | undefined>();
  const read = (from: number): FoundCondition | undefined => {
    if (!memo.has(from)) memo.set(from, readAt(tokens, from, keyword, year));
    return memo.get(from);
  };
  let count = 0;
  for (let at = 0, free = 0; at < tokens.length && count < MAX_CONDITIONS; ) {
    const positive = tokens[at]?.isNegated ? undefined : read(at);
    const joined = positive && joinAlternatives(positive, tokens, read);
    const deniedTo = joined && !isDropped(joined) && !joined.isExcluded ? endOfCueAfter(tokens, joined.to) : undefined;
    const condition =
      (joined && deniedTo !== undefined ? excludeCondition(joined, deniedTo) : joined) ??
      readExclusion(tokens, at, keyword, read) ??
      readExclusionBefore(tokens, at, free, keyword);
    if (!condition || !isOfWholeWords(condition, tokens)) {
      at++;
      continue;
    }
    found.push(isAfterOr(tokens, at) ? { ...condition, isAlternative: true } : condition);
    if (!isDropped(condition)) count++;
    at = condition.to;
    free = at;
  }
  return found;
}

/** A condition directly after the same one says it again: "fresher no experience". */
function mergeRepeated(found: FoundCondition[]): FoundCondition[] {
  const merged: FoundCondition[] = [];
  for (const condition of found) {
    const last = merged.at(-1);
    if (last?.label === condition.label && last.to === condition.from && !isDropped(last))
      merged[merged.length - 1] = { ...last, to: condition.to };
    else merged.push(condition);
  }
  return merged;
}

/** Offsets of the words of a condition, with the signs that belong to them. */
function findExtent({ from, to }: FoundCondition, tokens: Token[], keyword: string): [number, number] {
  const [first, last] = [tokens[from] as Token, tokens[to - 1] as Token];
  const before = first.isNegated ? /[-−]["“.]?$/ : /(?:(?<!\p{L})rs\.?|[₹$€£>≥<≤~]=?)?\s?["“]?$/iu;
  const start = first.start - (before.exec(first.gap.slice(-6))?.[0].trimStart().length ?? 0);
  const after = /^(?:\s?\+(?!\s*\p{N})|\/-|["”]|[#+]+|\.(?![\p{L}\p{N}]))+/u.exec(
    keyword.slice(last.end, last.end + 6),
  );
  return [start, last.end + (after?.[0].trimEnd().length ?? 0)];
}

/** Joins what is left between extents, without the separators beside them. */
function joinUnmatched(keyword: string, extents: [number, number][]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const [start, end] of [...extents, [keyword.length, keyword.length] as const]) {
    pieces.push(keyword.slice(at, start));
    at = end;
  }
  if (pieces.length === 1) return keyword.replace(/\s+/g, ' ').trim();
  return pieces
    .map((piece) => piece.replace(/\s+/g, ' '))
    .map((piece) => piece.replace(/^[\s,;|/:&()[\]–-]+(?![\p{L}\p{N}]\b)/u, '').trimStart())
    .map((piece) => trimSeparatorsAtEnd(piece))
    .filter((piece) => piece !== '')
    .join(' ');
}

const separators = new Set(' ,;|/:&()[]–-');

/** Trims separators at the end of a text in linear time. */
function trimSeparatorsAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && separators.has(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/**
 * Reads the conditions of a keyword: pay, years of experience, shift, kind of employment, work mode, qualification, groups
 * that are invited, and exclusions. At most eight are read, in the first 48 words; what is not read stays in the rest.
 * Never throws.
 * @param year the current year, by which a year of passing out is recent and means freshers
 * @returns the conditions in the order of the keyword; what it asks for that a search cannot use, such as "good salary";
 * and the keyword without the words of both, with single spaces
 */
export function readConditions(
  keyword: string,
  year?: number,
): { conditions: Condition[]; notUsed: string[]; rest: string } {
  const tokens = splitKeyword(keyword);
  const found = mergeRepeated(findConditions(tokens, keyword, year));
  const extents = found.map((condition) => findExtent(condition, tokens, keyword));
  const texts = extents.map(([start, end]) => keyword.slice(start, end).trim());
  const conditions = found.flatMap((condition, i) => {
    const {
      label,
      expression,
      isExcluded,
      excluded,
      usual,
      professions,
      stated,
      careers,
      near,
      unfit,
      isAlternative,
      weight,
    } = condition;
    const text = texts[i] as string;
    return isDropped(condition)
      ? []
      : [
          {
            text,
            label,
            expression,
            weight,
            ...(isExcluded && { isExcluded }),
            ...(excluded && { excluded }),
            ...(usual && { usual }),
            ...(professions && { professions }),
            ...(stated && { stated }),
            ...(careers && { careers }),
            ...(near && { near }),
            ...(unfit && { unfit }),
            ...(isAlternative && { isAlternative }),
          },
        ];
  });
  const notUsed = texts.filter((_, i) => found[i]?.kind === 'unused');
  return { conditions, notUsed, rest: joinUnmatched(keyword, extents) };
}
