import type { PublicSettings } from '@aarambh/contract';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { api } from '../../platform/api/browser-api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { RetryAlert, Sheet, Skeleton } from '../../ui/index.ts';
import { getPublicSettings } from '../accounts/index.ts';
import { ReportForm } from './report-form.tsx';
import type { ReportedJob } from './reported-job.ts';

const UNREACHABLE = 'We could not load the form. Check your connection and try again.';

interface ReportSheetProps {
  job: ReportedJob;
  open: boolean;
  onClose: () => void;
}

/** Loads the captcha and shows the form. Public pages have no query client. */
function Content({ job }: Pick<ReportSheetProps, 'job'>) {
  const [captcha, setCaptcha] = useState<PublicSettings['captcha']>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    setFailure(undefined);
    getPublicSettings(api).then(
      (settings) => isCurrent && setCaptcha(settings.captcha),
      (error: unknown) => isCurrent && setFailure(failureText(error, UNREACHABLE)),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  if (captcha) return <ReportForm job={job} captcha={captcha} />;
  if (failure) return <RetryAlert message={failure} onRetry={() => setAttempt(attempt + 1)} />;
  return <Skeleton className="h-96" />;
}

/** The report of a job in a sheet. It is a child of the page itself: a card would give it its small text. */
export function ReportSheet({ job, open, onClose }: ReportSheetProps) {
  return createPortal(
    <Sheet title="Report this job" open={open} onClose={onClose}>
      <p className="mb-4 text-muted wrap-anywhere">
        <span className="font-semibold text-ink">{job.jobTitle}</span>, {job.orgName}
      </p>
      <Content job={job} />
    </Sheet>,
    document.body,
  );
}
