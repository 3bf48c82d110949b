import type { Expression } from '../../engine/expression.ts';
import type { Occupation } from '../../occupations/index.ts';

/** What a condition is about. Conditions of one kind are alternatives when they are joined by "or" or a slash. */
export type ConditionKind =
  | 'pay'
  | 'experience'
  | 'shift'
  | 'type'
  | 'mode'
  | 'education'
  | 'group'
  | 'exclusion'
  | 'unused'
  | 'filler';

/** One of the things that an exclusion names, and the occupations if it is the name of some work or of a field of it. */
export interface ExcludedItem {
  name: string;
  occupations?: Occupation[] | undefined;
}

/**
 * A condition at tokens of a keyword. Words of kind `unused` ask for something that a search cannot filter by ("usd 900 per
 * month", "high salary"); words of kind `filler` ask for nothing ("i am looking for"). Both are taken out of the keyword.
 */
export interface FoundCondition {
  kind: ConditionKind;
  label: string;
  expression: Expression;
  weight: 1 | 2 | 3;
  isExcluded?: boolean;
  /** What an exclusion names. */
  excluded?: ExcludedItem[];
  /** Work that usually asks for no more than a qualification, though few of its vacancies say so. */
  usual?: Expression | undefined;
  /** Professions that require a qualification, which come first where nothing else names work. */
  professions?: Expression | undefined;
  /** That a vacancy states the qualification that the professions require. */
  stated?: Expression | undefined;
  /** Work that holders of a qualification begin with, which comes first where nothing else names work. */
  careers?: Expression | undefined;
  /** What is nearer than a vacancy that states nothing: freelance work for part time. */
  near?: Expression | undefined;
  /** Lexemes of vacancies that do not fit though they state nothing: "senior" in the title for freshers. */
  unfit?: string[] | undefined;
  /** What is excluded when it is denied, if that is more than what it asks for: US hours for nights. */
  denied?: Expression | undefined;
  /** Whether an "or" stands before it. */
  isAlternative?: boolean;
  /** Index of its first token, and of the one after its last. */
  from: number;
  to: number;
}

/** Whether a condition limits no search. */
export const isDropped = ({ kind }: Pick<FoundCondition, 'kind'>): boolean => kind === 'unused' || kind === 'filler';

/** What a keyword asks for besides work and place: pay, years, a shift, a qualification, or something that it excludes. */
export interface Condition {
  /** As typed in the keyword: without these words the condition is gone. */
  text: string;
  /** What is filtered: "₹25,000 a month or more", "Night shift", "Without: sales". */
  label: string;
  /** What a vacancy must match, or must not for `isExcluded`. */
  expression: Expression;
  isExcluded?: boolean;
  /** What an exclusion names. */
  excluded?: ExcludedItem[];
  /** Work that usually asks for no more than a qualification, though few of its vacancies say so. */
  usual?: Expression | undefined;
  /** Professions that require a qualification, which come first where nothing else names work. */
  professions?: Expression | undefined;
  /** That a vacancy states the qualification that the professions require. */
  stated?: Expression | undefined;
  /** Work that holders of a qualification begin with, which comes first where nothing else names work. */
  careers?: Expression | undefined;
  /** What is nearer than a vacancy that states nothing: freelance work for part time. */
  near?: Expression | undefined;
  /** Lexemes of vacancies that do not fit though they state nothing: "senior" in the title for freshers. */
  unfit?: string[] | undefined;
  /** Whether the work of its subject is looked for, which tells more than whether any degree is accepted. */
  isOfSubject?: boolean;
  /** Whether an "or" stands before it: "pune or work from home". */
  isAlternative?: boolean;
  /** When too little is found, conditions of weight 1 are given up first, those of weight 3 last. */
  weight: 1 | 2 | 3;
}
