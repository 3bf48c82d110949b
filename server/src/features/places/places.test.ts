import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSharedData } from '../../testing/read-shared-data.ts';
import {
  findCity,
  findPlace,
  foldPlace,
  isOrdinaryWord,
  parseLocalities,
  placesAround,
  placesCovering,
} from './index.ts';
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

  it.each([
    [
      'goregaon west',
      'Goregaon West, Mumbai',
      ['Goregaon, Mumbai', 'Mumbai', 'Maharashtra', 'Mumbai Metropolitan Region'],
    ],
    ['Kalkaji Delhi', 'Kalkaji, Delhi', ['Delhi', 'Delhi NCR']],
    ['Sector-49, Gurgaon', 'Sector 49, Gurugram', ['Gurugram', 'Haryana', 'Delhi NCR']],
    ['sec 44 chandigarh', 'Sector 44, Chandigarh', ['Chandigarh', 'Chandigarh Tricity']],
    ['model town jalandhar', 'Model Town, Jalandhar', ['Jalandhar', 'Punjab']],
    ['bareilly civil lines', 'Civil Lines, Bareilly', ['Bareilly', 'Uttar Pradesh']],
    ['jubilee hills', 'Jubilee Hills, Hyderabad', ['Hyderabad', 'Telangana']],
    ['आलमबाग', 'Alambagh, Lucknow', ['Lucknow', 'Uttar Pradesh']],
    ['it park nagpur', 'IT Park, Nagpur', ['Nagpur', 'Maharashtra']],
  ])('finds the locality %s', (text, name, around) => {
    const place = findPlace(text);
    expect(place).toMatchObject({ name, kind: 'locality' });
    expect(place && placesAround(place)).toEqual(around);
    expect(findPlace(name)).toEqual(place);
    expect(placesCovering(name)).toEqual([name]);
    expect(findCity(text)?.name).toBe(name.split(', ')[1]);
  });

  it('finds all localities with a name that no city is clearly meant by', () => {
    expect(findPlace('sector 45')).toEqual({ name: 'Sector 45', state: '', kind: 'locality' });
    expect(placesCovering('sector 45')).toEqual(expect.arrayContaining(['Sector 45, Noida', 'Sector 45, Gurugram']));
    expect(findCity('civil lines')).toBeUndefined();
    expect(findPlace('it park')).toBeUndefined();
    expect(isOrdinaryWord('Camp')).toBe(true);
  });

  it.each([
    ['600020', 'Adyar, Chennai'],
    ['pin code 500081', 'Madhapur, Hyderabad'],
    ['411 057', 'Wakad, Pune'],
    ['pincode 462022', 'Piplani, Bhopal'],
    ['152116', 'Firozpur'],
    ['834009', 'Ranchi'],
    ['201305', 'Noida'],
    ['400607', 'Thane'],
    ['796701', 'Mizoram'],
  ])('finds the place of PIN code %s', (text, name) => {
    expect(findPlace(text)?.name).toBe(name);
  });

  it.each(['250000', '012345', '1234567', '99999', '900001'])('finds no place for the number %s', (text) => {
    expect(findPlace(text)).toBeUndefined();
  });

  it.each([
    ['Gautam Buddh Nagar', 'Noida'],
    ['East Champaran', 'Motihari'],
    ['Chhatrapati Sambhajinagar', 'Aurangabad'],
    ['Kachchh', 'Bhuj'],
    ['Papum Pare', 'Itanagar'],
    ['वाराणसी', 'Varanasi'],
    ['उत्तर प्रदेश', 'Uttar Pradesh'],
    ['મુંબઈ', 'Mumbai'],
    ['చెన్నై', 'Chennai'],
  ])('finds %s as %s', (text, name) => {
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
    ['Lajpat Nagar, Kanpur', ['Kanpur']],
    ['Camp, Kerala', ['Kerala']],
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

describe('parseLocalities', () => {
  it.each<[string[], string[]]>([
    [['Pune( Baner, Viman Nagar +3 )'], ['Baner, Pune', 'Viman Nagar, Pune']],
    [
      ['Chennai(Adyar)', 'Kolkata (Salt Lake)'],
      ['Adyar, Chennai', 'Salt Lake, Kolkata'],
    ],
    [['Noida (Sector-63)'], ['Sector 63, Noida']],
    [['Lajpat Nagar, Kanpur, Uttar Pradesh, India'], ['Lajpat Nagar, Kanpur']],
    [['Patelwadi, Surat, Gujarat'], ['Patelwadi, Surat']],
    [['Kukatpally'], ['Kukatpally, Hyderabad']],
    [['Camp, Kerala'], []],
    [['Peenya 3rd Phase, Bangalore'], ['Peenya, Bengaluru']],
    [['Mumbai (All Areas)', 'Delhi / NCR', 'WFH(work from home)', 'Chennai, Surat', 'Model Town', ''], []],
  ])('reads %j', (texts, names) => {
    expect(parseLocalities(texts)).toEqual(names);
  });

  it('stays within its limits for any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom(...'Pune,(/)-+ Wakd\nSector 6'), maxLength: 80 })),
        (texts) => {
          const names = parseLocalities(texts);
          expect(names.length).toBeLessThanOrEqual(LOCATIONS_LIMIT);
          for (const name of names) expect(name.length).toBeLessThanOrEqual(LOCATION_LENGTH);
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
