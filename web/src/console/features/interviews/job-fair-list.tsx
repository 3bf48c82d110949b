import { type CallReply, cancelJobFair, listJobFairAttendees, listJobFairs } from '@aarambh/contract';
import { useState } from 'react';
import { countText, dateTimeText } from '../../../platform/text/format.ts';
import { Badge, Button, Disclosure, KeyValueList, RetryAlert, Sheet, Skeleton } from '../../../ui/index.ts';
import { useStaffAction, useStaffQuery } from '../../api/index.ts';
import { askReason, type Column, DataTable, HistoryList } from '../../ui/index.ts';
import { EditJobFairForm } from './edit-job-fair-form.tsx';
import { JobFairForm } from './job-fair-form.tsx';

type JobFair = CallReply<typeof listJobFairs>[number];

const columns: Column<JobFair>[] = [
  { header: 'Title', cell: ({ title }) => title },
  { header: 'Status', cell: ({ status }) => <Badge tone={status === 'Open' ? 'success' : 'neutral'}>{status}</Badge> },
  { header: 'When', cell: ({ startsOn }) => <span className="whitespace-nowrap">{dateTimeText(startsOn)}</span> },
  { header: 'City', cell: ({ city }) => city },
  {
    header: 'Registered',
    align: 'end',
    cell: ({ capacity, placesLeft }) => `${capacity - placesLeft} of ${countText(capacity, false)}`,
  },
];

/** Job fairs: create, cancel, and who comes. */
export function JobFairList() {
  const { data, error, isBusy, reload } = useStaffQuery(listJobFairs, {});
  const [isCreating, setCreating] = useState(false);
  const [openID, setOpenID] = useState<number>();
  const open = data?.find(({ jobFairID }) => jobFairID === openID);
  if (error && !data) return <RetryAlert message={error.message} onRetry={reload} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <Button size="small" onClick={() => setCreating(true)}>
          Create a job fair
        </Button>
      </div>
      <DataTable
        label="Job fairs"
        rows={data}
        columns={columns}
        rowKey={({ jobFairID }) => jobFairID}
        rowLabel={({ title }) => title}
        onOpen={({ jobFairID }) => setOpenID(jobFairID)}
        empty="No job fairs yet"
        busy={isBusy}
      />
      <Sheet title="Create a job fair" open={isCreating} onClose={() => setCreating(false)}>
        {isCreating && <JobFairForm onDone={() => setCreating(false)} />}
      </Sheet>
      <Sheet title={open?.title ?? ''} open={open !== undefined} onClose={() => setOpenID(undefined)}>
        {open && <JobFairDetails fair={open} onDone={() => setOpenID(undefined)} />}
      </Sheet>
    </div>
  );
}

function JobFairDetails({ fair, onDone }: { fair: JobFair; onDone: () => void }) {
  const { jobFairID, title, status } = fair;
  const [showsAttendees, setShowsAttendees] = useState(false);
  const { run, busy } = useStaffAction(cancelJobFair, { invalidates: [listJobFairs] });

  async function cancel() {
    onDone();
    const cause = await askReason({
      title: `Cancel ${title}`,
      text: 'Everyone registered gets a mail with the reason.',
      confirmLabel: 'Cancel the job fair',
      danger: true,
    });
    if (cause) await run({ body: { jobFairID, cause } });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <KeyValueList
        items={[
          { label: 'When', value: `${dateTimeText(fair.startsOn)} to ${dateTimeText(fair.endsOn)}` },
          { label: 'Registration until', value: dateTimeText(fair.registerUntil) },
          { label: 'Venue', value: `${fair.venue}, ${fair.city}` },
          { label: 'Organiser', value: fair.organiser },
          { label: 'Companies', value: fair.companies.join(', ') },
        ]}
      />
      {showsAttendees ? (
        <Attendees jobFairID={jobFairID} />
      ) : (
        <Button variant="secondary" onClick={() => setShowsAttendees(true)}>
          Show who is registered
        </Button>
      )}
      {status !== 'Cancelled' && status !== 'Over' && (
        <>
          <Disclosure title="Change the job fair">
            <EditJobFairForm fair={fair} onDone={onDone} />
          </Disclosure>
          <Button variant="secondary" busy={busy} onClick={cancel}>
            Cancel the job fair
          </Button>
        </>
      )}
      <HistoryList targetKind="job-fair" targetID={jobFairID} />
    </div>
  );
}

function Attendees({ jobFairID }: { jobFairID: number }) {
  const { data, error, reload } = useStaffQuery(listJobFairAttendees, { params: { jobFairID: String(jobFairID) } });
  if (error) return <RetryAlert message={error.message} onRetry={reload} />;
  if (!data) return <Skeleton className="h-24" />;
  if (data.length === 0) return <p>Nobody is registered yet.</p>;
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
