import { foldText } from '../../../lib/text/fold-text.ts';
import { readRole, roleKey } from './read-role.ts';
import type { Name } from './vocabulary.queries.ts';

/** A row of search_suggestions without its count. */
export interface SuggestionStart {
  starts: string;
  text: string;
  is_whole: boolean;
  /** The whole text folded: of all its spellings one is suggested. */
  folded: string;
}

/** Longer texts are headlines and make poor suggestions. */
const MAX_LENGTH = 100;
/** Titles with more words are headlines. */
const MAX_TITLE_WORDS = 6;
/** A headline of at least this many advertisements is a title after all. */
const MIN_HEADLINES = 3;
/** A text is suggested for prefixes of this many of its first words. */
const MAX_STARTS = 8;

/** Folds a typed prefix or a suggestion for comparison: folded text with single spaces. */
export const foldSuggestion = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** Key that all spellings of a suggestion share: "Power BI", "PowerBI" and "power-bi" are suggested once. */
export const spellingKey = (text: string): string => roleKey(text).replaceAll(' ', '') || foldSuggestion(text);

/** A title with figures, or with an aside after a separator, is the headline of one advertisement. */
const isHeadline = (title: string): boolean =>
  title.split(/\s+/).length > MAX_TITLE_WORDS ||
  /\d|[|:!@]|\s[-–—]\s|\b(?:urgent|hiring|required|wanted)\b/i.test(title);

/**
 * What is suggested for a name of vacancies: the role for a title, so that advertisements of one role count together;
 * skills and companies as they are.
 * @returns undefined for what makes a poor suggestion, such as the headline of few advertisements
 */
export function suggestionOf({ text, kind, live_count }: Name): string | undefined {
  if (text.length > MAX_LENGTH || !/[\p{L}\p{N}]/u.test(text)) return undefined;
  if (kind !== 'title') return text;
  const role = readRole(text);
  if (role) return role.label;
  return isHeadline(text) && live_count < MIN_HEADLINES ? undefined : text;
}

/** The suggestion rows of a text: one for the whole text, one from each later word on. */
export function startsOf(text: string): SuggestionStart[] {
  const folded = foldSuggestion(text);
  const later = [...folded.matchAll(/(?<=[\s/(,&-])(?=[\p{L}\p{N}.])/gu)].map(({ index }) => folded.slice(index));
  const starts = [...new Set([folded, ...later.slice(0, MAX_STARTS - 1)])];
  return starts.map((start, i) => ({ starts: start, text, is_whole: i === 0, folded }));
}
