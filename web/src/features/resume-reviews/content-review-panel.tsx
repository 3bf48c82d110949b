import type { ResumeContent } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { Card, LinkButton } from '../../ui/index.ts';
import { CorrectionsTable } from './corrections-table.tsx';
import {
  approveContent,
  getWaitingContentID,
  listContentCorrections,
  requestContentCorrections,
} from './resume-reviews.api.ts';
import { ReviewActions } from './review-actions.tsx';
import { contentReviewAddress } from './review-addresses.ts';
import { reviewKeys } from './review-keys.ts';
import { isReviewable, ReviewStatusAlert } from './review-status-alert.tsx';
import { useSubmitReview } from './use-submit-review.ts';
import { ResumeVersions } from './versions/resume-versions.tsx';

function NewerVersion({ accountID }: { accountID: number }) {
  const { data: waitingID } = useQuery({
    queryKey: reviewKeys.waitingContent(accountID),
    queryFn: () => getWaitingContentID(accountID),
  });
  if (!waitingID) return null;
  return (
    <LinkButton to={contentReviewAddress(waitingID)} size="small" className="mt-3">
      Go to the newest version
    </LinkButton>
  );
}

function CorrectionHistory({ accountID, contentID }: { accountID: number; contentID: number }) {
  const { data } = useQuery({
    queryKey: reviewKeys.contentCorrections(accountID, contentID),
    queryFn: () => listContentCorrections(contentID),
  });
  if (!data || data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="history-title">
      <h2 id="history-title" className="mb-2">
        Your corrections
      </h2>
      <CorrectionsTable
        rows={data.map(({ corrections, correctionSubmittedOn }) => ({
          corrections,
          suggestedOn: correctionSubmittedOn,
        }))}
      />
    </Card>
  );
}

/** A version of a resume's text with its review actions and earlier corrections. */
export function ContentReviewPanel({ accountID, resume }: { accountID: number; resume: ResumeContent }) {
  const submitReview = useSubmitReview();
  const { resumeContentID: id, status } = resume;
  return (
    <>
      <ReviewStatusAlert status={status}>
        <NewerVersion accountID={accountID} />
      </ReviewStatusAlert>
      <ResumeVersions resume={resume} />
      {isReviewable(status) && (
        <ReviewActions
          approveLabel="Approve Resume Content"
          onApprove={() => submitReview(() => approveContent(id))}
          onCorrect={(corrections) => submitReview(() => requestContentCorrections(id, corrections))}
        />
      )}
      <CorrectionHistory accountID={accountID} contentID={id} />
    </>
  );
}
