import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError, UNREACHABLE } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { EmptyState, LinkButton, RetryAlert, SkeletonCard, Tabs } from '../../../ui/index.ts';
import { useWaiting } from '../waiting/waiting-applications.ts';
import { filterApplications, type Shown } from './application-state.ts';
import { SentApplicationCard } from './sent-application-card.tsx';
import { applicationsKey, listApplications } from './sent-applications.api.ts';

const filters: { value: Shown; label: string; none: string }[] = [
  { value: 'all', label: 'All', none: '' },
  { value: 'active', label: 'Active', none: 'You have no active applications.' },
  { value: 'closed', label: 'Closed', none: 'You have no closed applications.' },
];

const NoApplications = () => (
  <EmptyState
    drawing="inbox"
    title="You have not applied for a job yet"
    text="Applying is free. Track each application here."
  >
    <LinkButton to="/job/search">Search jobs</LinkButton>
    <LinkButton to="/free-listing-jobs" variant="secondary">
      Free Listing Jobs
    </LinkButton>
  </EmptyState>
);

/** Applications of an account, filtered by active or ended; the filter is in the address. */
export function SentApplications({ accountID }: { accountID: number }) {
  const [params, setParams] = useSearchParams();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: applicationsKey(accountID),
    queryFn: () => listApplications(api, accountID),
  });
  const hasWaiting = useWaiting().length > 0;
  if (data?.length === 0) return hasWaiting ? null : <NoApplications />;
  if (data) {
    const filter = filters.find(({ value }) => value === params.get('show')) ?? filters[0];
    const shown = filterApplications(data, filter?.value ?? 'all');
    return (
      <Tabs
        label="Filter applications"
        tabs={filters.map(({ value, label }) => ({
          value,
          label: `${label} (${filterApplications(data, value).length})`,
        }))}
        value={filter?.value ?? 'all'}
        onChange={(show) => setParams(show === 'all' ? {} : { show }, { replace: true, preventScrollReset: true })}
      >
        {shown.length === 0 && <p className="py-6 text-muted">{filter?.none}</p>}
        <ul className="grid gap-4 lg:grid-cols-2">
          {shown.map((application) => (
            <SentApplicationCard key={application.applicationID} accountID={accountID} application={application} />
          ))}
        </ul>
      </Tabs>
    );
  }
  if (!error)
    return (
      <div className="grid gap-4 lg:grid-cols-2">
        <SkeletonCard />
        <SkeletonCard />
      </div>
    );
  return (
    <RetryAlert
      title="We could not load your applications"
      message={error instanceof ApiError ? error.message : UNREACHABLE}
      busy={isFetching}
      onRetry={refetch}
    />
  );
}
