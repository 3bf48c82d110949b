import {
  ANYWHERE,
  type EmploymentType,
  experienceChoices,
  type PayStep,
  type SearchOrder,
  type WorkMode,
} from '@aarambh/contract';
import { DAY_MS } from '../../lib/clock.ts';
import { findPlace, placesCovering } from '../places/index.ts';
import type { ListChoices } from './list-page.ts';

/** Filters of a request, as the contract names and checks them. */
export interface FilterChoices {
  experience?: string | undefined;
  location?: string | undefined;
  /** Further places. */
  places?: string[] | undefined;
  edu?: string | undefined;
  pay?: PayStep | undefined;
  /** Posted within this many days. */
  days?: string | undefined;
  mode?: WorkMode[] | undefined;
  type?: EmploymentType[] | undefined;
  industry?: string | undefined;
  company?: number | undefined;
  order?: SearchOrder | undefined;
}

const namesCountry = (location: string): boolean => location === ANYWHERE || findPlace(location)?.kind === 'country';

/** The places that locations cover; undefined for none, and for 'Anywhere in India' and other names of the country. */
function placesOf(locations: string[]): string[] | undefined {
  if (locations.length === 0 || locations.some(namesCountry)) return undefined;
  return [...new Set(locations.flatMap(placesCovering))];
}

/** The locations of a request: the first and the further ones. */
export const locationsOf = ({ location, places = [] }: FilterChoices): string[] => [
  ...(location ? [location] : []),
  ...places,
];

/** Converts the filters of a request to those of the search. */
export const readFilters = (choices: FilterChoices, now?: Date): ListChoices => ({
  experienceYears: choices.experience === undefined ? undefined : experienceChoices.indexOf(choices.experience),
  places: placesOf(locationsOf(choices)),
  education: choices.edu,
  pay: choices.pay,
  modes: choices.mode,
  types: choices.type,
  industry: choices.industry || undefined,
  companyId: choices.company,
  order: choices.order,
  since: choices.days && now ? new Date(now.getTime() - Number(choices.days) * DAY_MS) : undefined,
});
