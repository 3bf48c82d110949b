import { foldPlural } from '../../../../lib/text/fold-plural.ts';
import { anyOf } from '../../engine/expression.ts';
import { occupationLexeme } from '../../indexing/attribute-lexemes.ts';
import {
  equivalentOccupations,
  findQueryOccupations,
  narrowerOccupations,
  type Occupation,
} from '../../occupations/index.ts';
import type { Word } from '../split-words.ts';
import { isWorkNoun } from '../work-nouns.ts';
import { isWorkOfTwoWords } from './exclusion-extent.ts';
import type { Condition } from './found-condition.ts';

/**
 * The occupation that excluded words name as a whole. Only names of work do: "-driver" excludes drivers under any title, but
 * "-spring" no Java developers.
 */
export function findExcludedOccupation(words: Word[]): Occupation | undefined {
  const texts = words.map(({ word }) => word);
  const stems = texts.map(foldPlural);
  if (!stems.some(isWorkNoun) && !isWorkOfTwoWords(stems)) return undefined;
  return findQueryOccupations(texts).find(({ from, length }) => from === 0 && length === texts.length)?.occupation;
}

/** Other titles of an excluded occupation and its kinds, without the occupations that the keyword itself asks for. */
function listExcluded(occupation: Occupation, asked: Occupation[][]): Occupation[] {
  const named = asked.map(([first]) => first);
  if (named.includes(occupation)) return [];
  const kinds = narrowerOccupations(occupation);
  const isFree = (other: Occupation) => !asked.some((occupations) => occupations.includes(other));
  return [occupation, ...equivalentOccupations(occupation)].filter(
    (other) => !named.includes(other) && (other === occupation || kinds.includes(other) || isFree(other)),
  );
}

/**
 * Extends an exclusion of the name of some work to its other titles, and says so in the label: "Without: driver (any title)".
 * @param asked the occupations of each role of the keyword, first the one that its words name
 */
export function excludeOtherTitles(condition: Condition, asked: Occupation[][]): Condition {
  const items = (condition.excluded ?? []).map(({ name, occupation }) => ({
    name,
    occupations: occupation === undefined ? [] : listExcluded(occupation, asked),
  }));
  const occupations = items.flatMap((item) => item.occupations);
  if (occupations.length === 0) return condition;
  const names = items.map(({ name, occupations }) => (occupations.length > 0 ? `${name} (any title)` : name));
  return {
    ...condition,
    label: labelOfExclusion(names),
    expression: anyOf([condition.expression, ...new Set(occupations.map(occupationLexeme))]),
  };
}

/** Label of an exclusion. */
export const labelOfExclusion = (names: string[]): string => `Without: ${names.join(', ')}`;
