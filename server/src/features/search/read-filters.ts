import { ANYWHERE, experienceChoices } from '@aarambh/contract';
import { findPlace, placesCovering } from '../places/index.ts';
import type { Filters } from './engine/build-tiers.ts';

/** Filters of a request; `experience` and `edu` are values of the contract's lists of choices. */
export interface FilterChoices {
  experience?: string | undefined;
  location?: string | undefined;
  edu?: string | undefined;
}

/** The places that a location covers; undefined for 'Anywhere in India' and other names of the whole country. */
function placesOf(location: string | undefined): string[] | undefined {
  if (!location || location === ANYWHERE || findPlace(location)?.kind === 'country') return undefined;
  return placesCovering(location);
}

/** Converts the filters of a request to those of the search. */
export const readFilters = ({ experience, location, edu }: FilterChoices): Filters => ({
  experienceYears: experience === undefined ? undefined : experienceChoices.indexOf(experience),
  places: placesOf(location),
  education: edu,
});
