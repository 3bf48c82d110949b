import type { Db } from '../../../infra/database/connect.ts';
import { withoutStatementTimeout } from '../../../infra/database/without-statement-timeout.ts';
import {
  type JobPageEntry,
  type JobPageLists,
  LEAST_VACANCIES,
  pageKey,
  placeOfPage,
  slugOf,
} from './job-page-directory.ts';
import { type Count, placeCounts, type Span, titleCounts, titleInPlaceCounts } from './job-pages.queries.ts';
import { type Role, readRole } from './read-role.ts';

interface Group {
  count: number;
  changedAt: number;
  firstCompany: number;
  lastCompany: number;
}

/** Titles of a role, and how often each of its spellings is used. */
interface RoleGroup extends Group {
  titles: string[];
  labels: Map<string, number>;
}

interface PairGroup extends Group {
  role: Role;
  place: string;
}

/** Counts a row into the group of its key. */
function add<G extends Group>(groups: Map<string, G>, key: string, row: Count, begin: (group: Group) => G): G {
  const { first_company: firstCompany, last_company: lastCompany } = row;
  const group = groups.get(key) ?? begin({ count: 0, changedAt: 0, firstCompany, lastCompany });
  group.count += row.live_count;
  group.changedAt = Math.max(group.changedAt, row.changed_at);
  group.firstCompany = Math.min(group.firstCompany, firstCompany);
  group.lastCompany = Math.max(group.lastCompany, lastCompany);
  groups.set(key, group);
  return group;
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

const mostFirst = (entries: JobPageEntry[]): JobPageEntry[] =>
  entries.sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));

/**
 * Counts the pages there are. One company's own wording does not make a role: two must use it. A role's counts are of
 * titles that begin with it, so a search for its words in titles finds at least as many.
 */
export const countJobPages = (db: Db, span: Span): Promise<JobPageLists> =>
  withoutStatementTimeout(db, async (tx) => {
    const slugs = new Set<string>();
    const enter = ({ count, changedAt }: Group, role?: Role, place?: string): JobPageEntry[] => {
      const slug = slugOf(role, place);
      if (count < LEAST_VACANCIES || slugs.has(slug)) return [];
      slugs.add(slug);
      return [{ slug, ...(role && { role }), ...(place && { place }), count, changedAt }];
    };

    const byRole = new Map<string, RoleGroup>();
    for await (const rows of titleCounts(tx, span)) {
      for (const row of rows) {
        const role = readRole(row.title);
        if (!role) continue;
        const { titles, labels } = add(byRole, role.key, row, (group) => ({ ...group, titles: [], labels: new Map() }));
        titles.push(row.title);
        labels.set(role.label, (labels.get(role.label) ?? 0) + row.live_count);
      }
    }
    const roleOf = new Map<string, Role>();
    const roles = [...byRole].flatMap(([key, group]) => {
      if (group.firstCompany === group.lastCompany) return [];
      const role = { key, label: commonest(group.labels) };
      const entered = enter(group, role);
      if (entered.length > 0) for (const title of group.titles) roleOf.set(title, role);
      return entered;
    });

    const byPlace = new Map<string, Group>();
    for await (const rows of placeCounts(tx, span)) {
      for (const row of rows) {
        const place = placeOfPage(row.place);
        if (place) add(byPlace, place, row, (group) => group);
      }
    }
    const places = [...byPlace].flatMap(([place, group]) => enter(group, undefined, place));

    const byBoth = new Map<string, PairGroup>();
    for await (const rows of titleInPlaceCounts(tx, span, [...roleOf.keys()])) {
      for (const row of rows) {
        const role = roleOf.get(row.title);
        const place = placeOfPage(row.place);
        if (role && place) add(byBoth, pageKey(role.key, place), row, (group) => ({ ...group, role, place }));
      }
    }
    const rolesInPlaces = [...byBoth.values()].flatMap((group) => enter(group, group.role, group.place));
    return { roles: mostFirst(roles), places: mostFirst(places), rolesInPlaces: mostFirst(rolesInPlaces) };
  });
