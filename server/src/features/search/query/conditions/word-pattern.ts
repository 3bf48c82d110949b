import { isAfterBreak, isJoined, isWord, type Token } from './split-keyword.ts';

/**
 * A phrase with alternatives, compiled from text. Elements are separated by spaces: `a|b` any of these words, `(a|b)` the
 * same if present, `>a|b` one of them must follow, `!a|b` none of them may follow, `<a|b` one must precede, `~a|b` none may
 * precede. `$` stands for the end and `^` for the start of the keyword or of a part of it. Plurals are folded.
 */
export interface WordPattern {
  steps: { words: ReadonlySet<string>; isOptional: boolean }[];
  follows?: ReadonlySet<string>;
  mayNotFollow?: ReadonlySet<string>;
  precedes?: ReadonlySet<string>;
  mayNotPrecede?: ReadonlySet<string>;
}

const setOf = (words: string): Set<string> => new Set(words.split('|'));

/** Compiles a pattern; see {@link WordPattern}. */
export function compilePattern(source: string): WordPattern {
  const pattern: WordPattern = { steps: [] };
  for (const element of source.split(' ')) {
    const rest = element.slice(1);
    if (element.startsWith('>')) pattern.follows = setOf(rest);
    else if (element.startsWith('!')) pattern.mayNotFollow = setOf(rest);
    else if (element.startsWith('<')) pattern.precedes = setOf(rest);
    else if (element.startsWith('~')) pattern.mayNotPrecede = setOf(rest);
    else if (element.startsWith('(')) pattern.steps.push({ words: setOf(rest.slice(0, -1)), isOptional: true });
    else pattern.steps.push({ words: setOf(element), isOptional: false });
  }
  return pattern;
}

/** The words by which a pattern may begin. */
export function firstWords({ steps }: WordPattern): string[] {
  const required = steps.findIndex(({ isOptional }) => !isOptional);
  return steps.slice(0, required + 1).flatMap(({ words }) => [...words]);
}

function isAllowed(
  token: Token | undefined,
  edge: string,
  wanted: ReadonlySet<string> | undefined,
  unwanted: ReadonlySet<string> | undefined,
): boolean {
  const matches = (words: ReadonlySet<string>) => (token ? isWord(token, words) : words.has(edge));
  return (!wanted || matches(wanted)) && !(unwanted && matches(unwanted));
}

/**
 * Matches a pattern at a token.
 * @param isLoose whether commas, slashes and ampersands may stand between its words
 * @returns the index after the last token matched; undefined when the pattern does not match
 */
export function matchPattern(pattern: WordPattern, tokens: Token[], from: number, isLoose = false): number | undefined {
  let to = from;
  for (const { words, isOptional } of pattern.steps) {
    const token = tokens[to];
    const isNext = to === from || isJoined(token) || (isLoose && /^\s{0,3}[,/&]\s{0,3}$/.test(token?.gap ?? ''));
    if (isNext && isWord(token, words)) to++;
    else if (!isOptional) return undefined;
  }
  const next = tokens[to];
  const isFollowed = next !== undefined && !isAfterBreak(next) && !next.isNegated;
  const first = tokens[from];
  const isPreceded = from > 0 && first !== undefined && !isAfterBreak(first);
  return isAllowed(isFollowed ? next : undefined, '$', pattern.follows, pattern.mayNotFollow) &&
    isAllowed(isPreceded ? tokens[from - 1] : undefined, '^', pattern.precedes, pattern.mayNotPrecede)
    ? to
    : undefined;
}
