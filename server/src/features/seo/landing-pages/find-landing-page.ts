import { findCity } from '../../places/index.ts';
import { roleKey } from '../../search/index.ts';
import { type LandingPageDirectory, type LandingPageEntry, landingPageKey } from './landing-page-directory.ts';

/** What an address names: a role, a known place, or both. */
interface RequestedPage {
  /** In the spelling of titles, or as in the address if too few titles have it. */
  role: string;
  place: string;
  /** The landing page of this role and place, if there is one. */
  entry: LandingPageEntry | undefined;
}

const toWords = (text = ''): string => text.replaceAll('-', ' ').trim();

/** Parses an address such as `java-developer-jobs-in-pune` in any spelling; undefined when it cannot be a landing page. */
export function findLandingPage(slug: string, { byKey }: LandingPageDirectory): RequestedPage | undefined {
  const [, roleText, placeText] = slug.match(/^(?:(.+)-)?jobs(?:-in-(.+))?$/) ?? [];
  const place = placeText ? findCity(toWords(placeText)) : undefined;
  if ((!roleText && !placeText) || (placeText && !place)) return undefined;
  const key = roleText && roleKey(toWords(roleText));
  const known = key ? byKey.get(landingPageKey(key, undefined))?.role?.label : undefined;
  return {
    role: known ?? toWords(roleText),
    place: place?.name ?? '',
    entry: byKey.get(landingPageKey(key, place?.name)),
  };
}
