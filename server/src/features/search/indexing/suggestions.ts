import { foldText } from '../../../lib/text/fold-text.ts';
import { readRole, roleKey } from './read-role.ts';
import { readTitleRoles } from './title-roles.ts';
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
const MAX_LENGTH = 60;
/** Texts with more words are headlines. */
const MAX_WORDS = 5;
/** A skill, a company, or a title without the head of a role is suggested from this many vacancies on. */
const MIN_OCCURRENCES = 3;
/** A text is suggested for prefixes of this many of its first words. */
const MAX_STARTS = 8;

/** Folds a typed prefix or a suggestion for comparison: folded text with single spaces. */
export const foldSuggestion = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** Key that all spellings of a suggestion share: "Power BI", "PowerBI" and "power-bi" are suggested once. */
export const spellingKey = (text: string): string => roleKey(text).replaceAll(' ', '') || foldSuggestion(text);

/** Texts that are headlines, or requirements of a person rather than names of skills. */
const headline =
  /[|!@:]|\b(?:urgent(?:ly)?|hiring|required|wanted|openings?|vacanc(?:y|ies)|immediate|walk-?in|opportunit(?:y|ies)|excellent|good|strong|knowledge|ability|experience|jobs?|skills)\b/i;
/** Single words that are pieces of a phrase and mean nothing alone. */
const fragments = new Set(
  `full stack staff senior junior sr jr lead head develop developed developing development driven engine model models solution
   solutions account international internal general global work working team player drive part time based level associate
   other others process services service end back front high new key core basic advanced fresher freshers student
   students responsible reporting`.split(/\s+/),
);

const isName = (text: string): boolean =>
  text.length <= MAX_LENGTH &&
  /[\p{L}\p{N}]/u.test(text) &&
  text.split(/\s+/).length <= MAX_WORDS &&
  !headline.test(text) &&
  !fragments.has(foldSuggestion(text));

/** A text that may be suggested. */
export interface SuggestedText {
  text: string;
  /** Number of live vacancies from which on it is. */
  from: number;
}

/** Suggestions of a title: its roles; the whole title when many advertisements have it, or it is in another script. */
function suggestionsOfTitle(title: string): SuggestedText[] {
  const roles = readTitleRoles(title);
  const texts = roles.flatMap(({ label, withLevel }) => [
    // Alternatives such as "Photoshop/Illustrator" are one advertisement's wording until several have it.
    { text: label, from: label.includes('/') ? MIN_OCCURRENCES : 1 },
    ...(withLevel ? [{ text: withLevel, from: MIN_OCCURRENCES }] : []),
  ]);
  if (texts.length > 0 || !isName(title)) return texts;
  const label = readRole(title)?.label ?? title;
  return isName(label) ? [{ text: label, from: /[a-z]/i.test(title) ? MIN_OCCURRENCES : 1 }] : [];
}

/** What is suggested for a name of vacancies: the roles of a title, so that advertisements of one role count together. */
export function suggestionsOf({ text, kind }: Pick<Name, 'text' | 'kind'>): SuggestedText[] {
  if (kind === 'place') return [];
  if (kind === 'way') return [{ text, from: 1 }];
  if (kind === 'title') return suggestionsOfTitle(text);
  return isName(text) ? [{ text, from: MIN_OCCURRENCES }] : [];
}

/** The suggestion rows of a text: one for the whole text, one from each later word on unless only its level precedes. */
export function startsOf(text: string): SuggestionStart[] {
  const folded = foldSuggestion(text);
  const later = /^(?:senior|junior) /.test(folded)
    ? []
    : [...folded.matchAll(/(?<=[\s/(,&-])(?=[\p{L}\p{N}.])/gu)].map(({ index }) => folded.slice(index));
  const starts = [...new Set([folded, ...later.slice(0, MAX_STARTS - 1)])];
  return starts.map((start, i) => ({ starts: start, text, is_whole: i === 0, folded }));
}
