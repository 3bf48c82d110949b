import { EmptyState, LinkButton, Spinner } from '../../ui/index.ts';
import { ListedCards } from './listed-cards.tsx';
import { ListingFailure } from './listing-failure.tsx';
import { useListing } from './use-listing.ts';
import { useOpenCard } from './use-open-card.ts';

const NoJobs = () => (
  <EmptyState
    drawing="inbox"
    title="No suggested jobs are available for you at the moment."
    text="Keep your skills, preferred places and resume up to date to get better matches."
  >
    <LinkButton to="/profile/update">Update your profile</LinkButton>
    <LinkButton to="/job/search" variant="secondary">
      Search jobs
    </LinkButton>
  </EmptyState>
);

/** Free listing: jobs that match the profile (core §2). */
export function SuggestedJobs({ accountID }: { accountID: number }) {
  const jobs = useListing(accountID, 'free');
  const { open } = useOpenCard(accountID, 'free');
  if (jobs.data?.length === 0) return <NoJobs />;
  if (jobs.data) return <ListedCards cards={jobs.data} onOpen={open} />;
  if (!jobs.error) return <Spinner words="Loading your suggested jobs..." />;
  return <ListingFailure title="We could not load your suggested jobs" query={jobs} />;
}
