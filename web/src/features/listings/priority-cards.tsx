import type { ListedCard } from '@aarambh/contract';
import { LinkButton } from '../../ui/index.ts';
import { ListedCards } from './listed-cards.tsx';
import { ListingFailure } from './listing-failure.tsx';
import { LoadingCards } from './loading-cards.tsx';
import { NothingListed, WithoutPlan } from './no-priority-jobs.tsx';
import { isUnread, unreadFirst } from './open-card.ts';
import { useOpenCard } from './use-open-card.ts';
import { usePriority } from './use-priority.ts';

interface PriorityCardsProps {
  accountID: number;
  /** Heading level of the jobs' titles. */
  level?: 2 | 3 | undefined;
  /** Maximum number shown, with a link to the rest. Default: all. */
  max?: number | undefined;
}

/** Number of new jobs, and remaining credits of the plan. */
function Figures({ cards, credits }: { cards: readonly ListedCard[]; credits: number | undefined }) {
  const unread = cards.filter(isUnread).length;
  return (
    <p className="mb-4 flex min-h-6 flex-wrap gap-x-4 gap-y-1 text-muted">
      <span>
        <strong className="text-ink tabular-nums">{unread}</strong> new of{' '}
        <span className="tabular-nums">{cards.length}</span> {cards.length === 1 ? 'job' : 'jobs'}
      </span>
      {credits !== undefined && (
        <span>
          <strong className="text-ink tabular-nums">{credits}</strong>{' '}
          {credits === 1 ? 'vacancy credit' : 'vacancy credits'} left
        </span>
      )}
    </p>
  );
}

/** Priority listing of an account, unread first; without a plan, a link to the plans (core §2). */
export function PriorityCards({ accountID, level = 2, max }: PriorityCardsProps) {
  const { jobs, plan, credits } = usePriority(accountID);
  const { open, openedHere } = useOpenCard(accountID, 'priority');
  if (plan.data === false) return <WithoutPlan />;
  if (jobs.data?.length === 0 && plan.data) return <NothingListed hasCredits={credits.data !== 0} />;
  if (jobs.data && plan.data) {
    return (
      <>
        <Figures cards={jobs.data} credits={credits.data} />
        <ListedCards cards={unreadFirst(jobs.data, openedHere).slice(0, max)} level={level} marksNew onOpen={open} />
        {max !== undefined && jobs.data.length > max && (
          <LinkButton to="/priority-listing-jobs" variant="secondary" className="mt-4">
            See all {jobs.data.length} priority jobs
          </LinkButton>
        )}
      </>
    );
  }
  const failed = [plan, jobs].find((query) => query.error);
  return failed ? <ListingFailure title="We could not load your priority jobs" query={failed} /> : <LoadingCards />;
}
