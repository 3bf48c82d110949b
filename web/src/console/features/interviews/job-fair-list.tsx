import { listJobFairs, type StaffJobFair } from '@aarambh/contract';
import { useState } from 'react';
import { countText, dateTimeText } from '../../../platform/text/format.ts';
import { Badge, Button, RetryAlert, Sheet } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { type Column, DataTable, ListWithPane, RowPane, useKeys, useOpenRow } from '../../ui/index.ts';
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

/** Job fairs: create, change, cancel, and who comes. The open one is in the address. */
export function JobFairList() {
  const { data, error, isBusy, reload } = useStaffQuery(listJobFairs, { query: {} });
  const [isCreating, setCreating] = useState(false);
  const { openID, closeTo, open } = useOpenRow('/interviews', 'rowID');
  const lookup = useStaffQuery(
    listJobFairs,
    { query: { jobFairID: String(openID) } },
    { enabled: openID !== undefined },
  );
  const row = (lookup.data ?? data)?.find(({ jobFairID }) => jobFairID === openID);
  useKeys([{ key: 'n', label: 'Create a job fair', run: () => setCreating(true) }]);
  if (error && !data) return <RetryAlert message={error.message} onRetry={reload} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <Button size="small" onClick={() => setCreating(true)}>
          Create a job fair
        </Button>
      </div>
      <ListWithPane
        pane={
          openID !== undefined && (
            <RowPane noun="Job fair" id={openID} {...{ closeTo, row, lookup }}>
              {(fair) => <JobFairPane key={openID} fair={fair} closeTo={closeTo} />}
            </RowPane>
          )
        }
      >
        <DataTable
          label="Job fairs"
          rows={data}
          columns={columns}
          rowKey={({ jobFairID }) => jobFairID}
          rowLabel={({ title }) => title}
          onOpen={({ jobFairID }) => open(jobFairID)}
          openKey={openID}
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
