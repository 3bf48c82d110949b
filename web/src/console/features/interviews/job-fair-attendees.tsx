import { listJobFairAttendees } from '@aarambh/contract';
import { RetryAlert, Skeleton } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';

/** Who is registered for a job fair; reading it is recorded. */
export function JobFairAttendees({ jobFairID }: { jobFairID: number }) {
  const { data, error, reload } = useStaffQuery(listJobFairAttendees, { params: { jobFairID: String(jobFairID) } });
  if (error) return <RetryAlert message={error.message} onRetry={reload} />;
  if (!data) return <Skeleton className="h-24" />;
  if (data.length === 0) return <p>No registrations yet.</p>;
  return (
    <section aria-label="Registered" className="grid gap-2">
      <h3>{data.length} registered</h3>
      <ol className="grid gap-1 text-sm">
        {data.map(({ accountID, fullName, email }) => (
          <li key={accountID} className="wrap-anywhere">
            {fullName} <span className="text-muted">{email}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
