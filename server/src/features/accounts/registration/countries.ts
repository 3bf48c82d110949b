import type { Country } from '@aarambh/contract';
import list from './countries.json' with { type: 'json' };

/** All countries, by name, with their dial codes. India is 105 (core §9); the other ids are ours and never change. */
export const countries: readonly Country[] = list;

const ids = new Set(countries.map((country) => country.countryID));

/** Whether a countryID is on the list. */
export const isCountry = (countryId: number): boolean => ids.has(countryId);

/** The dial code of a country, `+91`; empty for an unknown country. */
export const dialCodeOf = (countryId: number): string =>
  countries.find((country) => country.countryID === countryId)?.countryCode ?? '';
