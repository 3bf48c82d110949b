import { ANYWHERE, educationChoices, experienceChoices } from '@aarambh/contract';

/** First and default item of the experience list; means no filter (decision 3). */
export const ANY_EXPERIENCE = 'Any experience';
/** First item of the education list; means no filter. */
export const ANY_EDUCATION = 'Any education';

/** Filters of a list page, parsed from its address; '' means not chosen. */
export interface VacancyFilters {
  keyword: string;
  experience: string;
  location: string;
  edu: string;
  page: number;
}

export interface Choice {
  value: string;
  label: string;
}

const clean = (text: string | null): string =>
  (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100);

const oneOf = (choices: readonly string[], text: string): string => (choices.includes(text) ? text : '');

const pageOf = (text: string | null): number =>
  /^\d{1,4}$/.test(text ?? '') ? Math.min(Math.max(Number(text), 1), 5_000) : 1;

/** Parses the filters of an address. Invalid values count as not chosen, so that old links still show jobs. */
export function readFilters(params: URLSearchParams): VacancyFilters {
  const location = clean(params.get('location'));
  return {
    keyword: clean(params.get('keyword')),
    experience: oneOf(experienceChoices, clean(params.get('experience'))),
    location: location === ANYWHERE ? '' : location,
    edu: oneOf(educationChoices, clean(params.get('edu'))),
    page: pageOf(params.get('page')),
  };
}

/** Filters as an API query, without those not chosen. */
export function filterQuery({ experience, location, edu, page }: VacancyFilters) {
  return {
    ...(experience && { experience }),
    ...(location && { location }),
    ...(edu && { edu }),
    ...(page > 1 && { page: String(page) }),
  };
}

const plain = (value: string): Choice => ({ value, label: value });

export const experienceOptions: readonly Choice[] = [
  { value: '', label: ANY_EXPERIENCE },
  ...experienceChoices.map(plain),
];
export const educationOptions: readonly Choice[] = [
  { value: '', label: ANY_EDUCATION },
  ...educationChoices.map(plain),
];

/** Location choices after 'Anywhere in India' (core §9), in the given order; an unlisted chosen one is added. */
export function locationOptions(locations: readonly string[], chosen: string): Choice[] {
  const missing = chosen && !locations.includes(chosen) ? [chosen] : [];
  return [{ value: '', label: ANYWHERE }, ...[...missing, ...locations].map(plain)];
}
