import { allowMoreResumes, viewResume } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api/api.ts';
import { Alert, Button, RetryAlert, Skeleton } from '../../../ui/index.ts';
import { staffApi, useStaffAction } from '../../api/index.ts';
import { askReason } from '../../ui/index.ts';

/** Each opened resume is recorded and counts: those that are only passed by with `j` and `k` are not loaded. */
const SETTLE_MS = 350;

function useSettled(id: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(id), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return settled === id;
}

interface ResumePagesProps {
  /** That which was sent with an application, or the current one of a member. */
  of: { applicationID: string } | { accountID: string };
  fullName: string;
}

/** A resume: its pages as re-rendered pictures, never the document itself. */
export function ResumePages({ of, fullName }: ResumePagesProps) {
  const isSettled = useSettled(JSON.stringify(of));
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [viewResume.path, of],
    queryFn: () => staffApi(viewResume, { query: of }),
    enabled: isSettled,
    // It does not change, and each reading is recorded.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error && !isFetching) {
    if (error instanceof ApiError && error.problem?.code === 'second_person_needed')
      return <LimitReached text={error.message} onAllowed={() => void refetch()} />;
    return <RetryAlert message={error.message} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="aspect-[1/1.41] w-full" />;
  return (
    <section aria-label="Resume" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="sr-only">Resume</h3>
      {data.pages.map(({ picture, text }, at) => (
        <figure key={at} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {picture ? (
            <img
              src={`data:image/jpeg;base64,${picture}`}
              alt={`Page ${at + 1} of the resume of ${fullName}`}
              className="w-full rounded-sm border border-line bg-white"
            />
          ) : null}
          <details open={!picture} className="text-sm">
            <summary className="cursor-pointer py-1 text-link">Text of page {at + 1}</summary>
            <p className="wrap-anywhere whitespace-pre-line">{text || 'This page has no text.'}</p>
          </details>
        </figure>
      ))}
      {data.pageCount > data.pages.length && (
        <p className="text-sm text-muted">
          The resume has {data.pageCount} pages; the first {data.pages.length} are shown.
        </p>
      )}
    </section>
  );
}

function LimitReached({ text, onAllowed }: { text: string; onAllowed: () => void }) {
  const { run, busy } = useStaffAction(allowMoreResumes);

  async function ask() {
    const reason = await askReason({
      title: 'Open 50 more resumes today',
      text: 'A colleague decides under Approvals.',
      confirmLabel: 'Request access',
    });
    if (reason) await run({ body: { reason } });
  }

  return (
    <div className="grid gap-3">
      <Alert tone="warning">{text}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={busy} onClick={ask}>
          Request approval
        </Button>
        <Button size="small" variant="secondary" onClick={onAllowed}>
          Approved: open the resume
        </Button>
      </div>
    </div>
  );
}
