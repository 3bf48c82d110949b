import { anyOf, type Expression } from '../../../engine/expression.ts';
import {
  occupationLexeme,
  type QualificationFamily,
  qualificationLexeme,
} from '../../../indexing/attribute-lexemes.ts';
import { educationLexeme } from '../../../indexing/create-lexemes.ts';
import type { Occupation } from '../../../occupations/index.ts';
import type { PhraseRule } from './phrase-rule.ts';

interface QualificationLexemes {
  family?: QualificationFamily;
  choices?: string[];
  lexemes?: string[];
  notOnly?: string[];
  notWork?: Occupation[];
  notTitles?: string[];
  occupations?: Occupation[];
  furtherOccupations?: Occupation[];
  usual?: Occupation[];
  careers?: Occupation[];
  /** Words of titles that ask for more than the qualification. */
  unfit?: string[];
  /** Education choices that such people may apply for too. */
  open?: string[];
  /** Words of titles of work for them that does not state the qualification. */
  titles?: string[];
}

/**
 * Creates the rule of a qualification.
 * @param choices education choices of the contract
 * @param lexemes words of vacancies that name the qualification
 * @param notOnly education choices of the family that holders of the qualification lack: a vacancy that names one of them
 * belongs to the family only if it also names the qualification
 * @param notWork occupations of such holders
 * @param notTitles words of titles that ask for such holders
 * @param occupations those that require it, so that few of their vacancies state it
 * @param furtherOccupations those of which many vacancies require it; they come after vacancies that state it
 * @param unfit words of titles that ask for more, though they name one of the usual occupations
 * @param open education choices that such people may apply for too
 * @param titles words of titles of work for such people that does not state the qualification
 * @param careers occupations that its holders begin with; they come first where nothing else names work
 * @param usual occupations that usually ask for no more; shown when few vacancies state the qualification
 */
export function qualification(
  label: string,
  {
    family,
    choices = [],
    lexemes = [],
    notOnly = [],
    notWork = [],
    notTitles = [],
    occupations = [],
    furtherOccupations = [],
    usual,
    careers = [],
    unfit = [],
    open = [],
    titles = [],
  }: QualificationLexemes,
  patterns: string[],
): PhraseRule {
  const ofFamily: Expression[] = family ? [qualificationLexeme(family)] : [];
  const lacking = [
    ...notOnly.map(educationLexeme),
    ...notWork.map(occupationLexeme),
    ...notTitles.map((word) => `t.${word}`),
  ];
  const related = lacking.length > 0 ? [{ all: [...ofFamily, { not: anyOf(lacking) }] }] : ofFamily;
  const stated = [...related, ...choices.map(educationLexeme), ...lexemes];
  const named = [...stated, ...[...occupations, ...furtherOccupations].map(occupationLexeme)];
  const ofUsual = usual && { usual: anyOf(usual.map(occupationLexeme)) };
  const professions = occupations.length > 0 && {
    professions: anyOf(occupations.map(occupationLexeme)),
    ...(stated.length > 0 && { stated: anyOf(stated) }),
  };
  const nearer = [...open.map(educationLexeme), ...titles.map((word) => `t.${word}`)];
  const near = nearer.length > 0 && { near: anyOf(nearer) };
  return {
    kind: 'education',
    label,
    weight: 2,
    expression: anyOf(named),
    ...ofUsual,
    ...professions,
    ...(careers.length > 0 && { careers: anyOf(careers.map(occupationLexeme)) }),
    ...near,
    ...(unfit.length > 0 && { unfit: unfit.map((word) => `t.${word}`) }),
    patterns,
  };
}

/** What may follow a degree and names those who have it. */
export const graduate = 'graduate|graduation|degree|student|background|stream|candidate|qualified|discipline';
