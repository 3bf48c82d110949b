import {
  type CallInput,
  DECISION_UNDO_MS,
  decideModerationCase,
  getModerationCase,
  listModerationCases,
  noteModerationCase,
  undoModerationDecision,
} from '@aarambh/contract';
import { useState } from 'react';
import { useStaffAction } from '../../api/index.ts';

const invalidates = [getModerationCase, listModerationCases];

/** A decision that was just taken: its case, and the version that it has since. */
interface Decided {
  caseID: number;
  version: number;
}

interface LastDecision extends Decided {
  /** ms since 1970. */
  undoUntil: number;
}

/** What staff change of cases. The last decision can be undone from its toast and by key. */
export function useCaseChanges() {
  const [last, setLast] = useState<LastDecision>();
  const undoing = useStaffAction(undoModerationDecision, { invalidates });
  const noting = useStaffAction(noteModerationCase, { invalidates });

  async function undo(decided: Decided): Promise<string | undefined> {
    const reply = await undoing.run({ body: decided });
    if (reply !== undefined) setLast((one) => (one?.caseID === decided.caseID ? undefined : one));
    return reply;
  }

  const deciding = useStaffAction(decideModerationCase, {
    invalidates,
    undo: async ({ body }) => undo({ caseID: body.caseID, version: body.version + 1 }),
  });

  /** The last decision, while it can be undone. */
  const findLast = (): Decided | undefined =>
    last && Date.now() < last.undoUntil ? { caseID: last.caseID, version: last.version } : undefined;

  return {
    findLast,
    busy: deciding.busy || undoing.busy || noting.busy,
    undo,
    /** @returns whether it was done */
    async decide(body: CallInput<typeof decideModerationCase>['body']): Promise<boolean> {
      if ((await deciding.run({ body })) === undefined) return false;
      setLast({ caseID: body.caseID, version: body.version + 1, undoUntil: Date.now() + DECISION_UNDO_MS });
      return true;
    },
    note: (body: CallInput<typeof noteModerationCase>['body']) => noting.run({ body }),
  };
}

export type CaseChanges = ReturnType<typeof useCaseChanges>;
