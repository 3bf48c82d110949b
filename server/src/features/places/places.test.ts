import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSharedData } from '../../testing/read-shared-data.ts';
import { findPlace, foldPlace, placesCovering } from './index.ts';
import { LOCATION_LENGTH, LOCATIONS_LIMIT, parseLocations } from './parse-locations.ts';
import { locationTexts } from './test-location-texts.ts';

describe('findPlace', () => {
  it.each([
    ['Bangalore', 'Bengaluru'],
    ['BENGALURU', 'Bengaluru'],
    ['  gurgaon ', 'Gurugram'],
    ['Bombay', 'Mumbai'],
    ['Calcutta', 'Kolkata'],
    ['madras', 'Chennai'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['Cochin', 'Kochi'],
    ['Baroda', 'Vadodara'],
    ['Mysore', 'Mysuru'],
    ['Mangalore', 'Mangaluru'],
    ['Pondicherry', 'Puducherry'],
    ['Allahabad', 'Prayagraj'],
    ['Vizag', 'Visakhapatnam'],
    ['New Delhi', 'Delhi'],
    ['Delhi / NCR', 'Delhi NCR'],
    ['Secunderābād', 'Hyderabad'],
    ['Hyderabad/Secunderabad', 'Hyderabad'],
    ['मुंबई', 'Mumbai'],
    ['Whitefield', 'Whitefield, Bengaluru'],
    ['Orissa', 'Odisha'],
    ['WFH', 'Remote'],
    ['work from home', 'Remote'],
    ['Navi Mumbai', 'Navi Mumbai'],
  ])('reads %s as %s', (text, name) => {
    expect(findPlace(text)?.name).toBe(name);
  });

  it('finds the state of a city, and nothing for unknown names', () => {
    expect(findPlace('Indore')).toEqual({ name: 'Indore', state: 'Madhya Pradesh', kind: 'city' });
    expect(findPlace('Zanzibar')).toBeUndefined();
    expect(findPlace('')).toBeUndefined();
  });
});

describe('placesCovering', () => {
  it('expands a region to its cities, and nothing else', () => {
    expect(placesCovering('NCR')).toEqual([
      'Delhi NCR',
      'Delhi',
      'Noida',
      'Greater Noida',
      'Gurugram',
      'Ghaziabad',
      'Faridabad',
    ]);
    expect(placesCovering('bangalore')).toEqual(['Bengaluru']);
    expect(placesCovering('tamilnadu')).toEqual(['Tamil Nadu']);
    expect(placesCovering('  San José ')).toEqual(['san jose']);
  });
});

describe('parseLocations', () => {
  it.each<[string | string[], string[]]>([
    ['Bangalore/Bengaluru, Mumbai (All Areas)', ['Bengaluru', 'Mumbai']],
    ['Hyderabad( Jubilee Hills, Madhapur )', ['Hyderabad']],
    ['Gwalior +9', ['Gwalior']],
    ['Meerut\n+1', ['Meerut']],
    ['Other Maharashtra', ['Maharashtra']],
    ['Bangalore/Bengaluru\n(WFH during Covid)', ['Bengaluru']],
    ['Jobs in Delhi', ['Delhi']],
    ['Jobs in Delhi, Jobs in Mumbai, Kolkata', ['Kolkata']],
    [['Jobs in Delhi', 'Jobs in Mumbai', 'Pune'], ['Pune']],
    ['Hybrid - Kolkata, Pune', ['Kolkata', 'Pune']],
    ['Pune, pune', ['Pune']],
    ['Powai, Mumbai, Maharashtra, India', ['Mumbai']],
    ['Somewhere, Uttar Pradesh, India', ['Somewhere', 'Uttar Pradesh']],
    ['Chennai, Noida', ['Chennai', 'Noida']],
    ['Remote in Bengaluru, Karnataka', ['Remote', 'Bengaluru']],
    ['Amritsar/Ludhiana Area', ['Amritsar', 'Ludhiana']],
    ['Sector 22 Chandigarh', ['Chandigarh']],
    ['Chennai, NoidaView More', ['Chennai', 'Noida']],
    ['Pan India', ['All India']],
    ['singapore', ['Singapore']],
    ['No fixed duration', []],
    ['Multiple Locations', []],
    ['N/A', []],
    ['560001', ['Bengaluru']],
    ['', []],
  ])('splits %j', (text, names) => {
    expect(parseLocations(text)).toEqual(names);
  });

  it('stays within its limits for any text, and reads its own output unchanged', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 300 }),
          fc.string({ unit: fc.constantFrom(...'Pune,(/)-+ \nDelhi') }),
        ),
        (text) => {
          const names = parseLocations(text);
          expect(names.length).toBeLessThanOrEqual(LOCATIONS_LIMIT);
          expect(new Set(names.map(foldPlace)).size).toBe(names.length);
          for (const name of names) {
            expect(name.length).toBeLessThanOrEqual(LOCATION_LENGTH);
            expect(name.trim()).toBe(name);
            expect(name).not.toMatch(/[\p{Cc}\ud800-\udfff]/u);
          }
          const knownNames = names.filter((name) => findPlace(name));
          for (const name of knownNames) expect(parseLocations(name)).toEqual([name]);
        },
      ),
    );
  });
});

function readRealLocationTexts(): string[] | undefined {
  const jobs = readSharedData('jobs.jsonl.gz');
  if (!jobs) return undefined;
  const lines = gunzipSync(jobs).toString('utf8').trimEnd().split('\n');
  return lines.flatMap((line) => (JSON.parse(line) as { locations: string[] }).locations);
}

it('recognises a city in at least 91 of 100 location texts of job sites', () => {
  const texts = readRealLocationTexts() ?? locationTexts;
  const withCity = texts.filter((text) =>
    parseLocations(text).some((name) => ['city', 'region'].includes(findPlace(name)?.kind ?? '')),
  );
  expect(withCity.length / texts.length).toBeGreaterThan(0.91);
});
