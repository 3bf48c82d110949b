import type { MouseEvent, ReactNode } from 'react';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { ReportedJob } from './reported-job.ts';
import { reportAddress } from './reported-job.ts';
import { useReportSheet } from './use-report-sheet.tsx';

interface ReportLinkProps {
  job: ReportedJob;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to the report of a job, which opens in a sheet; in a new tab or without JavaScript it is a page. */
export function ReportLink({ job, className, children }: ReportLinkProps) {
  const { open, sheet } = useReportSheet(job);
  const isHydrated = useIsHydrated();

  function press(event: MouseEvent) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  }

  return (
    <>
      <a
        href={reportAddress(job)}
        rel="nofollow"
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        onClick={press}
        className={className}
      >
        {children}
      </a>
      {sheet}
    </>
  );
}
