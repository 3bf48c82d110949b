import { listJobFairs, type StaffJobFair } from '@aarambh/contract';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { countText, dateTimeText } from '../../../platform/text/format.ts';
import { Badge, Button, RetryAlert, Sheet } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { type Column, DataTable, ListWithPane, useKeys } from '../../ui/index.ts';
import { JobFairForm } from './job-fair-form.tsx';
import { JobFairPane } from './job-fair-pane.tsx';

const columns: Column<StaffJobFair>[] = [
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

const LIST = '/interviews?view=fairs';

/** Job fairs: create, change, cancel, and who comes. The open one is in the address. */
export function JobFairList() {
  const { data, error, isBusy, reload } = useStaffQuery(listJobFairs, {});
  const [isCreating, setCreating] = useState(false);
  const { rowID } = useParams();
  const navigate = useNavigate();
  const open = data?.find(({ jobFairID }) => String(jobFairID) === rowID);
  useKeys([{ key: 'n', label: 'Create a job fair', run: () => setCreating(true) }]);
  if (error && !data) return <RetryAlert message={error.message} onRetry={reload} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <Button size="small" onClick={() => setCreating(true)}>
          Create a job fair
        </Button>
      </div>
      <ListWithPane pane={open && <JobFairPane key={open.jobFairID} fair={open} closeTo={LIST} />}>
        <DataTable
          label="Job fairs"
          rows={data}
          columns={columns}
          rowKey={({ jobFairID }) => jobFairID}
          rowLabel={({ title }) => title}
          onOpen={({ jobFairID }) => void navigate(`/interviews/${jobFairID}?view=fairs`)}
          openKey={open?.jobFairID}
          empty="No job fairs yet"
          busy={isBusy}
        />
      </ListWithPane>
      <Sheet title="Create a job fair" open={isCreating} onClose={() => setCreating(false)}>
        {isCreating && <JobFairForm onDone={() => setCreating(false)} />}
      </Sheet>
    </div>
  );
}
