import { Card } from '../../ui/index.ts';
import { ApproveButton } from './approve-button.tsx';
import { CorrectionsForm } from './corrections-form.tsx';

interface ReviewActionsProps {
  approveLabel: string;
  onApprove: () => Promise<boolean>;
  onCorrect: (corrections: string) => Promise<boolean>;
}

/** The two review actions of a version: approve, or request corrections. */
export function ReviewActions({ approveLabel, onApprove, onCorrect }: ReviewActionsProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card as="section" aria-labelledby="approve-title">
        <h2 id="approve-title">Is everything correct?</h2>
        <p className="mt-1 mb-4 text-muted">Check names, dates and numbers. Your approval is final.</p>
        <ApproveButton label={approveLabel} onApprove={onApprove} />
      </Card>
      <Card as="section" aria-labelledby="correct-title">
        <h2 id="correct-title">Something to correct?</h2>
        <p className="mt-1 mb-4 text-muted">Tell us what to change. We will send you a new version.</p>
        <CorrectionsForm onSend={onCorrect} />
      </Card>
    </div>
  );
}
