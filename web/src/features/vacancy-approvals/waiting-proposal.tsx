import { applyTexts, type VacancyProposal } from '@aarambh/contract';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert, Button, LinkButton, Sheet } from '../../ui/index.ts';
import { DeclineForm } from './decline-form.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { useAnswer } from './use-answer.ts';

interface ApproveQuestionProps {
  proposal: VacancyProposal;
  isBusy: boolean;
  onApprove: () => void;
  onCancel: () => void;
}

/** Confirmation in place of the buttons, since sending cannot be undone. */
function ApproveQuestion({ proposal: { jobTitle, orgName }, isBusy, onApprove, onCancel }: ApproveQuestionProps) {
  const question = useRef<HTMLElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <section ref={question} aria-label="Approve this application?" tabIndex={-1} className="outline-none">
      <p className="font-semibold">Approve this application?</p>
      <p className="mt-1 wrap-anywhere">
        We will send your application with your stored resume to {orgName}, for {jobTitle}. It costs nothing.
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button variant="accent" busy={isBusy} busyLabel="Approving..." onClick={onApprove}>
          Yes, approve
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </section>
  );
}

/** A proposal waiting for an answer. */
export function WaitingProposal({ proposal, accountID }: { proposal: VacancyProposal; accountID: number }) {
  const { busy, needsResume, send } = useAnswer(proposal, accountID);
  const [asks, setAsks] = useState<'approve' | 'decline'>();
  const approveButton = useRef<HTMLButtonElement>(null);

  /** Shows the buttons again, with the focus that the question had. */
  function endQuestion() {
    flushSync(() => setAsks(undefined));
    approveButton.current?.focus();
  }

  async function approve() {
    await send('approve', '');
    endQuestion();
  }

  async function decline(reason: string) {
    setAsks(undefined);
    await send('decline', reason);
  }

  return (
    <ProposalCard proposal={proposal}>
      {needsResume && (
        <Alert tone="warning" role="alert" title="Resume needed" className="mb-4">
          <p>{applyTexts.noResume}</p>
          <LinkButton to="/job-seeker/resume" variant="secondary" className="mt-3">
            Upload Resume
          </LinkButton>
        </Alert>
      )}
      {asks === 'approve' ? (
        <ApproveQuestion proposal={proposal} isBusy={busy === 'approve'} onApprove={approve} onCancel={endQuestion} />
      ) : (
        <div className="grid grid-cols-2 gap-3">
          <Button
            ref={approveButton}
            variant="accent"
            aria-label={`Approve: ${proposal.jobTitle}`}
            onClick={() => setAsks('approve')}
          >
            Approve
          </Button>
          <Button
            variant="secondary"
            aria-label={`Decline: ${proposal.jobTitle}`}
            busy={busy === 'decline'}
            busyLabel="Declining..."
            onClick={() => setAsks('decline')}
          >
            Decline
          </Button>
        </div>
      )}
      <Sheet title={`Decline: ${proposal.jobTitle}`} open={asks === 'decline'} onClose={() => setAsks(undefined)}>
        <DeclineForm onDecline={decline} />
      </Sheet>
    </ProposalCard>
  );
}
