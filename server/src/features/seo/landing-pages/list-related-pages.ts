import type { JobPage, JobPageLink, PopularJobPages } from '@aarambh/contract';
import { type JobPageDirectory, type JobPageEntry, pageKey } from './job-page-directory.ts';

const MOST_LINKS = 12;

const byRole = ({ slug, role }: JobPageEntry): JobPageLink => ({ slug, label: role?.label ?? '' });
const byPlace = ({ slug, place }: JobPageEntry): JobPageLink => ({ slug, label: place ?? '' });
const byBoth = ({ slug, role, place }: JobPageEntry): JobPageLink => ({ slug, label: `${role?.label} in ${place}` });

const first = (entries: JobPageEntry[], link: (entry: JobPageEntry) => JobPageLink): JobPageLink[] =>
  entries.slice(0, MOST_LINKS).map(link);

/** Roles that share a word, the most telling one first: the last, as in 'Java Developer' and 'Python Developer'. */
function rolesLike(key: string, roles: JobPageEntry[]): JobPageEntry[] {
  const words = key.split(' ');
  const last = words.at(-1);
  const others = roles.filter(({ role }) => role && role.key !== key);
  const endsAlike = others.filter(({ role }) => role?.key.split(' ').at(-1) === last);
  const sharesWord = others.filter(({ role }) => role?.key.split(' ').some((word) => words.includes(word)));
  return [...new Set([...endsAlike, ...sharesWord, ...others])];
}

/** Where somebody on a page may want to go on: the place around it, other roles there, other places for the role. */
export function relatedPages(
  { role, place }: JobPageEntry,
  { roles, places, rolesInPlaces, byKey }: JobPageDirectory,
): Pick<JobPage, 'within' | 'roles' | 'places'> {
  const here = rolesInPlaces.filter((entry) => entry.place === place && entry.role?.key !== role?.key);
  const elsewhere = rolesInPlaces.filter((entry) => entry.role?.key === role?.key && entry.place !== place);
  // A place with many small trades has no pages of roles; those of the country lead on.
  const rolesHere = here.length > 0 ? here : roles.filter((entry) => entry.role?.key !== role?.key);
  const around = role && place ? byKey.get(pageKey(undefined, place)) : undefined;
  const everywhere = role && place ? byKey.get(pageKey(role.key, undefined)) : undefined;
  return {
    within: around ? [byPlace(around)] : [],
    roles: first(place ? rolesHere : rolesLike(role?.key ?? '', roles), byRole),
    places: [
      ...(everywhere ? [{ slug: everywhere.slug, label: 'All of India' }] : []),
      ...first(role ? elsewhere : places.filter((entry) => entry.place !== place), byPlace),
    ],
  };
}

/** The pages most vacancies stand behind. */
export const popularPages = ({ roles, places, rolesInPlaces }: JobPageDirectory): PopularJobPages => ({
  roles: first(roles, byRole),
  places: first(places, byPlace),
  rolesInPlaces: first(rolesInPlaces, byBoth),
});
