import { findPlace } from '../../places/index.ts';
import { type JobPageDirectory, type JobPageEntry, pageKey } from './job-page-directory.ts';
import { roleKey } from './read-role.ts';

/** What an address asks for: a role, a known place, or both. */
interface AskedPage {
  /** As titles spell it, or in the words of the address where too few titles have it. */
  role: string;
  place: string;
  /** The page that stands for it, when there is one. */
  entry: JobPageEntry | undefined;
}

const spaced = (text = ''): string => text.replaceAll('-', ' ').trim();

/** Reads `java-developer-jobs-in-pune` in any spelling of role and place; nothing when it cannot be a page. */
export function findJobPage(slug: string, { byKey }: JobPageDirectory): AskedPage | undefined {
  const [, roleText, placeText] = slug.match(/^(?:(.+)-)?jobs(?:-in-(.+))?$/) ?? [];
  const place = placeText ? findPlace(spaced(placeText)) : undefined;
  if ((!roleText && !placeText) || (placeText && !place)) return undefined;
  const key = roleText && roleKey(spaced(roleText));
  const known = key ? byKey.get(pageKey(key, undefined))?.role?.label : undefined;
  return { role: known ?? spaced(roleText), place: place?.name ?? '', entry: byKey.get(pageKey(key, place?.name)) };
}
