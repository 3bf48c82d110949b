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
import { itWork, listKeys as list, softwareWork } from './it-work.ts';

/** Work of fields that an exclusion names by one word, besides the occupation of that name: "except software", "not sales". */
const fields = new Map<string, Occupation[]>([
  ['software', softwareWork],
  ['coding', softwareWork],
  ['programming', softwareWork],
  ['it', itWork],
  ['it field', itWork],
  ['it software', itWork],
  ['software it', itWork],
  ['it sector', itWork],
  ['it job', itWork],
  ['information technology', itWork],
  [
    'sale',
    list(`
      sales-executive sales-manager area-sales-manager channel-sales-manager sales-team-leader field-sales-executive
      telesales-executive business-development-manager sales-engineer
    `),
  ],
  ['marketing', list('marketing-executive marketing-manager digital-marketing-manager brand-manager')],
  ['recruitment', list('hr-recruiter recruitment-manager')],
]);

/**
 * The occupations that excluded words name as a whole. Only names of work and of its fields do: "-driver" excludes drivers under
 * any title, "-software" data engineers too, but "-spring" no Java developers.
 */
export function findExcludedOccupations(words: Word[]): Occupation[] {
  const texts = words.map(({ word }) => word);
  const stems = texts.map(foldPlural);
  const field = fields.get(stems.join(' '));
  if (field) return field;
  if (!stems.some(isWorkNoun) && !isWorkOfTwoWords(stems)) return [];
  const found = findQueryOccupations(texts).find(({ from, length }) => from === 0 && length === texts.length);
  return found ? [found.occupation] : [];
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
  const items = (condition.excluded ?? []).map(({ name, occupations = [] }) => ({
    name,
    occupations: [...new Set(occupations.flatMap((occupation) => listExcluded(occupation, asked)))],
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
