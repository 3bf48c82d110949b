import type { ProposalStatus, VacancyProposal } from '@aarambh/contract';
import { dateText } from '../../platform/text/format.ts';
import { Badge, type Tone } from '../../ui/index.ts';
import { ProposalCard } from './proposal-card.tsx';

const tones: Record<ProposalStatus, Tone> = {
  Waiting: 'brand',
  Approved: 'success',
  Declined: 'neutral',
  'Job closed': 'neutral',
};

function outcomeText({ status, answeredOn }: VacancyProposal): string {
  if (status === 'Approved') return `You approved on ${dateText(answeredOn)}. Your application was sent.`;
  if (status === 'Declined') return `You declined on ${dateText(answeredOn)}.`;
  return 'This job closed before you answered.';
}

/** A proposal that was answered or whose vacancy closed. */
export function AnsweredProposal({ proposal }: { proposal: VacancyProposal }) {
  const { status } = proposal;
  return (
    <ProposalCard proposal={proposal} badge={<Badge tone={tones[status]}>{status}</Badge>}>
      <p className="text-sm text-muted">{outcomeText(proposal)}</p>
    </ProposalCard>
  );
}
