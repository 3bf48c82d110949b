import { listVacancySources, MIN_SEARCH_LETTERS, staffVacancyStatuses, vacancyFlags } from '@aarambh/contract';
import { useStaffQuery } from '../../api/index.ts';
import { FilterBar, FilterSearch, FilterSelect, SEARCH_HINT, type useFilters } from '../../ui/index.ts';
import type { ClosingScope } from './use-close-all.ts';
import { statusLabel } from './vacancy-status.tsx';

export const vacancyFilters = {
  text: '',
  status: '',
  source: '',
  age: '',
  applicants: '',
  company: '',
  flag: '',
  ends: '',
};
export type VacancyFilters = typeof vacancyFilters;

const ages = ['1', '7', '30', 'older'] as const;
const ageLabels = { 1: 'Today', 7: 'Last 7 days', 30: 'Last 30 days', older: 'Over 30 days' };
const applicants = ['none', 'some', 'unread'] as const;
const applicantLabels = { none: 'None', some: 'Some', unread: 'Not viewed' };

const flagLabels = {
  'no-place': 'No place',
  'no-pay': 'No pay',
  'odd-pay': 'Unlikely pay',
  'repeated-text': 'Repeated text',
};
const ends = ['1', '3', '7'] as const;
const endLabels = { 1: 'Within a day', 3: 'Within 3 days', 7: 'Within 7 days' };

const isOneOf = <T extends string>(values: readonly T[], value: string): value is T =>
  values.some((one) => one === value);

/** The query of the list; parameters typed into the address that are not filters are ignored. */
export function queryOf(filters: VacancyFilters, page: number) {
  const { text, status, source, age, applicants: with_, company, flag, ends: endsWithin } = filters;
  return {
    page: String(page),
    ...(text.length >= MIN_SEARCH_LETTERS || /^#?\d+$/.test(text) ? { text } : {}),
    ...(isOneOf(staffVacancyStatuses, status) ? { status } : {}),
    ...(source ? { source } : {}),
    ...(isOneOf(ages, age) ? { age } : {}),
    ...(isOneOf(applicants, with_) ? { applicants: with_ } : {}),
    ...(isOneOf(vacancyFlags, flag) ? { flag } : {}),
    ...(isOneOf(ends, endsWithin) ? { endsWithin } : {}),
    ...(/^[1-9]\d{0,8}$/.test(company) ? { companyID: company } : {}),
  };
}

/** The source, the company or both whose vacancies can be closed all together; undefined where neither is a filter. */
export function closingScopeOf({ source, company }: VacancyFilters): ClosingScope | undefined {
  const companyID = /^[1-9]\d{0,8}$/.test(company) ? Number(company) : undefined;
  if (!source && companyID === undefined) return undefined;
  return { ...(source ? { source } : {}), ...(companyID === undefined ? {} : { companyID }) };
}

interface VacancyFilterBarProps extends ReturnType<typeof useFilters<VacancyFilters>> {
  /** Of the company whose vacancies are shown, once they are known. */
  companyName: string | undefined;
}

/** The filters of the vacancies; they live in the address. */
export function VacancyFilterBar({ filters, setFilters, isFiltered, reset, companyName }: VacancyFilterBarProps) {
  const { data: sources } = useStaffQuery(listVacancySources, {});
  const names = [...new Set(['staff', ...(sources ?? []).map(({ source }) => source)])];
  return (
    <FilterBar isFiltered={isFiltered} onReset={reset}>
      <FilterSearch
        label="Title, company or number"
        placeholder={SEARCH_HINT}
        value={filters.text}
        onChange={(text) => setFilters({ text })}
      />
      {/* Set by the link of a company, and among the texts otherwise. */}
      {filters.company && (
        <FilterSelect
          label="Company"
          options={[{ value: filters.company, label: companyName ?? `Number ${filters.company}` }]}
          value={filters.company}
          onChange={(company) => setFilters({ company })}
        />
      )}
      <FilterSelect
        label="Status"
        options={staffVacancyStatuses.map((value) => ({ value, label: statusLabel(value) }))}
        value={filters.status}
        onChange={(status) => setFilters({ status })}
      />
      <FilterSelect
        label="Source"
        options={names.map((value) => ({ value, label: value }))}
        value={filters.source}
        onChange={(source) => setFilters({ source })}
      />
      <FilterSelect
        label="Posted"
        options={ages.map((value) => ({ value, label: ageLabels[value] }))}
        value={filters.age}
        onChange={(age) => setFilters({ age })}
      />
      <FilterSelect
        label="Applicants"
        options={applicants.map((value) => ({ value, label: applicantLabels[value] }))}
        value={filters.applicants}
        onChange={(value) => setFilters({ applicants: value })}
      />
      <FilterSelect
        label="Flag"
        options={vacancyFlags.map((value) => ({ value, label: flagLabels[value] }))}
        value={filters.flag}
        onChange={(flag) => setFilters({ flag })}
      />
      <FilterSelect
        label="Ends"
        options={ends.map((value) => ({ value, label: endLabels[value] }))}
        value={filters.ends}
        onChange={(value) => setFilters({ ends: value })}
      />
    </FilterBar>
  );
}
