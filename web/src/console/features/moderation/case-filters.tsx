import { FilterBar, FilterSelect, type useFilters } from '../../ui/index.ts';
import { isCause, isLevel, isState } from './case-texts.ts';

export const caseFilters = { cause: '', state: 'undecided', level: '', whose: '' };
type CaseFilters = typeof caseFilters;

const optionsOf = (texts: Record<string, string>) => Object.entries(texts).map(([value, label]) => ({ value, label }));
const causeOptions = optionsOf({
  report: 'Reports',
  finding: 'Findings',
  'new-company': 'New companies',
  picture: 'Pictures',
  related: 'Related to a fraud',
  staff: 'Closed by staff',
});
const levelOptions = optionsOf({ high: 'High', medium: 'Medium', low: 'Low' });
const stateOptions = optionsOf({
  asked: 'Poster asked',
  released: 'Released',
  upheld: 'Upheld',
  closed: 'Closed',
  approved: 'Picture approved',
  rejected: 'Picture rejected',
  withdrawn: 'Picture replaced or deleted',
  all: 'All',
});
const whoseTexts = { mine: 'Mine', unclaimed: 'Not claimed', decidable: 'I may decide' };
const whoseOptions = optionsOf(whoseTexts);
const isWhose = (text: string): text is keyof typeof whoseTexts => Object.hasOwn(whoseTexts, text);

const stateOf = ({ state }: CaseFilters) => (isState(state) || state === 'all' ? state : 'undecided');

/** The query of the queue; parameters typed into the address that are not filters are ignored. */
export function queryOf(filters: CaseFilters, page: number) {
  const { cause, level, whose } = filters;
  return {
    page: String(page),
    state: stateOf(filters),
    ...(isCause(cause) && { cause }),
    ...(isLevel(level) && { level }),
    ...(isWhose(whose) && { whose }),
  } as const;
}

/** The filters of the moderation queue; they live in the address. */
export function CaseFilterBar({ filters, setFilters, isFiltered, reset }: ReturnType<typeof useFilters<CaseFilters>>) {
  const { cause, level, whose } = filters;
  const state = stateOf(filters);
  return (
    <FilterBar isFiltered={isFiltered} onReset={reset}>
      <FilterSelect
        label="What"
        options={causeOptions}
        value={cause}
        onChange={(chosen) => setFilters({ cause: chosen })}
      />
      <FilterSelect
        label="State"
        all="To decide"
        options={stateOptions}
        value={state === 'undecided' ? '' : state}
        onChange={(chosen) => setFilters({ state: chosen || 'undecided' })}
      />
      <FilterSelect
        label="Level"
        options={levelOptions}
        value={level}
        onChange={(chosen) => setFilters({ level: chosen })}
      />
      <FilterSelect
        label="Whose"
        options={whoseOptions}
        value={whose}
        onChange={(chosen) => setFilters({ whose: chosen })}
      />
    </FilterBar>
  );
}
