import type { ResumePdf } from '@aarambh/contract';
import { shortDate } from '../../platform/text/format.ts';
import { Card, EmptyState, LinkButton } from '../../ui/index.ts';
import { CorrectionsTable } from './corrections-table.tsx';
import { approvePdf, requestPdfCorrections } from './resume-reviews.api.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewStatusAlert } from './review-status-alert.tsx';
import { useSubmitReview } from './use-submit-review.ts';
import { ViewResumeButton } from './view-resume-button.tsx';

function OpenPdf({ pdf }: { pdf: ResumePdf }) {
  const submitReview = useSubmitReview();
  const { resumePdfID: id, status } = pdf;
  return (
    <>
      <ReviewStatusAlert status={status} />
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2>Your new resume</h2>
          <p className="text-muted">Please read the whole PDF before you decide.</p>
        </div>
        <ViewResumeButton resumePdfID={id} label="View Resume" />
      </Card>
      <ReviewActions
        approveLabel="Approve Resume"
        onApprove={() => submitReview(() => approvePdf(id))}
        onCorrect={(corrections) => submitReview(() => requestPdfCorrections(id, corrections))}
      />
    </>
  );
}

function NoOpenPdf({ isApproved }: { isApproved: boolean }) {
  if (isApproved) return <ReviewStatusAlert status="Approved" />;
  return (
    <EmptyState drawing="file" title="You have no resume to review." text="We will email you as soon as there is one.">
      <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
    </EmptyState>
  );
}

/**
 * The PDF under review with its review actions, and the earlier corrections.
 * @param waiting the PDF that waits for a review
 * @param earlier the PDFs with requested corrections, newest first; the first one may still be under review
 */
export function PdfReview({ waiting, earlier }: { waiting: ResumePdf | null; earlier: readonly ResumePdf[] }) {
  const newest = waiting ?? earlier[0];
  const open = newest?.status === 'Waiting' || newest?.status === 'Corrections requested' ? newest : undefined;
  return (
    <>
      {open ? <OpenPdf key={open.resumePdfID} pdf={open} /> : <NoOpenPdf isApproved={newest?.status === 'Approved'} />}
      {earlier.length > 0 && (
        <Card as="section" aria-labelledby="earlier-title">
          <h2 id="earlier-title" className="mb-2">
            Earlier corrections
          </h2>
          <CorrectionsTable
            rows={earlier.map(({ resumePdfID, corrections, correctionOn }) => ({
              corrections,
              suggestedOn: correctionOn,
              resume: (
                <ViewResumeButton
                  resumePdfID={resumePdfID}
                  label="View"
                  of={`Resume, corrected on ${shortDate(correctionOn)}`}
                  size="small"
                />
              ),
            }))}
          />
        </Card>
      )}
    </>
  );
}
