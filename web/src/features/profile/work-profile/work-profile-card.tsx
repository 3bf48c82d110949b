import type { ProfileDetails } from '@aarambh/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/browser-api.ts';
import { LoadFailure } from '../../../platform/api/load-failure.tsx';
import { Card, Skeleton } from '../../../ui/index.ts';
import { profileKeys } from '../profile-keys.ts';
import { getWorkProfile } from './work-profile.api.ts';
import { WorkProfileRows } from './work-profile-rows.tsx';

const Loading = () =>
  Array.from({ length: 6 }, (_, at) => (
    <div key={at} className="flex h-16 flex-col justify-center gap-2 border-t border-line first:border-0">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-5 w-24" />
    </div>
  ));

/** Work profile: rows with a dialog each (core §2). */
export function WorkProfileCard({ accountID, onChanged }: { accountID: number; onChanged: () => void }) {
  const queries = useQueryClient();
  const queryKey = profileKeys.details(accountID);
  const details = useQuery({ queryKey, queryFn: () => getWorkProfile(api, accountID), staleTime: 0 });

  function handleSaved(change: Partial<ProfileDetails>) {
    queries.setQueryData(queryKey, (known?: ProfileDetails) => known && { ...known, ...change });
    void queries.invalidateQueries({ queryKey });
    // The work mode does not count for the progress (core §4).
    if (!('jobMode' in change)) onChanged();
  }

  function renderContent() {
    if (details.data)
      return (
        <WorkProfileRows
          accountID={accountID}
          details={details.data}
          prepare={() => details.refetch()}
          onSaved={handleSaved}
        />
      );
    return details.error ? <LoadFailure query={details} /> : <Loading />;
  }

  return (
    <Card as="section" id="work-profile" tabIndex={-1} aria-labelledby="work-profile-title">
      <h2 id="work-profile-title" className="mb-2">
        Work Profile
      </h2>
      {renderContent()}
    </Card>
  );
}
