import { findMembers, type ListedMember } from '@aarambh/contract';
import { useNavigate } from 'react-router';
import { dateText } from '../../../platform/text/format.ts';
import { useStaffQuery } from '../../api/index.ts';
import { type Column, FilterBar, FilterSearch, FilterSelect, ListScreen, useFilters } from '../../ui/index.ts';
import { MemberState } from './member-state.tsx';

const defaults = { search: '', state: '' };

const states = [
  { value: 'suspended', label: 'Suspended' },
  { value: 'unverified', label: 'Email not verified' },
  { value: 'erased', label: 'Erased' },
] as const;

const isState = (text: string): text is (typeof states)[number]['value'] => states.some(({ value }) => value === text);

const columns: Column<ListedMember>[] = [
  { header: 'Name', cell: ({ fullName }) => fullName },
  { header: 'Number', cell: ({ memberID }) => memberID, align: 'end' },
  { header: 'Email', cell: ({ email, isErased }) => (isErased ? '–' : email) },
  { header: 'Mobile', cell: ({ mobileNo }) => <span className="whitespace-nowrap">{mobileNo || '–'}</span> },
  { header: 'State', cell: (member) => <MemberState member={member} /> },
  { header: 'Registered', phone: false, cell: ({ registeredOn }) => dateText(registeredOn) },
];

/** Members: found by name, mail, mobile or number. */
export function Component() {
  const { filters, setFilters, page, isFiltered, reset } = useFilters(defaults);
  const { search, state } = filters;
  const query = { page: String(page), ...(search && { search }), ...(isState(state) && { state }) };
  const list = useStaffQuery(findMembers, { query }, { keepPrevious: true });
  const { data } = list;
  const navigate = useNavigate();

  return (
    <ListScreen
      title="Members"
      list={list}
      filters={
        <FilterBar isFiltered={isFiltered} onReset={reset}>
          <FilterSearch
            label="Find a member"
            placeholder="Name, email, mobile, number"
            isWide
            value={search}
            onChange={(typed) => setFilters({ search: typed })}
          />
          <FilterSelect
            label="State"
            options={states}
            value={state}
            onChange={(chosen) => setFilters({ state: chosen })}
          />
        </FilterBar>
      }
      label="Members"
      rows={data?.members}
      columns={columns}
      rowKey={({ memberID }) => memberID}
      rowLabel={({ fullName }) => fullName}
      onOpen={({ memberID }) => void navigate(`/members/${memberID}`)}
      total={data?.total}
      isCapped={data?.isCapped}
      page={page}
      empty={isFiltered ? 'No member matches these filters' : 'No members yet'}
    />
  );
}
