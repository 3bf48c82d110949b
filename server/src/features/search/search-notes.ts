import type { OfferedSearch, SearchNotes, VacancyCard } from '@aarambh/contract';
import { LRUCache } from 'lru-cache';
import { findTitleOccupations, type Occupation } from './occupations/index.ts';
import type { ParsedKeyword } from './query/read-keyword.ts';
import { formsOf } from './query/split-words.ts';

const MAX_TITLES = 5;
/** Longer titles are headlines. */
const MAX_TITLE_LENGTH = 40;

/** What is read from the title of a card. */
interface TitleFacts {
  words: Set<string>;
  occupations: Occupation[];
}

/** Many vacancies have the same title, and the same pages are searched again and again. */
const knownTitles = new LRUCache<string, TitleFacts>({ max: 2_000 });

function readTitle(title: string): TitleFacts {
  const known = knownTitles.get(title);
  if (known) return known;
  const facts = { words: new Set(formsOf(title)), occupations: findTitleOccupations(title) };
  knownTitles.set(title, facts);
  return facts;
}

/** Titles of cards that are shown because they name the occupation of a role by other words; most frequent first. */
export function listOtherTitles({ terms, roles }: ParsedKeyword, cards: VacancyCard[]): string[] {
  const counts = new Map<string, { title: string; count: number }>();
  for (const { jobTitle } of roles.length > 0 ? cards : []) {
    if (jobTitle.length > MAX_TITLE_LENGTH || !/^[\p{L}\p{M} .,&/()-]+$/u.test(jobTitle)) continue;
    const { words, occupations } = readTitle(jobTitle);
    const hasWords = roles.every(({ from, to }) =>
      terms.slice(from, to).every(({ phrases }) => phrases.some((phrase) => phrase.every((word) => words.has(word)))),
    );
    if (hasWords) continue;
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
  notUsed: parsed.notUsed,
  offers: rest.offers,
});
