import type { JobHealth } from '@aarambh/contract';
import { dateTimeText } from '../../../platform/text/format.ts';
import { Badge } from '../../../ui/index.ts';
import { type Column, DataTable, TableSection } from '../../ui/index.ts';
import { durationText } from './duration-text.ts';

function State({ error, isOverdue, failures, finishedOn }: JobHealth) {
  if (error) return <Badge tone="error">{failures > 1 ? `Failed ${failures} times` : 'Failed'}</Badge>;
  if (isOverdue) return <Badge tone="warning">Overdue</Badge>;
  return finishedOn ? <Badge tone="success">Succeeded</Badge> : <Badge>Not run yet</Badge>;
}

const columns: Column<JobHealth>[] = [
  { header: 'Job', cell: ({ job }) => job },
  { header: 'Last run', cell: (job) => <State {...job} /> },
  {
    header: 'Finished',
    cell: ({ finishedOn }) => <span className="whitespace-nowrap">{finishedOn ? dateTimeText(finishedOn) : '–'}</span>,
  },
  { header: 'Took', align: 'end', cell: ({ durationMs }) => (durationMs === null ? '–' : durationText(durationMs)) },
  {
    header: 'Error',
    cell: ({ error, succeededOn }) =>
      error ? (
        <span className="wrap-anywhere">
          {error}
          {succeededOn && `. Last succeeded ${dateTimeText(succeededOn)}`}
        </span>
      ) : (
        '–'
      ),
  },
];

/** Scheduled jobs with their last run; those that fail or do not run come first. */
export const JobTable = ({ jobs }: { jobs: readonly JobHealth[] }) => (
  <TableSection title="Jobs">
    <DataTable
      label="Jobs"
      rows={jobs}
      columns={columns}
      rowKey={({ job }) => job}
      rowLabel={({ job }) => job}
      empty="No server has started the jobs"
    />
  </TableSection>
);
