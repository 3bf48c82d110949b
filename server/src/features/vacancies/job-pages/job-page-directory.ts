import { setImmediate as nextTurn } from 'node:timers/promises';
import { findPlace, foldPlace } from '../../places/index.ts';
import type { TitleCount } from './job-pages.queries.ts';
import { type Role, readRole, roleSlug } from './read-role.ts';

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
export interface JobPageDirectory {
  roles: JobPageEntry[];
  places: JobPageEntry[];
  rolesInPlaces: JobPageEntry[];
  /** By what all spellings have in common (`pageKey`). */
  byKey: Record<string, JobPageEntry>;
}

interface Group {
  count: number;
  changedAt: number;
  /** How often each spelling of the role is used. */
  labels: Map<string, number>;
  firstCompany: number;
  lastCompany: number;
}

/** Rows looked at before other work gets its turn. */
const ROWS_A_TURN = 2_000;

/** What identifies a page, however its role and place are spelled. */
export const pageKey = (role: string | undefined, place: string | undefined): string => `${role ?? ''}@${place ?? ''}`;

const placeSlug = (place: string): string => foldPlace(place).replaceAll(' ', '-');

/** `java-developer-jobs-in-pune`, `java-developer-jobs`, `jobs-in-pune`. */
const slugOf = (role: Role | undefined, place: string | undefined): string =>
  [role && roleSlug(role), 'jobs', place && `in-${placeSlug(place)}`].filter(Boolean).join('-');

function add(groups: Map<string, Group>, key: string, row: TitleCount, label?: string): void {
  const group = groups.get(key) ?? {
    count: 0,
    changedAt: row.changed_at,
    labels: new Map<string, number>(),
    firstCompany: row.first_company,
    lastCompany: row.last_company,
  };
  group.count += row.live_count;
  group.changedAt = Math.max(group.changedAt, row.changed_at);
  if (label) group.labels.set(label, (group.labels.get(label) ?? 0) + row.live_count);
  group.firstCompany = Math.min(group.firstCompany, row.first_company);
  group.lastCompany = Math.max(group.lastCompany, row.last_company);
  groups.set(key, group);
}

const capitalise = (label: string): string =>
  label === label.toLowerCase()
    ? label.replace(/(?<![\p{L}\p{N}.+#'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : label;

/** The spelling most vacancies use; of equals the first by alphabet, so that an address does not change by chance. */
function commonest(labels: Map<string, number>): string {
  const [first] = [...labels].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return capitalise(first?.[0] ?? '');
}

/** A city or a region has pages; a state is too large to look for work in, and 'Remote' is no place. */
export function placeOfPage(text: string): string | undefined {
  const place = findPlace(text);
  return place && (place.kind === 'city' || place.kind === 'region') ? place.name : undefined;
}

/**
 * The pages that counted titles give. One company's own wording does not make a role: two must use it.
 * A role's counts are of titles that begin with it, so a search for its words in titles finds at least as many.
 */
export async function makeJobPageDirectory(counts: TitleCount[]): Promise<JobPageDirectory> {
  const roles = new Map<string, Group>();
  const places = new Map<string, Group>();
  const inPlaces = new Map<string, Group>();
  for (const [i, row] of counts.entries()) {
    if (i % ROWS_A_TURN === ROWS_A_TURN - 1) await nextTurn();
    const role = readRole(row.title);
    if (row.place === null) {
      if (role) add(roles, role.key, row, role.label);
      continue;
    }
    const place = placeOfPage(row.place);
    if (!place) continue;
    add(places, place, row);
    if (role) add(inPlaces, pageKey(role.key, place), row);
  }
  return directoryOf(roles, places, inPlaces);
}

function directoryOf(
  roles: Map<string, Group>,
  places: Map<string, Group>,
  inPlaces: Map<string, Group>,
): JobPageDirectory {
  const byKey: Record<string, JobPageEntry> = {};
  const slugs = new Set<string>();
  const enter = ({ count, changedAt }: Group, role?: Role, place?: string): JobPageEntry[] => {
    const slug = slugOf(role, place);
    if (count < LEAST_VACANCIES || slugs.has(slug)) return [];
    const entry = { slug, ...(role && { role }), ...(place && { place }), count, changedAt };
    slugs.add(slug);
    byKey[pageKey(role?.key, place)] = entry;
    return [entry];
  };
  const mostFirst = (entries: JobPageEntry[]) =>
    entries.sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));

  const roleEntries = [...roles].flatMap(([key, group]) =>
    group.firstCompany === group.lastCompany ? [] : enter(group, { key, label: commonest(group.labels) }),
  );
  const placeEntries = [...places].flatMap(([place, group]) => enter(group, undefined, place));
  const pairEntries = [...inPlaces].flatMap(([key, group]) => {
    const at = key.indexOf('@');
    const role = byKey[pageKey(key.slice(0, at), undefined)]?.role;
    return role ? enter(group, role, key.slice(at + 1)) : [];
  });
  return {
    roles: mostFirst(roleEntries),
    places: mostFirst(placeEntries),
    rolesInPlaces: mostFirst(pairEntries),
    byKey,
  };
}
