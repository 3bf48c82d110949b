import {
  type ApplicantRow,
  type ApplicantsOutcome,
  getApplicant,
  listAllApplicants,
  type MovableStage,
  moveApplicants,
  undoApplicantMoves,
} from '@aarambh/contract';
import { useRef, useState } from 'react';
import { showToast } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';

export type Movable = Pick<ApplicantRow, 'applicationID' | 'version' | 'fullName'>;

/** An applicant that was left out, and why. */
export interface SkippedRow {
  fullName: string;
  cause: string;
}

const invalidates = [listAllApplicants, getApplicant];
/** Of several decisions in a row the last one is shown; those before are undone from their applicants. */
const TOPIC = 'moves of applicants';
const people = (count: number) => (count === 1 ? '1 applicant' : `${count} applicants`);

/** Runs one step after the other, in the order in which they were asked for. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <T>(step: () => Promise<T>): Promise<T> => {
    const turn = last.current.then(step);
    last.current = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * Moves applicants and undoes the last move; keys that are pressed faster than the server replies take effect in their
 * order. What was left out of several stays in `skipped` until it was read.
 */
export function useStageMoves() {
  const [skipped, setSkipped] = useState<SkippedRow[]>([]);
  const lastDone = useRef<ApplicantsOutcome['done']>([]);
  const names = useRef(new Map<number, string>());
  /** The version of each applicant after the user's own moves: the screen may still show one from before them. */
  const versions = useRef(new Map<number, number>());
  const takeTurn = useTurns();
  const moving = useStaffAction(moveApplicants, { invalidates, done: '', isRepeatable: true });
  const undoing = useStaffAction(undoApplicantMoves, { invalidates, done: '', isRepeatable: true });

  const report = ({ skipped: rows }: ApplicantsOutcome) =>
    setSkipped(
      rows.map(({ applicationID, cause }) => ({
        fullName: names.current.get(applicationID) ?? `Application ${applicationID}`,
        cause,
      })),
    );

  const note = (done: ApplicantsOutcome['done']) => {
    for (const { applicationID, version } of done) versions.current.set(applicationID, version);
  };

  async function undoRows(rows: ApplicantsOutcome['done']): Promise<void> {
    if (rows.length === 0) return;
    if (lastDone.current === rows) lastDone.current = [];
    const outcome = await undoing.run({ body: { rows } });
    if (!outcome) return;
    note(outcome.done);
    report(outcome);
    showToast(`Undone for ${people(outcome.done.length)}`, { topic: TOPIC });
  }

  async function moveNow(
    applicants: readonly Movable[],
    stage: MovableStage,
    more: { reason?: string; message?: string },
  ): Promise<boolean> {
    for (const { applicationID, fullName } of applicants) names.current.set(applicationID, fullName);
    const rows = applicants.map(({ applicationID, version }) => ({
      applicationID,
      version: Math.max(version, versions.current.get(applicationID) ?? 0),
    }));
    const outcome = await moving.run({ body: { rows, stage, ...more } });
    if (!outcome) return false;
    report(outcome);
    const { done } = outcome;
    note(done);
    if (done.length > 0) {
      lastDone.current = done;
      const who = done.length === 1 && applicants.length === 1 ? applicants[0]?.fullName : people(done.length);
      showToast(`${who}: ${stage}`, { undo: () => takeTurn(() => undoRows(done)), topic: TOPIC });
    }
    return true;
  }

  /** @returns whether the server replied; what it left out is in `skipped` */
  const move = async (
    applicants: readonly Movable[],
    stage: MovableStage,
    more: { reason?: string; message?: string } = {},
  ): Promise<boolean> => applicants.length > 0 && (await takeTurn(() => moveNow(applicants, stage, more)));

  return {
    move,
    undoLast: () => takeTurn(() => undoRows(lastDone.current)),
    undo: (rows: ApplicantsOutcome['done']) => takeTurn(() => undoRows(rows)),
    skipped,
    clearSkipped: () => setSkipped([]),
    busy: moving.busy || undoing.busy,
  };
}
