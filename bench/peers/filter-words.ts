import type { Field } from '../oracle/list-tiers.ts';
import type { SearchDocument } from '../oracle/make-document.ts';
import type { ReadQuery } from '../oracle/read-query.ts';

/*
 * Filters, occupations and companies as index words, for engines that filter fastest by words. The prefix `z0` occurs in no text.
 */
const LAST_YEAR = 60;
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const placeWord = (place: string): string => `z0l${plain(place)}`;
const educationWord = (education: string): string => `z0e${plain(education)}`;
const yearWord = (years: number): string => `z0x${years}`;
const occupationWord = (occupation: string): string => `z0o${plain(occupation)}`;

const companyWord = (word: string): string => `z0c${plain(word)}`;

/** The index word of a word in a field: occupations and companies are told apart from words of texts. */
export function fieldWord(word: string, field: Field): string {
  if (field === 'occupations') return occupationWord(word);
  return field === 'company' ? companyWord(word) : word;
}

/** Whether a field is searched among the filters. */
export const isFilterField = (field: Field): boolean => field === 'occupations' || field === 'company';

/** Index words of the occupations and the company of a document. */
export const attributeWords = ({ occupations, company }: SearchDocument): string[] => [
  ...occupations.map(occupationWord),
  ...company.map(companyWord),
];

/** Filter words of a document. */
export function filterWords({ places, educations, from, to }: SearchDocument): string[] {
  const [first, last] = [from ?? 0, Math.min(to ?? LAST_YEAR, LAST_YEAR)];
  const years = from === null && to === null ? 0 : Math.max(last - first + 1, 0);
  return [
    ...places.map(placeWord),
    ...educations.map(educationWord),
    ...Array.from({ length: years }, (_, i) => yearWord(first + i)),
  ];
}

/** Required filter words of a query: one of each list. */
export const requiredFilterWords = ({ places, education, years }: ReadQuery): string[][] => [
  ...(places ? [places.map(placeWord)] : []),
  ...(education ? [[educationWord(education)]] : []),
  ...(years === undefined ? [] : [[yearWord(years)]]),
];
