import type { LandingPage, LandingPageLink, PopularLandingPages } from '@aarambh/contract';
import { type LandingPageDirectory, type LandingPageEntry, landingPageKey } from './landing-page-directory.ts';

const MAX_LINKS = 12;

const roleLink = ({ slug, role }: LandingPageEntry): LandingPageLink => ({ slug, label: role?.label ?? '' });
const placeLink = ({ slug, place }: LandingPageEntry): LandingPageLink => ({ slug, label: place ?? '' });
const roleInPlaceLink = ({ slug, role, place }: LandingPageEntry): LandingPageLink => ({
  slug,
  label: `${role?.label} in ${place}`,
});

const first = (entries: LandingPageEntry[], link: (entry: LandingPageEntry) => LandingPageLink): LandingPageLink[] =>
  entries.slice(0, MAX_LINKS).map(link);

/** Roles by similarity: first those with the same last word ('Java Developer', 'Python Developer'), then with any same word. */
function rankSimilarRoles(key: string, roles: LandingPageEntry[]): LandingPageEntry[] {
  const words = key.split(' ');
  const last = words.at(-1);
  const others = roles.filter(({ role }) => role && role.key !== key);
  const endsAlike = others.filter(({ role }) => role?.key.split(' ').at(-1) === last);
  const sharesWord = others.filter(({ role }) => role?.key.split(' ').some((word) => words.includes(word)));
  return [...new Set([...endsAlike, ...sharesWord, ...others])];
}

/** Lists the links of a landing page: the page of its place, other roles there, other places for its role. */
export function listRelatedPages(
  { role, place }: LandingPageEntry,
  { roles, places, rolesInPlaces, byKey }: LandingPageDirectory,
): Pick<LandingPage, 'within' | 'roles' | 'places'> {
  const here = rolesInPlaces.filter((entry) => entry.place === place && entry.role?.key !== role?.key);
  const elsewhere = rolesInPlaces.filter((entry) => entry.role?.key === role?.key && entry.place !== place);
  // A place without landing pages of roles links to those of all India.
  const rolesHere = here.length > 0 ? here : roles.filter((entry) => entry.role?.key !== role?.key);
  const around = role && place ? byKey.get(landingPageKey(undefined, place)) : undefined;
  const everywhere = role && place ? byKey.get(landingPageKey(role.key, undefined)) : undefined;
  return {
    within: around ? [placeLink(around)] : [],
    roles: first(place ? rolesHere : rankSimilarRoles(role?.key ?? '', roles), roleLink),
    places: [
      ...(everywhere ? [{ slug: everywhere.slug, label: 'All of India' }] : []),
      ...first(role ? elsewhere : places.filter((entry) => entry.place !== place), placeLink),
    ],
  };
}

/** Lists the landing pages with most vacancies. */
export const listPopularPages = ({ roles, places, rolesInPlaces }: LandingPageDirectory): PopularLandingPages => ({
  roles: first(roles, roleLink),
  places: first(places, placeLink),
  rolesInPlaces: first(rolesInPlaces, roleInPlaceLink),
});
