import type { SavedSearch } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { Alert, EmptyState, LinkButton, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { PushSwitch } from '../push/push-switch.tsx';
import { listSavedSearches, savedSearchesKey } from '../saved-search.api.ts';
import { SavedSearchCard } from './saved-search-card.tsx';

export const LoadingSearches = () => (
  <div className="grid gap-4">
    <Skeleton className="h-52 rounded-xl" />
    <Skeleton className="h-52 rounded-xl" />
  </div>
);

const NoSearches = () => (
  <EmptyState
    drawing="alert"
    title="No saved searches yet"
    text="Search for a job and tap Save this search, or follow a company. We will send you new jobs."
  >
    <LinkButton to="/job/search">Search jobs</LinkButton>
  </EmptyState>
);

const getsMail = ({ frequency, channels }: SavedSearch): boolean => frequency !== 'off' && channels.includes('mail');

/** The saved searches of an account, last saved first. */
export function SavedSearches({ accountID }: { accountID: number }) {
  const query = useQuery({
    queryKey: savedSearchesKey(accountID),
    queryFn: () => listSavedSearches(api, accountID),
    staleTime: 0,
  });
  if (query.data) {
    const { searches, options } = query.data;
    if (searches.length === 0) return <NoSearches />;
    return (
      <div className="grid gap-4">
        {options.needsVerifiedEmail && searches.some(getsMail) && (
          <Alert tone="info">
            Email alerts start after you have verified your address. <Link to="/dashboard">Verify it now</Link>
          </Alert>
        )}
        {options.needsWhatsAppConsent && (
          <p>
            To get alerts by WhatsApp too, <Link to="/account/privacy">agree under Privacy & Data</Link>.
          </p>
        )}
        <PushSwitch accountID={accountID} pushKey={options.pushKey} searches={searches} />
        <ul className="grid gap-4">
          {searches.map((search) => (
            <li key={search.savedSearchID}>
              <SavedSearchCard search={search} channels={options.channels} accountID={accountID} />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  // Without a connection the query pauses after its first failure.
  const failure = query.error ?? (query.isPaused ? query.failureReason : null);
  if (!failure) return <LoadingSearches />;
  return (
    <RetryAlert
      message={failureText(failure, 'We could not load your job alerts.')}
      busy={query.isFetching}
      onRetry={query.refetch}
    />
  );
}
