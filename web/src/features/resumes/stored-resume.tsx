import { FileLink } from '../../platform/api/file-link.tsx';
import { Alert } from '../../ui/index.ts';
import type { useStoredResume } from './use-stored-resume.ts';

interface StoredResumeProps {
  address: string;
  resume: Pick<ReturnType<typeof useStoredResume>, 'dataUpdatedAt' | 'refetch'>;
}

/** Success box for a stored resume, with its download (core §2). */
export function StoredResume({ address, resume }: StoredResumeProps) {
  return (
    <Alert tone="success" title="Uploaded Resume!">
      <p className="mb-3">Your resume is safe and ready for review anytime.</p>
      <FileLink
        address={address}
        fetchedAt={resume.dataUpdatedAt}
        renew={async () => (await resume.refetch({ throwOnError: true })).data}
        failureText="Failed to retrieve resume"
      >
        Download Resume
      </FileLink>
    </Alert>
  );
}
