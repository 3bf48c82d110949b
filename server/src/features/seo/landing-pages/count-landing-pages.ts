import type { Db } from '../../../infra/database/connect.ts';
import { withoutStatementTimeout } from '../../../infra/database/without-statement-timeout.ts';
import { type Role, readRole } from '../../search/index.ts';
import {
  findLandingPagePlace,
  type LandingPageEntry,
  type LandingPageLists,
  landingPageKey,
  landingPageSlug,
  MIN_VACANCIES,
} from './landing-page-directory.ts';
import {
  type Count,
  type Span,
  streamPlaceCounts,
  streamTitleCounts,
  streamTitleInPlaceCounts,
} from './landing-pages.queries.ts';

interface Group {
  count: number;
  changedAt: number;
  firstCompany: number;
  lastCompany: number;
}

/** The vacancies of a role with their titles, and the frequency of each spelling of the role. */
interface RoleGroup extends Group {
  titles: string[];
  labels: Map<string, number>;
}

interface PairGroup extends Group {
  role: Role;
  place: string;
}

/** Adds the counts of a row to the group of its key. */
function addToGroup<G extends Group>(
  groups: Map<string, G>,
  key: string,
  row: Count,
  createGroup: (group: Group) => G,
): G {
  const { first_company: firstCompany, last_company: lastCompany } = row;
  const group = groups.get(key) ?? createGroup({ count: 0, changedAt: 0, firstCompany, lastCompany });
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

/** The most frequent spelling; of equals the first in alphabetical order, so that addresses are stable. */
function findMostFrequent(labels: Map<string, number>): string {
  const [first] = [...labels].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  return capitalise(first?.[0] ?? '');
}

const sortByCount = (entries: LandingPageEntry[]): LandingPageEntry[] =>
  entries.sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));

/**
 * Counts the vacancies of all landing pages, without a statement timeout. A role needs titles of at least two companies. Its
 * count is of titles that begin with it, so a search for its words in titles finds at least as many.
 */
export const countLandingPages = (db: Db, span: Span): Promise<LandingPageLists> =>
  withoutStatementTimeout(db, async (tx) => {
    const slugs = new Set<string>();
    const createEntries = ({ count, changedAt }: Group, role?: Role, place?: string): LandingPageEntry[] => {
      const slug = landingPageSlug(role, place);
      if (count < MIN_VACANCIES || slugs.has(slug)) return [];
      slugs.add(slug);
      return [{ slug, ...(role && { role }), ...(place && { place }), count, changedAt }];
    };

    const byRole = new Map<string, RoleGroup>();
    for await (const rows of streamTitleCounts(tx, span)) {
      for (const row of rows) {
        const role = readRole(row.title);
        if (!role) continue;
        const { titles, labels } = addToGroup(byRole, role.key, row, (group) => ({
          ...group,
          titles: [],
          labels: new Map(),
        }));
        titles.push(row.title);
        labels.set(role.label, (labels.get(role.label) ?? 0) + row.live_count);
      }
    }
    const roleOf = new Map<string, Role>();
    const roles = [...byRole].flatMap(([key, group]) => {
      if (group.firstCompany === group.lastCompany) return [];
      const role = { key, label: findMostFrequent(group.labels) };
      const entries = createEntries(group, role);
      if (entries.length > 0) for (const title of group.titles) roleOf.set(title, role);
      return entries;
    });

    const byPlace = new Map<string, Group>();
    for await (const rows of streamPlaceCounts(tx, span)) {
      for (const row of rows) {
        const place = findLandingPagePlace(row.place);
        if (place) addToGroup(byPlace, place, row, (group) => group);
      }
    }
    const places = [...byPlace].flatMap(([place, group]) => createEntries(group, undefined, place));

    const byBoth = new Map<string, PairGroup>();
    for await (const rows of streamTitleInPlaceCounts(tx, span, [...roleOf.keys()])) {
      for (const row of rows) {
        const role = roleOf.get(row.title);
        const place = findLandingPagePlace(row.place);
        if (role && place)
          addToGroup(byBoth, landingPageKey(role.key, place), row, (group) => ({ ...group, role, place }));
      }
    }
    const rolesInPlaces = [...byBoth.values()].flatMap((group) => createEntries(group, group.role, group.place));
    return { roles: sortByCount(roles), places: sortByCount(places), rolesInPlaces: sortByCount(rolesInPlaces) };
  });
