import { expect, it } from 'vitest';
import { findPlace, listPlaceWords, placesAround } from '../../places/index.ts';
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
  ['pink city sales job', ['Jaipur']],
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

it('finds a place in each city named with a place around it', () => {
  const cities = [...listPlaceWords()].flatMap((word) => findPlace(word) ?? []).filter(({ kind }) => kind === 'city');
  expect(cities.length).toBeGreaterThan(300);
  const pairs = cities.flatMap((city) => placesAround(city).flatMap((name) => [[city, findPlace(name)] as const]));
  const nowhere = pairs.filter(([city, outer]) => {
    const named = [city, outer ?? city].map((place) => ({ place, text: place.name, phrases: [] }));
    return joinPlaces(named)?.places.length === 0;
  });
  expect(nowhere.map(([city, outer]) => `${city.name}, ${outer?.name}`)).toEqual([]);
});

it('finds Chandigarh and its Tricity named together', () => {
  expect(placesOf('tricity chandigarh')).toEqual([
    'Chandigarh Tricity',
    'Chandigarh',
    'Mohali',
    'Panchkula',
    'Zirakpur',
  ]);
});
