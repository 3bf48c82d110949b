import { applicantStages, type MovableStage } from '@aarambh/contract';
import { Button } from '../../../ui/index.ts';
import { BulkBar, type useSelection } from '../../ui/index.ts';

interface ApplicantBulkBarProps {
  selection: ReturnType<typeof useSelection<number>>;
  isBusy: boolean;
  onWrite: () => void;
  onStage: (stage: MovableStage) => void;
}

/** Bulk actions on the selected applicants: a mail, or a move to a stage. */
export function ApplicantBulkBar({ selection, isBusy, onWrite, onStage }: ApplicantBulkBarProps) {
  return (
    <BulkBar selection={selection} noun="applicants">
      <Button size="small" variant="secondary" disabled={isBusy} onClick={onWrite}>
        Write a mail
      </Button>
      {applicantStages.map((stage) => (
        <Button
          key={stage}
          size="small"
          variant={stage === 'Not selected' ? 'danger' : 'secondary'}
          disabled={isBusy}
          onClick={() => onStage(stage)}
        >
          {stage}
        </Button>
      ))}
    </BulkBar>
  );
}
