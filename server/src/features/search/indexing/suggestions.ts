import { foldText } from '../../../lib/text/fold-text.ts';

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
/** A text is suggested for prefixes of this many of its first words. */
const MAX_STARTS = 8;

/** Folds a typed prefix or a suggestion for comparison: folded text with single spaces. */
export const foldSuggestion = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** Whether a text can be a suggestion. */
export const isSuggestible = (text: string): boolean => text.length <= MAX_LENGTH && /[\p{L}\p{N}]/u.test(text);

/** The suggestion rows of a text: one for the whole text, one from each later word on. */
export function startsOf(text: string): SuggestionStart[] {
  const folded = foldSuggestion(text);
  const later = [...folded.matchAll(/(?<=[\s/(,&-])(?=[\p{L}\p{N}.])/gu)].map(({ index }) => folded.slice(index));
  const starts = [...new Set([folded, ...later.slice(0, MAX_STARTS - 1)])];
  return starts.map((start, i) => ({ starts: start, text, is_whole: i === 0, folded }));
}
