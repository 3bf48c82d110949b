import { type ApplicantStage, allApplicantStages, MIN_SEARCH_LETTERS } from '@aarambh/contract';
import { FilterBar, FilterSearch, FilterSelect, SEARCH_HINT, type useFilters } from '../../ui/index.ts';

export const applicantFilters = { text: '', stage: '', vacancy: '', age: '', plan: '', order: '' };
export type ApplicantFilters = typeof applicantFilters;

const stages = allApplicantStages.map((stage) => ({ value: stage, label: stage }));
const ages = [
  { value: '2', label: 'Over 2 days' },
  { value: '7', label: 'Over 7 days' },
  { value: '30', label: 'Over 30 days' },
];
const plans = [
  { value: 'with', label: 'With a plan' },
  { value: 'without', label: 'Without a plan' },
];

/** Larger numbers are not ids of the database. */
const MAX_VACANCY_NUMBER = 2_147_483_647;

/** Validation message for the vacancy number of the filter. */
export function vacancyNumberError({ vacancy }: ApplicantFilters): string | undefined {
  if (vacancy === '') return undefined;
  if (!/^[1-9]\d*$/.test(vacancy)) return 'Enter a number';
  return Number(vacancy) > MAX_VACANCY_NUMBER ? 'Too large' : undefined;
}

/** The query of the list; other parameters typed into the address that are not filters are ignored. */
export function queryOf({ text, stage, vacancy, age, plan, order }: ApplicantFilters, page: number) {
  const isSearch = text.split(/\s+/).some((word) => word.length >= MIN_SEARCH_LETTERS);
  return {
    page: String(page),
    ...(isSearch ? { text } : {}),
    ...(allApplicantStages.some((one) => one === stage) ? { stage: stage as ApplicantStage } : {}),
    ...(vacancy ? { vacancyID: vacancy } : {}),
    ...(/^[1-9]\d{0,2}$/.test(age) ? { olderThanDays: age } : {}),
    ...(plan === 'with' || plan === 'without' ? { plan: plan as 'with' | 'without' } : {}),
    ...(order === 'oldest' ? { order: 'oldest' as const } : {}),
  };
}

/** The filters of the applicants; they live in the address. */
export function ApplicantFilterBar({
  filters,
  setFilters,
  isFiltered,
  reset,
}: ReturnType<typeof useFilters<ApplicantFilters>>) {
  return (
    <FilterBar isFiltered={isFiltered} onReset={reset}>
      <FilterSearch
        label="Name or job title"
        placeholder={SEARCH_HINT}
        value={filters.text}
        onChange={(text) => setFilters({ text })}
      />
      <FilterSelect label="Stage" options={stages} value={filters.stage} onChange={(stage) => setFilters({ stage })} />
      <FilterSelect label="Waiting" options={ages} value={filters.age} onChange={(age) => setFilters({ age })} />
      <FilterSelect label="Plan" options={plans} value={filters.plan} onChange={(plan) => setFilters({ plan })} />
      <FilterSelect
        label="Order"
        all="Newest first"
        options={[{ value: 'oldest', label: 'Oldest first' }]}
        value={filters.order}
        onChange={(order) => setFilters({ order })}
      />
      <FilterSearch
        label="Vacancy number"
        isShort
        value={filters.vacancy}
        error={vacancyNumberError(filters)}
        onChange={(vacancy) => setFilters({ vacancy })}
      />
    </FilterBar>
  );
}
