import { foldText } from '../query/split-words.ts';

/** A row of search_suggestions without its count. */
export interface SuggestionStart {
  starts: string;
  text: string;
  is_whole: boolean;
  /** The whole text folded: one text is offered in one spelling. */
  folded: string;
}

/** Longer texts are headlines nobody wants to be offered. */
const LONGEST_SUGGESTION = 100;
/** A text is found by this many of its first words. */
const WORDS_THAT_START = 8;

/** Lower case with single spaces: what is typed and what is offered meet here. */
export const foldSuggestion = (text: string): string => foldText(text).replace(/\s+/g, ' ').trim();

/** Whether a text is offered while typing. */
export const isSuggestible = (text: string): boolean => text.length <= LONGEST_SUGGESTION && /[\p{L}\p{N}]/u.test(text);

/** The rows a text is found by: one from its beginning, one from each later word. */
export function startsOf(text: string): SuggestionStart[] {
  const folded = foldSuggestion(text);
  const later = [...folded.matchAll(/(?<=[\s/(,&-])(?=[\p{L}\p{N}.])/gu)].map(({ index }) => folded.slice(index));
  const starts = [...new Set([folded, ...later.slice(0, WORDS_THAT_START - 1)])];
  return starts.map((start, i) => ({ starts: start, text, is_whole: i === 0, folded }));
}
