import { editScreeningRule, listScreeningRules, tryScreeningRule } from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../../infra/http/staff-action.ts';
import { editRule, listRules } from './edit-rule.ts';
import { tryRule } from './try-rule.ts';

/** Staff actions on screening rules. */
export const screeningActions: readonly StaffAction[] = [
  staffAction(listScreeningRules, ({ db, clock }) => listRules(db, clock.now())),

  staffAction(editScreeningRule, editRule, { target: ({ body }) => ({ kind: 'screening-rule', id: body.ruleID }) }),

  staffAction(tryScreeningRule, (context, input) => tryRule(context, input), { storesNothing: true }),
];
