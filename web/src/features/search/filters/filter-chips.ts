import { employmentTypeLabels, type KeywordCondition, postedWithinLabels, workModeLabels } from '@aarambh/contract';
import { payLabel } from './pay-label.ts';
import type { VacancyFilters } from './vacancy-filters.ts';

/** A chosen filter or an understood condition, and the change that takes it away. */
export interface FilterChip {
  label: string;
  without: Partial<Omit<VacancyFilters, 'page'>>;
}

const without = <T>(list: readonly T[], item: T): T[] => list.filter((one) => one !== item);

/**
 * Chips of a search in the order of the filters, then the conditions read from the keyword. Experience, places and the
 * rest of the filters each have their own label, so that no chip needs the name of its filter.
 * @param companyName name of the chosen company, if known
 */
export function listChips(
  filters: VacancyFilters,
  conditions: readonly KeywordCondition[] = [],
  companyName = '',
): FilterChip[] {
  const { experience, places, edu, pay, days, mode, type, industry, company } = filters;
  return [
    ...places.map((place) => ({ label: place, without: { places: without(places, place) } })),
    ...(experience ? [{ label: experience, without: { experience: '' } }] : []),
    ...(pay ? [{ label: payLabel(pay), without: { pay: '' as const } }] : []),
    ...(days ? [{ label: postedWithinLabels[days], without: { days: '' as const } }] : []),
    ...mode.map((one) => ({ label: workModeLabels[one], without: { mode: without(mode, one) } })),
    ...type.map((one) => ({ label: employmentTypeLabels[one], without: { type: without(type, one) } })),
    ...(edu ? [{ label: edu, without: { edu: '' } }] : []),
    ...(industry ? [{ label: industry, without: { industry: '' } }] : []),
    ...(company ? [{ label: companyName || 'One company', without: { company: '' } }] : []),
    ...conditions.map((condition) => ({ label: condition.label, without: { keyword: condition.without } })),
  ];
}
