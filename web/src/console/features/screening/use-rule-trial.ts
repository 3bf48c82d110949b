import { type ScreeningTrialPart, tryScreeningRule } from '@aarambh/contract';
import { useEffect, useRef, useState } from 'react';
import { useStaffAction } from '../../api/index.ts';

type Setting = Omit<Parameters<ReturnType<typeof useAttempt>['run']>[0]['body'], 'below' | 'ruleID'>;

/** What a trial has found so far. */
export interface RuleTrial extends Omit<ScreeningTrialPart, 'next' | 'total'> {
  total: number;
  /** Whether all vacancies of the last 30 days were screened. */
  isComplete: boolean;
}

const MAX_EXAMPLES = 10;

const useAttempt = () => useStaffAction(tryScreeningRule, { fields: ['phrases'], done: '', isRepeatable: true });

const add = (sum: RuleTrial, part: ScreeningTrialPart): RuleTrial => ({
  total: part.total ?? sum.total,
  screened: sum.screened + part.screened,
  before: sum.before + part.before,
  after: sum.after + part.after,
  heldLive: sum.heldLive + part.heldLive,
  added: [...sum.added, ...part.added].slice(0, MAX_EXAMPLES),
  isComplete: part.next === null,
});

const nothing: RuleTrial = { total: 0, screened: 0, before: 0, after: 0, heldLive: 0, added: [], isComplete: false };

/** Tries a changed rule on the vacancies of the last 30 days, part by part, until all are screened or it is stopped. */
export function useRuleTrial(ruleID: string) {
  const attempt = useAttempt();
  const [trial, setTrial] = useState<RuleTrial>();
  const [isRunning, setIsRunning] = useState(false);
  /** Number of the last run; a run that is no longer the last one ends. */
  const runs = useRef(0);
  const stop = () => {
    runs.current += 1;
    setIsRunning(false);
  };
  useEffect(
    () => () => {
      runs.current += 1;
    },
    [],
  );

  async function start(setting: Setting): Promise<void> {
    runs.current += 1;
    const run = runs.current;
    let sum = nothing;
    let below: number | null | undefined;
    setTrial(undefined);
    setIsRunning(true);
    try {
      while (below !== null) {
        const part = await attempt.run({ body: { ruleID, ...setting, ...(below !== undefined && { below }) } });
        if (!part || runs.current !== run) return;
        sum = add(sum, part);
        below = part.next;
        setTrial(sum);
      }
    } finally {
      if (runs.current === run) setIsRunning(false);
    }
  }

  return { trial, isRunning, start, stop };
}
