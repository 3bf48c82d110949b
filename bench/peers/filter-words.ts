import type { SearchDocument } from '../oracle/make-document.ts';
import type { ReadQuery } from '../oracle/read-query.ts';

/*
 * Filters and occupations as index words, for engines that filter fastest by words. The prefix `z0` occurs in no text.
 */
const LAST_YEAR = 60;
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const placeWord = (place: string): string => `z0l${plain(place)}`;
const educationWord = (education: string): string => `z0e${plain(education)}`;
const yearWord = (years: number): string => `z0x${years}`;
/** Word of an occupation. */
export const occupationWord = (occupation: string): string => `z0o${plain(occupation)}`;

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
