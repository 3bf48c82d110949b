import { ANYWHERE, educationChoices, experienceChoices } from '@aarambh/contract';

/** The first experience of the screens' lists and their default; means no filter (docs/decisions/0003). */
export const ANY_EXPERIENCE = 'Any experience';
/** The first education of the screens' lists; means no filter. */
export const ANY_EDUCATION = 'Any education';

/** What a list page shows, read from its address; '' means not chosen. */
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

const tidy = (text: string | null): string =>
  (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100);

const oneOf = (choices: readonly string[], text: string): string => (choices.includes(text) ? text : '');

const pageOf = (text: string | null): number =>
  /^\d{1,4}$/.test(text ?? '') ? Math.min(Math.max(Number(text), 1), 5_000) : 1;

/** Reads the filters of an address. What the API would refuse counts as not chosen: an old link still shows jobs. */
export function readFilters(params: URLSearchParams): VacancyFilters {
  const location = tidy(params.get('location'));
  return {
    keyword: tidy(params.get('keyword')),
    experience: oneOf(experienceChoices, tidy(params.get('experience'))),
    location: location === ANYWHERE ? '' : location,
    edu: oneOf(educationChoices, tidy(params.get('edu'))),
    page: pageOf(params.get('page')),
  };
}

/** The filters as a call's query: what is not chosen is left out. */
export function filterQuery({ experience, location, edu, page }: VacancyFilters) {
  return {
    ...(experience && { experience }),
    ...(location && { location }),
    ...(edu && { edu }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** The address parameters with some of them changed ('' removes one); the rest stays, the page starts again. */
export function mergeParams(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const merged = new URLSearchParams(params);
  merged.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) merged.set(name, value);
    else merged.delete(name);
  }
  for (const [name, value] of [...merged]) if (value === '') merged.delete(name);
  return merged;
}

/** `/job/search?keyword=…`: an address with what is not chosen left out. */
export function addressWith(path: string, params: URLSearchParams): string {
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}

/** The address of a search; what is not given is left out. */
export const searchAddress = (given: { keyword?: string; location?: string; experience?: string }): string =>
  addressWith('/job/search', mergeParams(new URLSearchParams(), given));

const plain = (value: string): Choice => ({ value, label: value });

export const experienceOptions: readonly Choice[] = [
  { value: '', label: ANY_EXPERIENCE },
  ...experienceChoices.map(plain),
];
export const educationOptions: readonly Choice[] = [
  { value: '', label: ANY_EDUCATION },
  ...educationChoices.map(plain),
];

/** Location choices in the given order after 'Anywhere in India' (core §9); a chosen one that is not listed is added. */
export function locationOptions(locations: readonly string[], chosen: string): Choice[] {
  const missing = chosen && !locations.includes(chosen) ? [chosen] : [];
  return [{ value: '', label: ANYWHERE }, ...[...missing, ...locations].map(plain)];
}
