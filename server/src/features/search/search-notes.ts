import type { OfferedSearch, SearchNotes, VacancyCard } from '@aarambh/contract';
import { findTitleOccupations } from './occupations/index.ts';
import type { ParsedKeyword } from './query/read-keyword.ts';
import { formsOf } from './query/split-words.ts';

const MAX_TITLES = 5;
/** Longer titles are headlines. */
const MAX_TITLE_LENGTH = 40;

/** Titles of cards that are shown because they name the occupation of a role by other words; most frequent first. */
export function listOtherTitles({ terms, roles }: ParsedKeyword, cards: VacancyCard[]): string[] {
  const counts = new Map<string, { title: string; count: number }>();
  for (const { jobTitle } of roles.length > 0 ? cards : []) {
    const words = new Set(formsOf(jobTitle));
    const hasWords = roles.every(({ from, to }) =>
      terms.slice(from, to).every(({ phrases }) => phrases.some((phrase) => phrase.every((word) => words.has(word)))),
    );
    if (hasWords || jobTitle.length > MAX_TITLE_LENGTH || !/^[\p{L}\p{M} .,&/()-]+$/u.test(jobTitle)) continue;
    const occupations = findTitleOccupations(jobTitle);
    if (!roles.some((role) => role.occupations.some((occupation) => occupations.includes(occupation)))) continue;
    const key = jobTitle.toLowerCase();
    const known = counts.get(key) ?? { title: jobTitle, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_TITLES)
    .map(({ title }) => title);
}

const isWordCharacter = (character: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(character);

/** Whether a position of a text is not within a word. */
const isBetweenWords = (text: string, at: number): boolean =>
  !isWordCharacter(text.charAt(at - 1)) || !isWordCharacter(text.charAt(at));

/** The keyword without the words of one of its conditions, which may also be part of longer words. */
function withoutText(keyword: string, text: string): string {
  let at = keyword.indexOf(text);
  while (at >= 0 && !(isBetweenWords(keyword, at) && isBetweenWords(keyword, at + text.length)))
    at = keyword.indexOf(text, at + 1);
  const [before, after] = at < 0 ? [keyword, ''] : [keyword.slice(0, at), keyword.slice(at + text.length)];
  return `${before} ${after}`.replace(/\s+/g, ' ').trim();
}

/** What a search made of its keyword, for the page. */
export const describeSearch = (
  parsed: ParsedKeyword,
  rest: { strict: number; cards: VacancyCard[]; leftOut: string[]; offers: OfferedSearch[] },
): SearchNotes => ({
  conditions: parsed.conditions.map(({ text, label }) => ({ text, label, without: withoutText(parsed.text, text) })),
  alsoShown: listOtherTitles(parsed, rest.cards.slice(0, rest.strict)),
  strict: rest.strict,
  leftOut: rest.leftOut,
  offers: rest.offers,
});
