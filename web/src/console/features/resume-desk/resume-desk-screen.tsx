import { type DeskItem, listServiceItems } from '@aarambh/contract';
import { dateText } from '../../../platform/text/format.ts';
import { Badge, type Tone } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { type Column, FilterBar, FilterSelect, ListScreen, RowPane, useFilters, useOpenRow } from '../../ui/index.ts';
import { ServicePane } from './service-pane.tsx';

const defaults = { show: '', owner: '' };
const shows = [
  { value: 'due', label: 'Due today or overdue' },
  { value: 'corrections', label: 'Corrections requested' },
  { value: 'completed', label: 'Completed' },
] as const;
const owners = [
  { value: 'mine', label: 'Mine' },
  { value: 'unclaimed', label: 'Unclaimed' },
] as const;

const tones: Record<DeskItem['status'], Tone> = {
  'Not Started': 'info',
  'In Progress': 'brand',
  Completed: 'success',
};

const columns: Column<DeskItem>[] = [
  { header: 'Member', cell: ({ fullName }) => fullName },
  { header: 'Service', cell: ({ serviceName }) => serviceName },
  {
    header: 'Due',
    cell: ({ dueOn, isOverdue }) => (
      <span className="whitespace-nowrap">
        {dateText(dueOn)} {isOverdue && <Badge tone="error">Overdue</Badge>}
      </span>
    ),
  },
  { header: 'Status', cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge> },
  { header: 'Waiting for', phone: false, cell: ({ waitsFor }) => waitsFor || '–' },
  { header: 'Claimed by', cell: ({ ownerName }) => ownerName || '–' },
];

/** The services of plans that staff owe, by due date. */
export function Component() {
  const { filters, setFilters, page, isFiltered, reset } = useFilters(defaults);
  const show = shows.find(({ value }) => value === filters.show)?.value;
  const owner = owners.find(({ value }) => value === filters.owner)?.value;
  const query = { page: String(page), ...(show ? { show } : {}), ...(owner ? { owner } : {}) };
  const list = useStaffQuery(listServiceItems, { query }, { keepPrevious: true });
  const { data } = list;
  const { openID, closeTo, open } = useOpenRow('/resume-desk', 'serviceItemID');
  const lookup = useStaffQuery(
    listServiceItems,
    { query: { serviceItemID: String(openID) } },
    { enabled: openID !== undefined },
  );
  const row = (lookup.data ?? data)?.items.find(({ serviceItemID: id }) => id === openID);

  return (
    <ListScreen
      title="Resume desk"
      list={list}
      filters={
        <FilterBar isFiltered={isFiltered} onReset={reset}>
          <FilterSelect
            label="Show"
            all="Open"
            options={shows}
            value={show ?? ''}
            onChange={(to) => setFilters({ show: to })}
          />
          <FilterSelect
            label="Claimed by"
            all="Anyone"
            options={owners}
            value={owner ?? ''}
            onChange={(to) => setFilters({ owner: to })}
          />
        </FilterBar>
      }
      pane={
        openID !== undefined && (
          <RowPane noun="Service" id={openID} {...{ closeTo, row, lookup }}>
            {(item) => <ServicePane key={openID} item={item} closeTo={closeTo} />}
          </RowPane>
        )
      }
      label="Services"
      rows={data?.items}
      columns={openID === undefined ? columns : columns.slice(0, 3)}
      rowKey={({ serviceItemID: id }) => id}
      rowLabel={({ fullName, serviceName }) => `${serviceName} of ${fullName}`}
      onOpen={({ serviceItemID: id }) => open(id)}
      openKey={openID}
      total={data?.total}
      isCapped={data?.isCapped}
      page={page}
      empty={isFiltered ? 'Nothing matches these filters' : 'There are no open services'}
    />
  );
}
