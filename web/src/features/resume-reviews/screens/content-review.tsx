import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../../platform/api/api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { EmptyState, LinkButton, PageContainer, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { ContentReviewPanel } from '../content-review-panel.tsx';
import { getResumeContent } from '../resume-reviews.api.ts';
import { reviewKeys } from '../review-keys.ts';
import type { Route } from './+types/content-review.ts';

export const meta = () =>
  pageMeta({ title: 'Review your resume text', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { accountID } = requireSession(request);
  if (!/^\d{1,10}$/.test(params.resumeContentID)) throw new Response(null, { status: 404 });
  return { accountID, contentID: Number(params.resumeContentID) };
}
clientLoader.hydrate = true as const;

const Page = ({ children }: { children: ReactNode }) => (
  <PageContainer className="grid grid-cols-1 gap-5">
    <div>
      <h1>Review your resume text</h1>
      <p className="mt-1 text-muted">Your old resume, the new one, and what we changed.</p>
    </div>
    {children}
  </PageContainer>
);

const Loading = () => <Skeleton className="h-96 rounded-xl" />;

export const HydrateFallback = () => (
  <Page>
    <Loading />
  </Page>
);

function Review({ accountID, contentID }: { accountID: number; contentID: number }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: reviewKeys.content(accountID, contentID),
    queryFn: () => getResumeContent(contentID),
  });
  if (data) return <ContentReviewPanel accountID={accountID} resume={data} />;
  if (!error) return <Loading />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        drawing="file"
        title="We could not find this resume in your account."
        text="The link may be incomplete."
      >
        <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
      </EmptyState>
    );
  }
  return (
    <RetryAlert
      title="We could not load your resume"
      message={failureText(error, 'An error occurred')}
      busy={isFetching}
      onRetry={refetch}
    />
  );
}

/** Review of a resume text by the member (core §2). */
export default function ContentReviewScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <Review key={loaderData.contentID} {...loaderData} />
    </Page>
  );
}
