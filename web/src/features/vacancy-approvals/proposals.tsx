import type { VacancyProposal } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/browser-api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { EmptyState, LinkButton, RetryAlert, SkeletonCard } from '../../ui/index.ts';
import { AnsweredProposal } from './answered-proposal.tsx';
import { listProposals, proposalsKey } from './proposals.api.ts';
import { WaitingProposal } from './waiting-proposal.tsx';

const grid = 'grid gap-4 lg:grid-cols-2';

export const LoadingProposals = () => (
  <div className={grid}>
    <SkeletonCard />
    <SkeletonCard />
  </div>
);

const NoProposals = () => (
  <EmptyState
    drawing="inbox"
    title="No vacancies to approve"
    text="With a plan, an adviser finds jobs that fit you and proposes them here and by email. We apply only for the ones you approve."
  >
    <LinkButton to="/pricing">See the plans</LinkButton>
    <LinkButton to="/job/search" variant="secondary">
      Search jobs
    </LinkButton>
  </EmptyState>
);

function Lists({ proposals, accountID }: { proposals: VacancyProposal[]; accountID: number }) {
  const waiting = proposals.filter(({ status }) => status === 'Waiting');
  const answered = proposals.filter(({ status }) => status !== 'Waiting');
  return (
    <div className="grid gap-8">
      <section aria-labelledby="waiting-title">
        <h2 id="waiting-title" className="mb-3">
          Waiting for your answer
        </h2>
        {waiting.length === 0 && (
          <p className="text-muted">You have answered all proposals. We will email you the next one.</p>
        )}
        <ul className={grid}>
          {waiting.map((proposal) => (
            <li key={proposal.proposalID}>
              <WaitingProposal proposal={proposal} accountID={accountID} />
            </li>
          ))}
        </ul>
      </section>
      {answered.length > 0 && (
        <section aria-labelledby="answered-title">
          <h2 id="answered-title" className="mb-3">
            Answered
          </h2>
          <ul className={grid}>
            {answered.map((proposal) => (
              <li key={proposal.proposalID}>
                <AnsweredProposal proposal={proposal} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Proposals of an account: waiting ones, then answered ones. */
export function Proposals({ accountID }: { accountID: number }) {
  const query = useQuery({
    queryKey: proposalsKey(accountID),
    queryFn: () => listProposals(api, accountID),
    staleTime: 0,
  });
  if (query.data?.length === 0) return <NoProposals />;
  if (query.data) return <Lists proposals={query.data} accountID={accountID} />;
  if (!query.error) return <LoadingProposals />;
  return (
    <RetryAlert
      title="We could not load your proposals"
      message={failureText(query.error, 'An error occurred')}
      busy={query.isFetching}
      onRetry={query.refetch}
    />
  );
}
