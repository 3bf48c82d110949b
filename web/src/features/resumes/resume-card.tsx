import { useState } from 'react';
import { Alert, Card, Skeleton } from '../../ui/index.ts';
import { ResumeUpload } from './resume-upload.tsx';
import { RetrievalFailure } from './retrieval-failure.tsx';
import { StoredResume } from './stored-resume.tsx';
import { FillFromResume } from './suggestions/fill-from-resume.tsx';
import { useStoredResume } from './use-stored-resume.ts';

interface ResumeCardProps {
  accountID: number;
  /** Called once the server has stored a file. */
  onChanged: () => void;
}

/** The resume on the profile page: upload and download (core §2). */
export function ResumeCard({ accountID, onChanged }: ResumeCardProps) {
  const resume = useStoredResume(accountID);
  const [uploads, setUploads] = useState(0);

  function handleStored() {
    resume.onStored();
    setUploads((count) => count + 1);
    onChanged();
  }

  function renderStatus() {
    if (resume.data) return <StoredResume address={resume.data} resume={resume} />;
    if (resume.isError) return <RetrievalFailure onRetry={resume.refetch} />;
    if (resume.isPending) return <Skeleton className="h-34 rounded-lg" />;
    return <Alert tone="info">You have not uploaded a resume yet. You need one to apply for jobs.</Alert>;
  }

  return (
    <Card as="section" id="resume" tabIndex={-1} aria-labelledby="resume-title">
      <h2 id="resume-title" className="mb-4">
        Resume
      </h2>
      <ResumeUpload accountID={accountID} onStored={handleStored} />
      <div className="mt-4">{renderStatus()}</div>
      {resume.data && (
        <div className="mt-4">
          <FillFromResume accountID={accountID} uploads={uploads} onChanged={onChanged} />
        </div>
      )}
    </Card>
  );
}
