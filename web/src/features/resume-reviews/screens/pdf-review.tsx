import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageMeta } from '../../../platform/document/meta.ts';
import { requireSession } from '../../../platform/session/guard.ts';
import { Alert, Button, PageContainer, Skeleton } from '../../../ui/index.ts';
import { failureText } from '../../accounts/index.ts';
import { PdfReview } from '../pdf-review.tsx';
import { pdfListOf, recentPdf } from '../resume-reviews.api.ts';
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
  const recent = useQuery({ queryKey: reviewKeys.recentPdf(accountID), queryFn: () => recentPdf(accountID) });
  const list = useQuery({ queryKey: reviewKeys.pdfList(accountID), queryFn: () => pdfListOf(accountID) });
  if (recent.data !== undefined && list.data) return <PdfReview recent={recent.data} earlier={list.data} />;
  const error = recent.error ?? list.error;
  if (!error) return <Loading />;
  return (
    <Alert tone="error" role="alert" title="We could not load your resume">
      <p>{failureText(error, 'An error occurred')}</p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        busy={recent.isFetching || list.isFetching}
        onClick={() => Promise.all([recent.refetch(), list.refetch()])}
      >
        Try again
      </Button>
    </Alert>
  );
}

/** The review of a resume PDF by its owner (commerce §2). */
export default function PdfReviewScreen({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <Review accountID={loaderData.accountID} />
    </Page>
  );
}
