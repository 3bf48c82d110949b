import { getFreeListingJobs } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, UNREACHABLE } from '../../../platform/api.ts';
import { api } from '../../../platform/browser-api.ts';
import { requireSession } from '../../../platform/guard.ts';
import { pageMeta } from '../../../platform/meta.ts';
import { Alert, Button, EmptyState, LinkButton, PageContainer, Spinner } from '../../../ui/index.ts';
import { VacancyList } from '../../vacancies/index.ts';
import type { Route } from './+types/free-listing.ts';

export const meta = () =>
  pageMeta({ title: 'Free Listing Jobs', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { accountID } = requireSession(request);
  return { accountID };
}
clientLoader.hydrate = true as const;

const Page = ({ children }: { children: ReactNode }) => (
  <PageContainer>
    <h1>Free Listing Jobs</h1>
    <p className="mt-1 mb-6 text-muted">The newest jobs you have not applied to yet. Applying is free.</p>
    {children}
  </PageContainer>
);

const Loading = () => <Spinner words="Loading your suggested jobs..." />;

export const HydrateFallback = () => (
  <Page>
    <Loading />
  </Page>
);

function SuggestedJobs({ accountID }: { accountID: number }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['free-listing', accountID],
    queryFn: () => api(getFreeListingJobs, { query: { accountID: String(accountID) } }),
  });
  if (data && data.length > 0) return <VacancyList vacancies={data} layout="grid" />;
  if (data) {
    return (
      <EmptyState
        drawing="inbox"
        title="No suggested jobs are available for you at the moment."
        text="A resume that is up to date helps us to find jobs that fit."
      >
        <LinkButton to="/job/search">Search jobs</LinkButton>
        <LinkButton to="/job-seeker/resume" variant="secondary">
          Update your resume
        </LinkButton>
      </EmptyState>
    );
  }
  if (!error) return <Loading />;
  return (
    <Alert tone="error" role="alert" title="We could not load your suggested jobs">
      <p>{error instanceof ApiError ? error.message : UNREACHABLE}</p>
      <Button variant="secondary" size="small" className="mt-3" busy={isFetching} onClick={() => refetch()}>
        Try again
      </Button>
    </Alert>
  );
}

/** Suggested jobs for an account without a plan (core §2). */
export default function FreeListing({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <SuggestedJobs accountID={loaderData.accountID} />
    </Page>
  );
}
