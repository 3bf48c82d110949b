import type { ResumeContent } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { Card, LinkButton } from '../../ui/index.ts';
import { CorrectionsTable } from './corrections-table.tsx';
import { approveContent, contentCorrectionsOf, correctContent, waitingContentID } from './resume-reviews.api.ts';
import { contentReviewAddress } from './review-addresses.ts';
import { reviewKeys } from './review-keys.ts';
import { isOpen, ReviewState } from './review-state.tsx';
import { useSendWord } from './use-send-word.ts';
import { ResumeVersions } from './versions/resume-versions.tsx';
import { YourWord } from './your-word.tsx';

function NewerVersion({ accountID }: { accountID: number }) {
  const { data: newer } = useQuery({
    queryKey: reviewKeys.waitingContent(accountID),
    queryFn: () => waitingContentID(accountID),
  });
  if (!newer) return null;
  return (
    <LinkButton to={contentReviewAddress(newer)} size="small" className="mt-3">
      Go to the newest version
    </LinkButton>
  );
}

function History({ accountID, contentID }: { accountID: number; contentID: number }) {
  const { data } = useQuery({
    queryKey: reviewKeys.contentCorrections(accountID, contentID),
    queryFn: () => contentCorrectionsOf(contentID),
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

/** A version of a resume's text with what its owner may say about it. */
export function ContentReview({ accountID, resume }: { accountID: number; resume: ResumeContent }) {
  const sendWord = useSendWord();
  const { resumeContentID: id, status } = resume;
  return (
    <>
      <ReviewState status={status}>
        <NewerVersion accountID={accountID} />
      </ReviewState>
      <ResumeVersions resume={resume} />
      {isOpen(status) && (
        <YourWord
          approveLabel="Approve Resume Content"
          onApprove={() => sendWord(() => approveContent(id))}
          onCorrect={(corrections) => sendWord(() => correctContent(id, corrections))}
        />
      )}
      <History accountID={accountID} contentID={id} />
    </>
  );
}
