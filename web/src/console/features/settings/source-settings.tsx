import { listVacancySources, type VacancySource } from '@aarambh/contract';
import { RetryAlert } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { type Column, DataTable } from '../../ui/index.ts';
import { useSourceApproval } from '../vacancies/index.ts';
import { changedText } from './changed-text.ts';

const columns: Column<VacancySource>[] = [
  { header: 'Source', cell: ({ source }) => source },
  {
    header: 'New vacancies',
    cell: ({ needsApproval }) => (needsApproval ? 'Wait for approval' : 'Go live immediately'),
  },
  { header: 'Drafts', align: 'end', cell: ({ drafts }) => drafts || '–' },
  { header: 'Changed by', cell: changedText },
];

/** Whether new vacancies of each source wait for approval; opening a row changes it. */
export function SourceSettings() {
  const { data, error, isBusy, reload } = useStaffQuery(listVacancySources, {});
  const { change } = useSourceApproval();
  if (error && !data) return <RetryAlert message={error.message} onRetry={reload} />;
  return (
    <DataTable
      label="Import sources"
      rows={data}
      columns={columns}
      rowKey={({ source }) => source}
      rowLabel={({ source }) => source}
      onOpen={(source) => void change(source)}
      empty={<p className="text-muted">Nothing has been imported yet. Sources appear here with their first vacancy.</p>}
      busy={isBusy}
    />
  );
}
