import { ANYWHERE, experienceChoices } from '@aarambh/contract';
import { findPlace, placesCovering } from '../places/index.ts';
import type { Filters } from './engine/build-tsquery.ts';

/** Filters as the calls of the contract carry them; a choice is one of the contract's lists. */
export interface FilterChoices {
  experience?: string | undefined;
  location?: string | undefined;
  edu?: string | undefined;
}

/** Places a location stands for; none for 'Anywhere in India' and for the whole country by any other name. */
function placesOf(location: string | undefined): string[] | undefined {
  if (!location || location === ANYWHERE || findPlace(location)?.kind === 'country') return undefined;
  return placesCovering(location);
}

/** Filters as search understands them. */
export const readFilters = ({ experience, location, edu }: FilterChoices): Filters => ({
  experienceYears: experience === undefined ? undefined : experienceChoices.indexOf(experience),
  places: placesOf(location),
  education: edu,
});
