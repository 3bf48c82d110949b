import type { ResumePdf } from '@aarambh/contract';
import { dateText } from '../../platform/text/format.ts';
import { Card, EmptyState, LinkButton } from '../../ui/index.ts';
import { CorrectionsTable } from './corrections-table.tsx';
import { approvePdf, requestPdfCorrections } from './resume-reviews.api.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewStatusAlert } from './review-status-alert.tsx';
import { useSubmitReview } from './use-submit-review.ts';
import { type PdfAddresses, ViewResumeLink } from './view-resume-link.tsx';

function OpenPdf({ pdf, addresses }: { pdf: ResumePdf; addresses: PdfAddresses }) {
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
        <ViewResumeLink pdf={pdf} addresses={addresses} label="View Resume" />
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

interface PdfReviewPanelProps {
  /** The PDF that waits for a review. */
  waiting: ResumePdf | null;
  /** The PDFs with requested corrections, newest first; the first one may still be under review. */
  earlier: readonly ResumePdf[];
  addresses: PdfAddresses;
}

/** The PDF under review with its review actions, and the earlier corrections. */
export function PdfReviewPanel({ waiting, earlier, addresses }: PdfReviewPanelProps) {
  const newest = waiting ?? earlier[0];
  const open = newest?.status === 'Waiting' || newest?.status === 'Corrections requested' ? newest : undefined;
  return (
    <>
      {open ? (
        <OpenPdf key={open.resumePdfID} pdf={open} addresses={addresses} />
      ) : (
        <NoOpenPdf isApproved={newest?.status === 'Approved'} />
      )}
      {earlier.length > 0 && (
        <Card as="section" aria-labelledby="earlier-title">
          <h2 id="earlier-title" className="mb-2">
            Earlier corrections
          </h2>
          <CorrectionsTable
            rows={earlier.map((pdf) => ({
              corrections: pdf.corrections,
              suggestedOn: pdf.correctionOn,
              resume: (
                <ViewResumeLink
                  pdf={pdf}
                  addresses={addresses}
                  label="View"
                  of={`Resume, corrected on ${dateText(pdf.correctionOn)}`}
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
