import type { VacancyProposal } from '@aarambh/contract';
import { useState } from 'react';
import { Button, Sheet } from '../../ui/index.ts';
import { DeclineForm } from './decline-form.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { useAnswer } from './use-answer.ts';

/** A proposal waiting for an answer. */
export function WaitingProposal({ proposal, accountID }: { proposal: VacancyProposal; accountID: number }) {
  const { busy, approve, send } = useAnswer(proposal, accountID);
  const [declining, setDeclining] = useState(false);

  async function decline(reason: string) {
    setDeclining(false);
    await send('decline', reason);
  }

  return (
    <ProposalCard proposal={proposal}>
      <div className="grid grid-cols-2 gap-3">
        <Button
          variant="accent"
          aria-label={`Approve: ${proposal.jobTitle}`}
          busy={busy === 'approve'}
          busyLabel="Approving..."
          onClick={approve}
        >
          Approve
        </Button>
        <Button
          variant="secondary"
          aria-label={`Decline: ${proposal.jobTitle}`}
          busy={busy === 'decline'}
          busyLabel="Declining..."
          onClick={() => setDeclining(true)}
        >
          Decline
        </Button>
      </div>
      <Sheet title={`Decline: ${proposal.jobTitle}`} open={declining} onClose={() => setDeclining(false)}>
        <DeclineForm onDecline={decline} />
      </Sheet>
    </ProposalCard>
  );
}
