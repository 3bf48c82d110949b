import {
  claimWork,
  getModerationCase,
  listModerationCases,
  type ModerationDecision,
  type PictureDecision,
  type QueuedCaseDetails,
  releaseWork,
} from '@aarambh/contract';
import { Button } from '../../../ui/index.ts';
import { useStaffAction } from '../../api/index.ts';
import { useKeys } from '../../ui/index.ts';
import type { CaseChanges } from './use-case-changes.ts';

/** The form that is open beside a case. */
export type CaseForm = ModerationDecision | PictureDecision | 'note';

interface CommonCaseButtonsProps {
  found: QueuedCaseDetails;
  isUndecided: boolean;
  changes: CaseChanges;
  onForm: (form: CaseForm) => void;
}

/** Actions on every case: note, claim and undo, each with its key. */
export function CommonCaseButtons({ found, isUndecided, changes, onForm }: CommonCaseButtonsProps) {
  const { kind, caseID, version, claimedBy, isMine, undoUntil } = found;
  const invalidates = [getModerationCase, listModerationCases];
  const claim = useStaffAction(claimWork, { invalidates });
  const giveUp = useStaffAction(releaseWork, { invalidates });
  const canClaim = isUndecided && (claimedBy === '' || isMine);
  const toggleClaim = () => void (isMine ? giveUp : claim).run({ body: { kind: 'moderation-case', targetID: caseID } });
  const undo = () => void changes.undo({ kind, caseID, version });

  // One's own last decision comes first: the case beside may have been decided by a colleague.
  const canUndoByKey = () => undoUntil !== null && (changes.findLast()?.caseID ?? caseID) === caseID;

  useKeys([
    { key: 'n', label: 'Add a note', run: () => onForm('note') },
    { key: 'c', label: 'Claim or unclaim the case', run: toggleClaim, isActive: () => canClaim },
    { key: 'z', label: 'Undo the decision', run: undo, isActive: canUndoByKey },
  ]);

  return (
    <>
      <Button size="small" variant="secondary" onClick={() => onForm('note')}>
        Note
      </Button>
      {canClaim && (
        <Button size="small" variant="quiet" busy={claim.busy || giveUp.busy} onClick={toggleClaim}>
          {isMine ? 'Unclaim' : 'Claim'}
        </Button>
      )}
      {undoUntil && (
        <Button size="small" variant="secondary" busy={changes.busy} onClick={undo}>
          Undo the decision
        </Button>
      )}
    </>
  );
}
