import type { JobFair } from '@aarambh/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../platform/api/browser-api.ts';
import { calendarDay } from '../../platform/text/format.ts';
import { CalendarLeaf, Card, classNames, Skeleton } from '../../ui/index.ts';
import { FairBadges } from './fair-badges.tsx';
import { fairAddress, fairDates } from './fair-texts.ts';
import { countRegistrations, listJobFairs } from './job-fairs.api.ts';

const SHOWN = 3;

function FairLine({ fair }: { fair: JobFair }) {
  return (
    <li className="relative flex gap-4 py-4">
      <CalendarLeaf date={calendarDay(fair.startsOn)} />
      <div className="min-w-0">
        <Link
          to={fairAddress(fair.jobFairID)}
          className="font-semibold wrap-anywhere text-link hover:underline after:absolute after:inset-0 after:rounded-md"
        >
          {fair.title}
        </Link>
        <p className="mt-0.5 mb-2 text-sm text-muted">
          <span className="block">{fair.city}</span>
          {fairDates(fair)}
        </p>
        <FairBadges {...fair} />
      </div>
    </li>
  );
}

/** Next job fairs and the number of registrations (core §2); a link if there are none or loading failed. */
export function JobFairsBlock({ accountID }: { accountID: number }) {
  const fairs = useQuery({ queryKey: ['job-fairs', accountID], queryFn: () => listJobFairs(api), staleTime: 0 });
  const count = useQuery({
    queryKey: ['job-fair-count', accountID],
    queryFn: () => countRegistrations(api, accountID),
    staleTime: 0,
  });
  const upcoming = fairs.data?.filter(({ status }) => status !== 'Cancelled').slice(0, SHOWN);

  return (
    <Card as="section" aria-labelledby="job-fairs-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="job-fairs-title">Upcoming Job Fairs</h2>
        <Link to="/job-fair" className="inline-flex min-h-11 items-center text-link hover:underline">
          All job fairs
        </Link>
      </div>
      {count.data !== undefined && (
        <p className={classNames('text-sm font-semibold', count.data > 0 ? 'text-good' : 'text-muted')}>
          You are registered for {count.data} {count.data === 1 ? 'job fair' : 'job fairs'}.
        </p>
      )}
      {fairs.isPending && <Skeleton className="mt-4 h-48 rounded-md" />}
      {upcoming?.length === 0 && <p className="mt-2 text-muted">No job fairs are announced at the moment.</p>}
      {upcoming && upcoming.length > 0 && (
        <ul className="divide-y divide-line">
          {upcoming.map((fair) => (
            <FairLine key={fair.jobFairID} fair={fair} />
          ))}
        </ul>
      )}
    </Card>
  );
}
