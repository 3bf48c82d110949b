import { useState } from 'react';
import { Alert, Button } from '../../ui/index.ts';
import { saveResumeCopy } from './resumes.api.ts';

interface StoredResumeProps {
  accountID: number;
  fullName: string;
}

/** Success box for a stored resume, with its download. */
export function StoredResume({ accountID, fullName }: StoredResumeProps) {
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle');

  async function download() {
    setState('fetching');
    const failed = await saveResumeCopy(accountID, fullName).then(
      () => false,
      () => true,
    );
    setState(failed ? 'failed' : 'idle');
  }

  return (
    <div className="grid gap-3">
      <Alert tone="success" title="Uploaded Resume!">
        <p>Your resume is safe and ready for review anytime.</p>
        <Button
          variant="secondary"
          className="mt-3"
          busy={state === 'fetching'}
          busyLabel="Fetching your resume..."
          onClick={download}
        >
          Download Resume
        </Button>
      </Alert>
      {state === 'failed' && (
        <Alert tone="error" role="alert" title="Failed to retrieve resume">
          Check your connection and press Download Resume again.
        </Alert>
      )}
    </div>
  );
}
