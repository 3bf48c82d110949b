import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { vacancyAddress } from '../../../platform/public-addresses.ts';
import { Button } from '../../../ui/index.ts';
import { forgetRecentJobs, listRecentJobs, type RecentJob } from './recent-jobs.ts';

const MAX_SHOWN = 6;

/** Jobs opened in this browser, the last first, with a button that clears them. */
export default function RecentJobsList({ except }: { except?: number | undefined }) {
  const id = useId();
  const [jobs, setJobs] = useState<readonly RecentJob[]>([]);
  useEffect(() => {
    setJobs(listRecentJobs().filter(({ vacancyID }) => vacancyID !== except));
  }, [except]);
  if (jobs.length === 0) return null;

  function clear() {
    forgetRecentJobs();
    setJobs([]);
  }

  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id={id}>Recently viewed</h2>
        <Button variant="quiet" size="small" onClick={clear} className="-me-3">
          Clear
        </Button>
      </div>
      <ul className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {jobs.slice(0, MAX_SHOWN).map((job) => (
          <li
            key={job.vacancyID}
            className="relative min-w-0 rounded-lg border border-line bg-raised px-3.5 py-2.5 transition-colors hover:border-brand"
          >
            <Link
              to={vacancyAddress(job)}
              className="block truncate font-semibold text-ink no-underline after:absolute after:inset-0 after:rounded-lg"
            >
              {job.jobTitle}
            </Link>
            <p className="truncate text-sm text-muted">{[job.orgName, job.place].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
