import { useQuery } from '@tanstack/react-query';
import { Alert, LinkButton } from '../../ui/index.ts';
import { recentPdf, waitingContentID } from './resume-reviews.api.ts';
import { contentReviewAddress, PDF_REVIEW_ADDRESS } from './review-addresses.ts';
import { reviewKeys } from './review-keys.ts';

function ReviewAlert({ title, text, to }: { title: string; text: string; to: string }) {
  return (
    <Alert tone="info" title={title}>
      <p>{text}</p>
      <LinkButton to={to} size="small" className="mt-3">
        Review now
      </LinkButton>
    </Alert>
  );
}

/** The resume-correction and the resume-pdf alert; nothing while nothing waits for a review (core §2). */
export function ReviewAlerts({ accountID }: { accountID: number }) {
  const content = useQuery({
    queryKey: reviewKeys.waitingContent(accountID),
    queryFn: () => waitingContentID(accountID),
  });
  const pdf = useQuery({ queryKey: reviewKeys.recentPdf(accountID), queryFn: () => recentPdf(accountID) });
  if (!content.data && !pdf.data) return null;
  return (
    <div className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
      {content.data ? (
        <ReviewAlert
          title="Your resume text is ready for review"
          text="Compare it with your old one, then approve it or ask for corrections."
          to={contentReviewAddress(content.data)}
        />
      ) : null}
      {pdf.data && (
        <ReviewAlert
          title="Your resume PDF is ready for review"
          text="Read it through, then approve it or ask for corrections."
          to={PDF_REVIEW_ADDRESS}
        />
      )}
    </div>
  );
}
