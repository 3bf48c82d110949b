import { findPlace, foldPlace } from '../../places/index.ts';
import { type Role, roleSlug } from './read-role.ts';

/** With fewer live vacancies a page says no more than a search, and search engines call such pages thin. */
export const LEAST_VACANCIES = 5;

/** A page worth having: of a role, of a place, or of a role in a place. */
export interface JobPageEntry {
  slug: string;
  role?: Role;
  place?: string;
  /** Live vacancies when it was counted. */
  count: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** Every page there is, most vacancies first in each list; JSON can carry it. */
export interface JobPageLists {
  roles: JobPageEntry[];
  places: JobPageEntry[];
  rolesInPlaces: JobPageEntry[];
}

/** The same, and where to find one. */
export interface JobPageDirectory extends JobPageLists {
  /** By what all spellings have in common (`pageKey`). */
  byKey: Map<string, JobPageEntry>;
}

/** What identifies a page, however its role and place are spelled. */
export const pageKey = (role: string | undefined, place: string | undefined): string => `${role ?? ''}@${place ?? ''}`;

const placeSlug = (place: string): string => foldPlace(place).replaceAll(' ', '-');

/** `java-developer-jobs-in-pune`, `java-developer-jobs`, `jobs-in-pune`. */
export const slugOf = (role: Role | undefined, place: string | undefined): string =>
  [role && roleSlug(role), 'jobs', place && `in-${placeSlug(place)}`].filter(Boolean).join('-');

/** A city or a region has pages; a state is too large to look for work in, and 'Remote' is no place. */
export function placeOfPage(text: string): string | undefined {
  const place = findPlace(text);
  return place && (place.kind === 'city' || place.kind === 'region') ? place.name : undefined;
}

/** Makes lists of pages such that a page can be found in them. */
export function makeJobPageDirectory(lists: JobPageLists): JobPageDirectory {
  const entries = [...lists.roles, ...lists.places, ...lists.rolesInPlaces];
  return { ...lists, byKey: new Map(entries.map((entry) => [pageKey(entry.role?.key, entry.place), entry])) };
}
