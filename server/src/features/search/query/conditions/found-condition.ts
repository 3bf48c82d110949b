import type { Expression } from '../../engine/expression.ts';

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
  | 'noise';

/** A condition at tokens of a keyword. Words of kind `noise` say nothing that a search could use and are dropped. */
export interface FoundCondition {
  kind: ConditionKind;
  label: string;
  expression: Expression;
  weight: 1 | 2 | 3;
  isExcluded?: boolean;
  /** Index of its first token, and of the one after its last. */
  from: number;
  to: number;
}
