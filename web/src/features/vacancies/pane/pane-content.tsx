import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../platform/api/browser-api.ts';
import { vacancyAddress } from '../../../platform/public-addresses.ts';
import { EmptyState, LinkButton, RetryAlert } from '../../../ui/index.ts';
import { DetailsVariant } from '../details/details-variant.ts';
import { type Loaded, loadManualVacancy, loadStandardVacancy } from '../details/load-vacancy.ts';
import { ManualDetails } from '../details/manual-details.tsx';
import { StandardDetails } from '../details/standard-details.tsx';
import type { OpenJob } from './open-job.ts';
import { PaneSkeleton } from './pane-skeleton.tsx';

type Vacancies = Parameters<typeof StandardDetails>[0]['vacancy'] | Parameters<typeof ManualDetails>[0]['vacancy'];
type Found = Loaded<Vacancies>;

/** A vacancy of the other kind is reported by a redirect: then it is loaded as that kind. */
async function load({ vacancyID, isManualPostedJob }: OpenJob): Promise<Found> {
  const [first, second] = isManualPostedJob
    ? [loadManualVacancy, loadStandardVacancy]
    : [loadStandardVacancy, loadManualVacancy];
  try {
    return await first(api, String(vacancyID));
  } catch (error) {
    if (error instanceof Response) return second(api, String(vacancyID));
    throw error;
  }
}

/** Loads the vacancy; undefined until then. A failure of the code itself reaches the error page. */
function useLoaded(job: OpenJob): { found: Found | undefined; reload: () => void } {
  const { vacancyID, isManualPostedJob } = job;
  const [found, setFound] = useState<Found>();
  const [bug, setBug] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // A new attempt loads again
  useEffect(() => {
    let current = true;
    load({ vacancyID, isManualPostedJob }).then(
      (loaded) => current && setFound(loaded),
      (error: unknown) => current && setBug(error),
    );
    return () => {
      current = false;
    };
  }, [vacancyID, isManualPostedJob, attempt]);
  if (bug !== undefined) throw bug;
  return { found, reload: () => setAttempt(attempt + 1) };
}

function Content({ found, job, reload }: { found: Found; job: OpenJob; reload: () => void }): ReactNode {
  if ('failure' in found)
    return (
      <div className="grid gap-3 p-5 pe-16">
        <RetryAlert message={found.failure} onRetry={reload} />
        <Link to={vacancyAddress(job)}>Open the full page</Link>
      </div>
    );
  if ('message' in found)
    return (
      <EmptyState drawing="lost" title="Job Not Available" text={found.message}>
        <LinkButton to={vacancyAddress(job)} variant="secondary">
          Similar jobs that are open
        </LinkButton>
      </EmptyState>
    );
  const { vacancy } = found;
  return vacancy.isManualPostedJob ? <ManualDetails vacancy={vacancy} /> : <StandardDetails vacancy={vacancy} />;
}

interface PaneContentProps {
  job: OpenJob;
  /** Called when the details are shown. */
  onShown: () => void;
}

/** Details of a vacancy in a pane. Give it a key per vacancy. */
export function PaneContent({ job, onShown }: PaneContentProps) {
  const { found, reload } = useLoaded(job);
  // Once per vacancy
  useEffect(() => {
    if (found) onShown();
  }, [found]);
  if (!found) return <PaneSkeleton />;
  return (
    <DetailsVariant value="pane">
      <Content found={found} job={job} reload={reload} />
    </DetailsVariant>
  );
}
