import { findCity, foldPlace } from '../../places/index.ts';
import { type Role, roleSlug } from '../../search/index.ts';

/** Minimum number of live vacancies of a landing page; search engines devalue pages with little content. */
export const MIN_VACANCIES = 5;

/** A landing page: of a role, of a place, or of a role in a place. */
export interface LandingPageEntry {
  slug: string;
  role?: Role;
  place?: string;
  /** Live vacancies at the time of counting. */
  count: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** All landing pages, most vacancies first in each list; serialisable as JSON. */
export interface LandingPageLists {
  roles: LandingPageEntry[];
  places: LandingPageEntry[];
  rolesInPlaces: LandingPageEntry[];
}

/** All landing pages with an index. */
export interface LandingPageDirectory extends LandingPageLists {
  /** By `landingPageKey`, which is the same for all spellings. */
  byKey: Map<string, LandingPageEntry>;
}

/** Key of a landing page, the same for all spellings of its role and place. */
export const landingPageKey = (role: string | undefined, place: string | undefined): string =>
  `${role ?? ''}@${place ?? ''}`;

const placeSlug = (place: string): string => foldPlace(place).replaceAll(' ', '-');

/** Address of a landing page: `java-developer-jobs-in-pune`, `java-developer-jobs`, `jobs-in-pune`. */
export const landingPageSlug = (role: Role | undefined, place: string | undefined): string =>
  [role && roleSlug(role), 'jobs', place && `in-${placeSlug(place)}`].filter(Boolean).join('-');

/** Finds the place of a landing page: a city or region. States are too large for a job search. */
export function findLandingPagePlace(text: string): string | undefined {
  const place = findCity(text);
  return place && (place.kind === 'city' || place.kind === 'region') ? place.name : undefined;
}

/** Creates the index of all landing pages. */
export function createLandingPageDirectory(lists: LandingPageLists): LandingPageDirectory {
  const entries = [...lists.roles, ...lists.places, ...lists.rolesInPlaces];
  return { ...lists, byKey: new Map(entries.map((entry) => [landingPageKey(entry.role?.key, entry.place), entry])) };
}
