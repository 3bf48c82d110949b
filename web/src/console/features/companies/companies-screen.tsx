import { listStaffCompanies, type StaffCompany } from '@aarambh/contract';
import { Badge } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import {
  type Column,
  FilterBar,
  FilterSearch,
  FilterSelect,
  ListScreen,
  useFilterAddress,
  useFilters,
  useOpenRow,
} from '../../ui/index.ts';
import { CompanyPane } from './company-pane.tsx';

const columns: Column<StaffCompany>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Live', align: 'end', cell: ({ live }) => live },
  { header: 'Vacancies', align: 'end', cell: ({ vacancies }) => vacancies },
  { header: 'State', cell: ({ isBlocked }) => (isBlocked ? <Badge tone="error">Blocked</Badge> : '–') },
  { header: 'Website', phone: false, cell: ({ website }) => website || '–' },
];

const companyFilters = { text: '', show: '' };
const shows = [
  { value: 'pairs', label: 'Likely duplicates' },
  { value: 'blocked', label: 'Blocked' },
];

function queryOf({ text, show }: typeof companyFilters, page: number) {
  return {
    page: String(page),
    ...(text ? { text } : {}),
    ...(show === 'pairs' || show === 'blocked' ? { show: show as 'pairs' | 'blocked' } : {}),
  };
}

/** Companies by name: edited, merged and blocked. */
export function Component() {
  const { filters, setFilters, page, isFiltered, reset } = useFilters(companyFilters);
  const list = useStaffQuery(listStaffCompanies, { query: queryOf(filters, page) }, { keepPrevious: true });
  const { data, total, isCapped } = list;
  const { openID, closeTo, open } = useOpenRow('/companies', 'companyID');
  const search = useFilterAddress();

  return (
    <ListScreen
      title="Companies"
      list={list}
      filters={
        <FilterBar isFiltered={isFiltered} onReset={reset}>
          <FilterSearch label="Name" value={filters.text} onChange={(text) => setFilters({ text })} />
          <FilterSelect label="Show" options={shows} value={filters.show} onChange={(show) => setFilters({ show })} />
        </FilterBar>
      }
      pane={openID !== undefined && <CompanyPane key={openID} companyID={openID} closeTo={closeTo} search={search} />}
      label="Companies"
      rows={data}
      columns={openID === undefined ? columns : columns.slice(0, 3)}
      rowKey={({ companyID: id }) => id}
      rowLabel={({ name }) => name}
      onOpen={({ companyID: id }) => open(id)}
      openKey={openID}
      total={total}
      isCapped={isCapped}
      page={page}
      empty={isFiltered ? 'No company matches these filters' : 'There are no companies yet'}
    />
  );
}
