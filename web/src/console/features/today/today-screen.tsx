import {
  type CallReply,
  claimWork,
  getToday,
  releaseWork,
  type StaffPermission,
  type WorkItem,
  type WorkKind,
  workKindNames,
  workKinds,
} from '@aarambh/contract';
import { useNavigate } from 'react-router';
import { countText, dateTimeText } from '../../../platform/text/format.ts';
import { Badge, Button, RetryAlert } from '../../../ui/index.ts';
import { staffApi, useStaffAction, useStaffQuery, useStaffSession } from '../../api/index.ts';
import { type Column, ConsolePage, DataTable, Figure, FilterBar, FilterSelect, useFilters } from '../../ui/index.ts';
import { workTexts } from './work-kinds.ts';

const defaults = { whose: '' };
const REFETCH_MS = 60_000;

const columns: Column<WorkItem>[] = [
  { header: 'Subject', cell: ({ title }) => title || '–' },
  { header: 'About', phone: false, cell: ({ detail }) => <span className="line-clamp-1">{detail}</span> },
  { header: 'Work', cell: ({ kind }) => workTexts[kind].label },
  {
    header: 'Due',
    cell: ({ dueOn, isOverdue }) => (
      <span className="flex flex-wrap items-center gap-x-1.5">
        <span className="whitespace-nowrap">{dateTimeText(dueOn)}</span>
        {isOverdue && <Badge tone="error">Overdue</Badge>}
      </span>
    ),
  },
  { header: 'Claimed by', cell: (item) => <Claim item={item} /> },
];

/** Owner of a work item, with the button that claims or releases it. */
function Claim({ item }: { item: WorkItem }) {
  const { kind, targetID, claimedBy, isMine, title } = item;
  const body = { kind, targetID };
  const claim = useStaffAction(claimWork, {
    invalidates: [getToday],
    undo: () => staffApi(releaseWork, { body }),
  });
  const release = useStaffAction(releaseWork, {
    invalidates: [getToday],
    undo: () => staffApi(claimWork, { body }),
  });
  if (!workKinds[kind].canClaim || (claimedBy && !isMine)) return claimedBy || '–';
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${isMine ? 'Unclaim' : 'Claim'} ${title}`}
      busy={claim.busy || release.busy}
      onClick={() => void (isMine ? release : claim).run({ body })}
    >
      {isMine ? 'Unclaim' : 'Claim'}
    </Button>
  );
}

type Counts = CallReply<typeof getToday>['kinds'][number];

/** The count of waiting work of a kind; a placeholder of the same size before the counts are loaded. */
function WorkCount({ kind, counts }: { kind: WorkKind; counts: Counts | undefined }) {
  const { label, list } = workTexts[kind];
  const mine = counts?.mine ? `, ${counts.mine.toLocaleString('en-IN')} mine` : '';
  return (
    <Figure
      label={label}
      value={counts ? countText(counts.due, counts.isCapped) : '–'}
      hint={`${counts ? counts.overdue.toLocaleString('en-IN') : '–'} overdue${mine}`}
      isUrgent={counts !== undefined && counts.overdue > 0}
      to={list}
    />
  );
}

/** Work that is due: counts that open the lists, and the work items that are due first. */
export function Component() {
  const { filters, setFilters } = useFilters(defaults);
  const whose = filters.whose === 'mine' ? 'mine' : 'all';
  const { data, error, isBusy, reload } = useStaffQuery(
    getToday,
    { query: { whose } },
    { keepPrevious: true, refetchMs: REFETCH_MS },
  );
  const navigate = useNavigate();
  const permissions = useStaffSession()?.staff.permissions ?? [];
  const visible = workKindNames.filter((kind) => {
    const { permission }: { permission: StaffPermission | undefined } = workKinds[kind];
    return permission === undefined || permissions.includes(permission);
  });

  return (
    <ConsolePage title="Today">
      {error && !data ? (
        <RetryAlert message={error.message} onRetry={reload} />
      ) : (
        <>
          <ul aria-label="Work by type" className="grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-5">
            {visible.map((kind) => (
              <li key={kind}>
                <WorkCount kind={kind} counts={data?.kinds.find((one) => one.kind === kind)} />
              </li>
            ))}
          </ul>
          <FilterBar>
            <FilterSelect
              label="Show"
              all="All work"
              options={[{ value: 'mine', label: 'Mine' }]}
              value={filters.whose}
              onChange={(next) => setFilters({ whose: next })}
            />
          </FilterBar>
          <DataTable
            label="Due first"
            rows={data?.items}
            columns={columns}
            rowKey={({ kind, targetID }) => `${kind} ${targetID}`}
            rowLabel={({ title }) => title}
            onOpen={(item) => void navigate(workTexts[item.kind].page(item))}
            empty={whose === 'mine' ? 'You have no claimed work' : 'No work is waiting'}
            busy={isBusy}
          />
        </>
      )}
    </ConsolePage>
  );
}
