import { lazy, Suspense, useState } from 'react';
import { Button, Spinner } from '../../../ui/index.ts';

// Loaded lazily: most visits do not read the resume.
const ResumeSuggestions = lazy(() =>
  import('./resume-suggestions.tsx').then((module) => ({ default: module.ResumeSuggestions })),
);

interface FillFromResumeProps {
  accountID: number;
  /** Number of uploads on this page; after one, the resume is read at once. */
  uploads: number;
  onChanged?: (() => void) | undefined;
}

/** Offers to read the stored resume, and shows what was read. */
export function FillFromResume({ accountID, uploads, onChanged = () => undefined }: FillFromResumeProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && uploads === 0)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Fill my profile from my resume
      </Button>
    );
  return (
    <Suspense fallback={<Spinner words="Reading your resume..." />}>
      <ResumeSuggestions key={uploads} accountID={accountID} version={uploads} onChanged={onChanged} />
    </Suspense>
  );
}
