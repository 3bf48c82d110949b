import type { ResumePdf } from '@aarambh/contract';
import { shortDate } from '../../platform/text/format.ts';
import { Card, EmptyState, LinkButton } from '../../ui/index.ts';
import { CorrectionsTable } from './corrections-table.tsx';
import { approvePdf, correctPdf } from './resume-reviews.api.ts';
import { ReviewState } from './review-state.tsx';
import { useSendWord } from './use-send-word.ts';
import { ViewResumeButton } from './view-resume-button.tsx';
import { YourWord } from './your-word.tsx';

function OpenPdf({ pdf }: { pdf: ResumePdf }) {
  const sendWord = useSendWord();
  const { resumePdfID: id, status } = pdf;
  return (
    <>
      <ReviewState status={status} />
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2>Your new resume</h2>
          <p className="text-muted">A PDF. Read it to the end before you decide.</p>
        </div>
        <ViewResumeButton resumePdfID={id} label="View Resume" />
      </Card>
      <YourWord
        approveLabel="Approve Resume"
        onApprove={() => sendWord(() => approvePdf(id))}
        onCorrect={(corrections) => sendWord(() => correctPdf(id, corrections))}
      />
    </>
  );
}

function NothingWaits({ isApproved }: { isApproved: boolean }) {
  if (isApproved) return <ReviewState status="Approved" />;
  return (
    <EmptyState
      drawing="file"
      title="No resume waits for your review."
      text="We send you a mail as soon as there is one."
    >
      <LinkButton to="/dashboard">Go to your dashboard</LinkButton>
    </EmptyState>
  );
}

/**
 * The PDF that is open, with what its owner may say about it, and earlier corrections.
 * @param recent the one that waits
 * @param earlier the corrections, the newest first; their PDF may still be the newest, and then is open
 */
export function PdfReview({ recent, earlier }: { recent: ResumePdf | null; earlier: readonly ResumePdf[] }) {
  const newest = recent ?? earlier[0];
  const open = newest?.status === 'Waiting' || newest?.status === 'Corrections requested' ? newest : undefined;
  return (
    <>
      {open ? (
        <OpenPdf key={open.resumePdfID} pdf={open} />
      ) : (
        <NothingWaits isApproved={newest?.status === 'Approved'} />
      )}
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
