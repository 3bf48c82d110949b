import {
  type CallInput,
  DECISION_UNDO_MS,
  decideModerationCase,
  decidePictureCase,
  getModerationCase,
  listModerationCases,
  noteModerationCase,
  notePictureCase,
  type QueuedCase,
  undoModerationDecision,
  undoPictureDecision,
} from '@aarambh/contract';
import { useRef } from 'react';
import { useStaffAction } from '../../api/index.ts';

const invalidates = [getModerationCase, listModerationCases];

/** A decision that was just taken: its case, and the version that it has since. */
interface DecidedCase {
  kind: QueuedCase['kind'];
  caseID: number;
  version: number;
}

interface LastDecision extends DecidedCase {
  /** ms since 1970. */
  undoUntil: number;
}

/** Changes of cases by staff. The last decision can be undone from its toast and by key. */
export function useCaseChanges() {
  // A ref: the key must work as soon as the toast says what was decided.
  const last = useRef<LastDecision>(undefined);
  const undoing = useStaffAction(undoModerationDecision, { invalidates });
  const undoingPicture = useStaffAction(undoPictureDecision, { invalidates });
  const noting = useStaffAction(noteModerationCase, { invalidates });
  const notingPicture = useStaffAction(notePictureCase, { invalidates });

  async function undo({ kind, ...body }: DecidedCase): Promise<string | undefined> {
    const reply = await (kind === 'picture' ? undoingPicture : undoing).run({ body });
    if (reply !== undefined && last.current?.caseID === body.caseID) last.current = undefined;
    return reply;
  }

  /** The case after a decision. */
  const decidedOf = (
    kind: DecidedCase['kind'],
    { caseID, version }: { caseID: number; version: number },
  ): DecidedCase => ({
    kind,
    caseID,
    version: version + 1,
  });
  const deciding = useStaffAction(decideModerationCase, {
    invalidates,
    onDone: ({ body }) => keep(decidedOf('vacancy', body)),
    undo: ({ body }) => undo(decidedOf('vacancy', body)),
  });
  const decidingPicture = useStaffAction(decidePictureCase, {
    invalidates,
    onDone: ({ body }) => keep(decidedOf('picture', body)),
    undo: ({ body }) => undo(decidedOf('picture', body)),
  });
  const actions = [deciding, decidingPicture, undoing, undoingPicture, noting, notingPicture];

  function keep(decided: DecidedCase): void {
    last.current = { ...decided, undoUntil: Date.now() + DECISION_UNDO_MS };
  }

  /** The last decision, while it can be undone. */
  function findLast(): DecidedCase | undefined {
    if (!last.current || Date.now() >= last.current.undoUntil) return undefined;
    const { undoUntil: _undoUntil, ...decided } = last.current;
    return decided;
  }

  return {
    findLast,
    busy: actions.some(({ busy }) => busy),
    undo,
    /** @returns whether it was done */
    decide: async (body: CallInput<typeof decideModerationCase>['body']): Promise<boolean> =>
      (await deciding.run({ body })) !== undefined,
    /** @returns whether it was done */
    decidePicture: async (body: CallInput<typeof decidePictureCase>['body']): Promise<boolean> =>
      (await decidingPicture.run({ body })) !== undefined,
    note: (kind: DecidedCase['kind'], body: CallInput<typeof noteModerationCase>['body']) =>
      (kind === 'picture' ? notingPicture : noting).run({ body }),
  };
}

export type CaseChanges = ReturnType<typeof useCaseChanges>;
