import { listInterviews, type StaffInterview } from '@aarambh/contract';
import { dateTimeText } from '../../../platform/text/format.ts';
import { RetryAlert } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import {
  type Column,
  DataTable,
  FilterBar,
  FilterSelect,
  ListWithPane,
  useFilters,
  useOpenRow,
} from '../../ui/index.ts';
import { InterviewOfAddress } from './interview-of-address.tsx';
import { InterviewStatus } from './interview-status.tsx';

const defaults = { show: 'open' };
const shows = [
  { value: 'outcome-missing', label: 'Outcome missing' },
  { value: 'replacement', label: 'Replacement due' },
  { value: 'ended', label: 'Ended and cancelled' },
] as const;

const columns: Column<StaffInterview>[] = [
  { header: 'Name', cell: ({ fullName }) => fullName },
  { header: 'Status', cell: (interview) => <InterviewStatus interview={interview} /> },
  { header: 'When', cell: ({ startsOn }) => <span className="whitespace-nowrap">{dateTimeText(startsOn)}</span> },
  { header: 'Job', cell: ({ jobTitle, orgName }) => `${jobTitle}, ${orgName}` },
  { header: 'Kind', phone: false, cell: ({ mode }) => mode },
];

/** The interviews as a list: missing outcomes first, then the next ones. */
export function InterviewList() {
  const { filters, setFilters, page } = useFilters(defaults);
  const show = shows.find(({ value }) => value === filters.show)?.value ?? 'open';
  const { data, error, isBusy, reload } = useStaffQuery(
    listInterviews,
    { query: { show, page: String(page) } },
    { keepPrevious: true },
  );
  const { openID, closeTo, open } = useOpenRow('/interviews', 'rowID');
  if (error && !data) return <RetryAlert message={error.message} onRetry={reload} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FilterBar>
        <FilterSelect
          label="Show"
          all="Open, missing outcomes first"
          options={shows}
          value={show === 'open' ? '' : show}
          onChange={(next) => setFilters({ show: next || 'open' })}
        />
      </FilterBar>
      <ListWithPane
        pane={openID !== undefined && <InterviewOfAddress id={openID} listed={data?.interviews} closeTo={closeTo} />}
      >
        <DataTable
          label="Interviews"
          rows={data?.interviews}
          columns={openID === undefined ? columns : columns.slice(0, 3)}
          rowKey={({ interviewScheduleID: id }) => id}
          rowLabel={({ fullName }) => fullName}
          onOpen={({ interviewScheduleID: id }) => open(id)}
          openKey={openID}
          total={data?.total}
          isCapped={data?.isCapped}
          page={page}
          empty="No interviews to show"
          busy={isBusy}
        />
      </ListWithPane>
    </div>
  );
}
