import { expect, it } from 'vitest';
import { expandTerm } from './expand-term.ts';
import { joinPlaces } from './extract-places.ts';
import { segmentWords } from './segment-words.ts';
import { splitWords } from './split-words.ts';

/** The places of a keyword, or undefined if it names none. */
function placesOf(keyword: string): string[] | undefined {
  const named = segmentWords(splitWords(keyword)).flatMap(({ words, place }) =>
    place ? [{ place, ...expandTerm(words) }] : [],
  );
  return joinPlaces(named)?.places;
}

it.each([
  ['cashier ghatkopar east', ['Ghatkopar East, Mumbai']],
  ['cook vile parle mumbai', ['Vile Parle, Mumbai']],
  ['sector 90 in gurgaon guard', ['Sector 90, Gurugram']],
  ['waiter in camp', ['Camp, Pune']],
  ['hebbal bangalore nurse', ['Hebbal, Bengaluru']],
  ['jobs in 600020', ['Adyar, Chennai']],
  ['pin code 110085 tutor', ['Rohini, Delhi']],
  ['gomti nagar or aliganj lucknow', ['Gomti Nagar, Lucknow', 'Aliganj, Lucknow']],
])('reads the localities of "%s"', (keyword, places) => {
  expect(placesOf(keyword)).toEqual(places);
});

it.each([
  'camp organiser',
  'satellite communication engineer',
  'industrial area manager',
  'model maker',
  'airport cleaner',
  'ruby on rails',
  'salary 560034',
  'science teacher',
  'fort builder',
])('reads no place in "%s"', (keyword) => {
  expect(placesOf(keyword)).toBeUndefined();
});
