import type { FoundCondition } from './found-condition.ts';
import type { PhraseRule } from './rules/phrase-rule.ts';
import { phraseRules } from './rules/phrase-rules.ts';
import type { Token } from './split-keyword.ts';
import { compilePattern, firstWords, matchPattern, type WordPattern } from './word-pattern.ts';

const byFirstWord = new Map<string, { pattern: WordPattern; rule: PhraseRule }[]>();
for (const rule of phraseRules) {
  for (const pattern of rule.patterns.map(compilePattern)) {
    for (const word of new Set(firstWords(pattern)))
      byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), { pattern, rule }]);
  }
}

/** Finds the longest phrase of a rule that begins at a token. */
export function readPhrase(tokens: Token[], from: number): FoundCondition | undefined {
  const token = tokens[from];
  if (!token) return undefined;
  const candidates = [...(byFirstWord.get(token.text) ?? [])];
  if (token.stem !== token.text) candidates.push(...(byFirstWord.get(token.stem) ?? []));
  let longest: FoundCondition | undefined;
  for (const { pattern, rule } of candidates) {
    const to = matchPattern(pattern, tokens, from, rule.isLoose);
    if (to === undefined || to <= (longest?.to ?? from)) continue;
    const { patterns: _, isLoose: __, ...condition } = rule;
    longest = { ...condition, from, to };
  }
  return longest;
}
