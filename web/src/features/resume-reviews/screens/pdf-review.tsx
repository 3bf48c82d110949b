import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../../platform/api/failure-text.ts';
import { FILE_LINK_REFRESH_MS } from '../../../platform/api/file-link.tsx';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { PageContainer, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { PdfReviewPanel } from '../pdf-review-panel.tsx';
import { findWaitingPdf, listCorrectedPdfs } from '../resume-reviews.api.ts';
import { reviewKeys } from '../review-keys.ts';
import type { Route } from './+types/pdf-review.ts';

export const meta = () =>
  pageMeta({ title: 'Review your resume PDF', description: '', publicUrl: '', path: '', hidden: true });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { accountID: requireSession(request).accountID };
}
clientLoader.hydrate = true as const;

const Page = ({ children }: { children: ReactNode }) => (
  <PageContainer className="grid grid-cols-1 gap-5">
    <div>
      <h1>Review your resume PDF</h1>
      <p className="mt-1 text-muted">Approve it, or tell us what to correct.</p>
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

function Review({ accountID }: { accountID: number }) {
  const waiting = useQuery({
    queryKey: reviewKeys.waitingPdf(accountID),
    queryFn: () => findWaitingPdf(accountID),
    refetchInterval: FILE_LINK_REFRESH_MS,
  });
  const corrected = useQuery({
    queryKey: reviewKeys.correctedPdfs(accountID),
    queryFn: () => listCorrectedPdfs(accountID),
    refetchInterval: FILE_LINK_REFRESH_MS,
  });
  async function renew() {
    const [first, others] = await Promise.all([
      waiting.refetch({ throwOnError: true }),
      corrected.refetch({ throwOnError: true }),
    ]);
    return [...(first.data ? [first.data] : []), ...(others.data ?? [])];
  }
  if (waiting.data !== undefined && corrected.data) {
    const fetchedAt = Math.min(waiting.dataUpdatedAt, corrected.dataUpdatedAt);
    return <PdfReviewPanel waiting={waiting.data} earlier={corrected.data} addresses={{ fetchedAt, renew }} />;
  }
  const error = waiting.error ?? corrected.error;
  if (!error) return <Loading />;
  return (
    <RetryAlert
      title="We could not load your resume"
      message={failureText(error, 'An error occurred')}
      busy={waiting.isFetching || corrected.isFetching}
      onRetry={() => Promise.all([waiting.refetch(), corrected.refetch()])}
    />
  );
}

/** Review of a resume PDF by the member (commerce §2). */
export default function PdfReviewScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <Review accountID={loaderData.accountID} />
    </Page>
  );
}
