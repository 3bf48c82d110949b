import { lazy, Suspense, useEffect, useState } from 'react';
import { loadWhenOnline } from '../../../ui/index.ts';
import { hasRecentJobs } from './recent-jobs.ts';

const RecentJobsList = lazy(() => loadWhenOnline(() => import('./recent-jobs-list.tsx'), true));

/**
 * Jobs opened in this browser, the last first; nothing before the first. Place it below the first screen, since it appears
 * after hydration, with code that first visitors do not load.
 * @param except id of the job that the page is about
 */
export function RecentlyViewed({ except }: { except?: number | undefined }) {
  const [hasJobs, setHasJobs] = useState(false);
  useEffect(() => setHasJobs(hasRecentJobs()), []);
  if (!hasJobs) return null;
  return (
    <Suspense>
      <RecentJobsList except={except} />
    </Suspense>
  );
}
