import { useQuery } from '@tanstack/react-query';
import { Alert, LinkButton } from '../../ui/index.ts';
import { findWaitingPdf, getWaitingContentID } from './resume-reviews.api.ts';
import { contentReviewAddress, PDF_REVIEW_ADDRESS } from './review-addresses.ts';
import { reviewKeys } from './review-keys.ts';

/** On a phone without its text for the eyes: with three alerts, the first job would be below the screen. */
function ReviewAlert({ title, text, to }: { title: string; text: string; to: string }) {
  return (
    <Alert tone="info" title={title} className="max-sm:py-3">
      <p className="max-sm:sr-only">{text}</p>
      <LinkButton to={to} variant="secondary" size="small" className="mt-1 sm:mt-3">
        Review now
      </LinkButton>
    </Alert>
  );
}

/** Alerts for a resume text and a resume PDF that wait for a review (core §2). */
export function ReviewAlerts({ accountID }: { accountID: number }) {
  const content = useQuery({
    queryKey: reviewKeys.waitingContent(accountID),
    queryFn: () => getWaitingContentID(accountID),
  });
  const pdf = useQuery({ queryKey: reviewKeys.waitingPdf(accountID), queryFn: () => findWaitingPdf(accountID) });
  if (!content.data && !pdf.data) return null;
  return (
    <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col sm:gap-3">
      {content.data ? (
        <ReviewAlert
          title="Your resume text is ready for review"
          text="Compare it with your old resume, then approve it or request corrections."
          to={contentReviewAddress(content.data)}
        />
      ) : null}
      {pdf.data && (
        <ReviewAlert
          title="Your resume PDF is ready for review"
          text="Read all of it, then approve it or request corrections."
          to={PDF_REVIEW_ADDRESS}
        />
      )}
    </div>
  );
}
