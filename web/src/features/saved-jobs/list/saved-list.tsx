import type { SavedJob } from '@aarambh/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { failureText } from '../../../platform/api/failure-text.ts';
import { signInAddress } from '../../../platform/session/guard.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Bell } from '../../../ui/display/icons.tsx';
import { EmptyState, LinkButton, RetryAlert, SkeletonCard } from '../../../ui/index.ts';
import { SAVED_JOBS } from '../saved-jobs-address.ts';
import { syncSavedJobs } from '../store/save-actions.ts';
import { readMemberCopy } from '../store/saved-copy.ts';
import { useSavedJobs } from '../store/use-saved.ts';
import { SavedJobCard } from './saved-job-card.tsx';

/** Reads the list of the server; the copy of the browser is shown meanwhile, and stays when it fails. */
function useSync(accountID: number | undefined) {
  const [state, setState] = useState<{ busy: boolean; failure?: unknown }>({ busy: true });
  const sync = useCallback(() => {
    setState({ busy: true });
    syncSavedJobs({ isForced: true }).then(
      () => setState({ busy: false }),
      (failure: unknown) => setState({ busy: false, failure }),
    );
  }, []);
  // Another account has another list.
  useEffect(sync, [sync, accountID]);
  return { ...state, sync };
}

const Skeletons = () => (
  <div className="grid gap-4 lg:grid-cols-2 noscript:hidden">
    <SkeletonCard />
    <SkeletonCard />
  </div>
);

const Empty = () => (
  <EmptyState title="No saved jobs yet" drawing="saved" text="Tap the heart on a job to save it here.">
    <LinkButton to="/job/search">Find jobs</LinkButton>
  </EmptyState>
);

/** Part of the document, so that a visitor has a text to read before the code is there that knows the jobs. */
function Where({ jobs }: { jobs: readonly SavedJob[] }) {
  const count = jobs.length === 1 ? '1 job' : `${jobs.length} jobs`;
  return (
    <>
      <span className="when-in">{jobs.length > 0 ? `${count} saved.` : 'Jobs to come back to.'}</span>
      <span className="when-out">
        {jobs.length > 0 ? `${count} saved in this browser.` : 'Jobs to come back to, saved in this browser.'}{' '}
        <Link to={signInAddress(SAVED_JOBS)}>Log in</Link> to have them on every device.
      </span>
    </>
  );
}

/** The saved jobs of a visitor or a member, from the copy of the browser at once. */
export function SavedList() {
  const jobs = useSavedJobs();
  const accountID = useSession()?.accountID;
  const { busy, failure, sync } = useSync(accountID);
  const heading = useRef<HTMLHeadingElement>(null);
  // Without a copy of this account nothing is known until the server replies.
  const hasJobs = jobs !== undefined && jobs.length > 0;
  const isKnown = jobs && (hasJobs || accountID === undefined || readMemberCopy(accountID).readAt > 0);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          Saved jobs
        </h1>
        <Link to="/job/alerts" className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
          <Bell className="size-5" />
          Job alerts
        </Link>
      </div>
      <p className="mt-1 mb-6 min-h-6 text-muted">
        <Where jobs={jobs ?? []} />
      </p>
      {failure !== undefined && (
        <RetryAlert
          className="mb-4"
          tone={hasJobs ? 'warning' : 'error'}
          message={
            hasJobs
              ? 'We could not check which jobs are still open. Below are the jobs saved in this browser.'
              : failureText(failure, 'We could not load your saved jobs.')
          }
          busy={busy}
          onRetry={sync}
        />
      )}
      {!isKnown && failure === undefined && <Skeletons />}
      {isKnown && !hasJobs && <Empty />}
      {hasJobs && (
        <ul className="grid items-start gap-4 lg:grid-cols-2">
          {jobs.map((job) => (
            <SavedJobCard key={job.vacancyID} job={job} onRemoved={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
    </>
  );
}
