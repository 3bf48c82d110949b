import { listScreeningRules } from '@aarambh/contract';
import { useStaffQuery } from '../../api/index.ts';

/** Names the rules of screening; until they are loaded, and for a rule that was removed, by its id. */
export function useRuleLabels(): { labelOf: (rule: string) => string; isPending: boolean } {
  const { data, isPending } = useStaffQuery(listScreeningRules, {});
  return { labelOf: (rule) => data?.find(({ ruleID }) => ruleID === rule)?.label ?? rule, isPending };
}
