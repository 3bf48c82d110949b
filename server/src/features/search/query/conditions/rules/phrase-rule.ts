import { anyOf, type Expression } from '../../../engine/expression.ts';
import type { ConditionKind, ExcludedItem } from '../found-condition.ts';

/** A condition that phrases say; the patterns are those of word-pattern.ts. */
export interface PhraseRule {
  kind: ConditionKind;
  label: string;
  weight: 1 | 2 | 3;
  expression: Expression;
  isExcluded?: boolean;
  /** What an exclusion names. */
  excluded?: ExcludedItem[];
  /** Work that usually asks for no more than a qualification, though few of its vacancies say so. */
  usual?: Expression | undefined;
  /** Professions that require a qualification. */
  professions?: Expression | undefined;
  /** That a vacancy states the qualification. */
  stated?: Expression | undefined;
  /** Work that holders of a qualification begin with. */
  careers?: Expression | undefined;
  /** What is nearer than a vacancy that states nothing: freelance work for part time. */
  near?: Expression | undefined;
  /** Lexemes of vacancies that do not fit though they state nothing. */
  unfit?: string[] | undefined;
  /** What is excluded when it is denied, if that is more than what it asks for. */
  denied?: Expression | undefined;
  /** Whether commas and slashes may stand between the words of a pattern. */
  isLoose?: boolean;
  patterns: string[];
}

/** Words for a job, after which a preceding word describes how it is done. */
export const jobWords =
  'job|work|vacancy|opening|role|position|naukri|naukari|nokri|kaam|kam|opportunity|post|employment|career|hiring|नौकरी|काम|जॉब';
/** Words after which a level of school is a subject and not a qualification. */
export const teachingWords =
  'teacher|teaching|tutor|faculty|lecturer|professor|trainer|tuition|coaching|instructor|principal|student|maths|math|science|english|exam|board';

/** One of several expressions. */
export const either = (...parts: Expression[]): Expression => anyOf(parts);
